import { z } from 'zod';

/** In small letters whoever sends it: what is kept, remembered and forgotten by guid has one name only. */
export const Guid = z.guid().toLowerCase();
export type Guid = string;

/** §7: anything shorter than 32 characters is a short id. */
export const isShortId = (id: string): boolean => id.length < 32;

import { z } from 'zod';

export const Guid = z.guid();
export type Guid = string;

/** §7: anything shorter than 32 characters is a short id. */
export const isShortId = (id: string): boolean => id.length < 32;

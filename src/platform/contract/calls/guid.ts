import { z } from 'zod';
import { writtenGuid } from './guid-text.ts';

/**
 * In small letters and with hyphens whoever sends it: what is kept, remembered and forgotten by guid has one name only.
 * §7: 32 characters without hyphens are a guid too.
 */
export const Guid = z
  .string()
  .overwrite(writtenGuid)
  .regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)
  .meta({ format: 'uuid', description: 'Without hyphens, as 32 characters, it is understood too' });
export type Guid = string;

/** §7: anything shorter than 32 characters is a short id. */
export const isShortId = (id: string): boolean => id.length < 32;

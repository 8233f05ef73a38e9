import { z } from 'zod';

const Use = z.object({
  /** In bytes. */
  used: z.number().int(),
  /** Null without a limit. */
  allowed: z.number().int().nullable(),
});

export const StorageUse = z.object({
  /** Of who asks. */
  own: Use,
  /** Of the platform as a whole, for who manages its content. */
  platform: Use.nullable(),
});
export type StorageUse = z.infer<typeof StorageUse>;
export type Used = z.infer<typeof Use>;

/** From here on it is time to tidy up. */
const nearlyFull = 0.9;

export function fullness({ used, allowed }: Used): 'room' | 'nearly' | 'full' {
  if (allowed === null || used < allowed * nearlyFull) return 'room';
  return used < allowed ? 'nearly' : 'full';
}

import { z } from 'zod';

/** Which submissions leave: by export or by API. Empty lists ask nothing. */
export const OutgoingFilter = z.object({
  status: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}$/))
    .max(50)
    .default([]),
  version: z.array(z.number().int().min(1).max(1_000_000_000)).max(50).default([]),
  sentFrom: z.iso.datetime().nullable().default(null),
  sentUntil: z.iso.datetime().nullable().default(null),
});
export type OutgoingFilter = z.output<typeof OutgoingFilter>;

import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

/** Retrying: it failed, and will be tried again by itself. */
export const workStates = ['Waiting', 'Running', 'Retrying', 'Done', 'Failed'] as const;
export type WorkState = (typeof workStates)[number];

/** Work that takes longer than a request may, as far as whoever asked for it needs to know. */
export const LongWork = z.object({
  id: Guid,
  kind: z.string(),
  state: z.enum(workStates),
  done: z.number().int(),
  total: z.number().int(),
  /** The code of a problem: why it did not succeed so far. */
  reason: z.string().nullable(),
});
export type LongWork = z.infer<typeof LongWork>;

export const isOver = ({ state }: Pick<LongWork, 'state'>): boolean => state === 'Done' || state === 'Failed';

import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { MediaFilter } from './media.ts';

const chosen = {
  guids: z.array(Guid).min(1).max(1000).optional(),
  filter: MediaFilter.optional(),
  /** How many the filter is thought to find: with another number nothing is changed. */
  expected: z.int32().min(0).optional(),
};
/** These files, or all that a filter finds. */
export const MediaBulk = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('move'), folder: Guid.nullable(), ...chosen }),
    z.object({ action: z.literal('delete'), ...chosen }),
    z.object({ action: z.literal('restore'), ...chosen }),
  ])
  .refine(({ guids, filter }) => (guids === undefined) !== (filter === undefined), {
    path: ['guids'],
    message: 'either guids or filter',
  });
export type MediaBulk = z.infer<typeof MediaBulk>;
export type MediaBulkInput = z.input<typeof MediaBulk>;

export const MediaBulkResult = z.object({
  count: z.number().int(),
  /** Which were changed and where each lay before, while they are few enough to undo it by name. */
  changed: z.array(z.object({ guid: Guid, folder: Guid.nullable() })),
  /** They are many: it is being done, and `GET /api/longwork/{id}` tells how far it is and then has the rest of this. */
  workId: Guid.optional(),
});
export type MediaBulkResult = z.infer<typeof MediaBulkResult>;

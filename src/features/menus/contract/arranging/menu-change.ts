import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { MenuItemChanges, NewMenuItem } from '../menu-source.ts';

const place = { parentGuid: Guid.nullable(), position: z.int32().min(0).max(10_000) };

/** One thing that is done to a menu while it is arranged; all of them together are saved at once. */
export const MenuChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    guid: Guid,
    item: NewMenuItem.omit({ parentGuid: true, position: true }),
    ...place,
  }),
  z.object({ kind: z.literal('set'), guid: Guid, changes: MenuItemChanges }),
  z.object({ kind: z.literal('move'), guid: Guid, ...place }),
  z.object({ kind: z.literal('remove'), guid: Guid }),
  /** What was taken out comes back with all that went with it: only to undo. */
  z.object({ kind: z.literal('restore'), guid: Guid }),
]);
export type MenuChange = z.output<typeof MenuChange>;

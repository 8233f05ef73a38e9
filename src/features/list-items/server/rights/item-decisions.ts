import { notAllowed } from '#platform/contract/calls/errors.ts';
import {
  audienceValue,
  type Decided,
  type DecisionsOf,
  type Standing,
  settle,
} from '#platform/contract/rights/decisions.ts';
import type { CheckedItem } from '../check-item.ts';
import type { ItemRow } from '../items.repository.ts';
import type { ListRights } from '../list-block.ts';

export interface DecidedItem extends CheckedItem {
  decisions: Decided<'item'>;
}

/** Whoever edits the page edits all that is on it, by whichever right; the rest wrote it. */
export const standingOn = ({ canEdit }: Pick<ListRights, 'canEdit'>): Standing => (canEdit ? 'editor' : 'author');

type Parts = Pick<
  CheckedItem,
  'isPublished' | 'publishedOn' | 'unpublishOn' | 'visibility' | 'roleIds' | 'isHighlighted'
>;

/** A day in the past says where an item stands in a list, and keeps it from nobody. */
const decisionsOf = (item: Parts, now: Date): DecisionsOf<'item'> => ({
  published: item.isPublished,
  appearsOn: item.publishedOn > now ? item.publishedOn.toISOString() : null,
  endsOn: item.unpublishOn?.toISOString() ?? null,
  audience: audienceValue(item.visibility, item.roleIds),
  highlight: item.isHighlighted,
});

/** What an editor decided about an item is not for its author to undo, by whatever way the change comes. */
export function settledItem(standing: Standing, row: ItemRow, item: Parts, now: Date): Decided<'item'> {
  const sides = { before: decisionsOf(row, now), after: decisionsOf(item, now), decided: row.decisions };
  const { refused, decided } = settle('item', standing, sides);
  if (refused.length > 0) throw notAllowed('decided-by-editors');
  return decided;
}

/** Whether who has this right may put it on the site, whatever else they change. */
export const mayPublish = (
  standing: Standing,
  { isPublished, decisions }: Pick<ItemRow, 'isPublished' | 'decisions'>,
) =>
  settle('item', standing, { before: { published: isPublished }, after: { published: true }, decided: decisions })
    .refused.length === 0;

/** Of a new item: what nobody has decided yet, but only editors may. */
export function refuseForStanding(standing: Standing, item: Parts, now: Date): void {
  const sides = { before: {}, after: decisionsOf(item, now), decided: {} };
  if (settle('item', standing, sides).refused.length > 0) throw notAllowed();
}

export function settledTrash(standing: Standing, row: ItemRow, trashed: boolean): Decided<'item'> {
  const sides = { before: { trashed: row.deletedAt !== null }, after: { trashed }, decided: row.decisions };
  const { refused, decided } = settle('item', standing, sides);
  if (refused.length > 0) throw notAllowed('decided-by-editors');
  return decided;
}

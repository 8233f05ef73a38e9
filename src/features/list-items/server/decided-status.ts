import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { CheckedItem } from './check-item.ts';
import { type ItemRow, wasPublished } from './items.repository.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Whether its status is decided about in public, with a reason (features/ideas): from the moment that readers had it. Taking it
 * off the site, changing it there and giving it back would be a way round.
 */
export async function isStatusDecided(
  db: PlatformDb,
  row: Pick<ItemRow, 'id' | 'isPublished' | 'publishedOn' | 'changedAt'>,
  type: ItemType,
  now: Date,
): Promise<boolean> {
  if (statusField(type) === undefined) return false;
  return (row.isPublished && row.publishedOn <= now) || wasPublished(db, row.id, row.changedAt);
}

/** Whatever else is written of it, a version of before or what an editor began before the decision, leaves it as it is. */
export function withDecidedStatus(row: ItemRow, item: CheckedItem, type: ItemType): CheckedItem {
  const field = statusField(type);
  if (field === undefined) return item;
  const { [field.id]: written, ...fields } = item.document.fields;
  const decided = row.document.fields[field.id];
  if (isSame(written, decided)) return item;
  return {
    ...item,
    document: { ...item.document, fields: { ...fields, ...(decided !== undefined && { [field.id]: decided }) } },
  };
}

/** Who says another status by a call that gives no reason is told which way there is. */
export function refuseUndecidedStatus(
  row: ItemRow,
  fields: Readonly<Record<string, JsonValue>> | undefined,
  type: ItemType,
): void {
  const field = statusField(type);
  if (field === undefined || fields === undefined || !(field.id in fields)) return;
  if (!isSame(fields[field.id], row.document.fields[field.id])) throw conflict('status-by-decision');
}

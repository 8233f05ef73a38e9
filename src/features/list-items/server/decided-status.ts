import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { isForReaders } from '../contract/item-state.ts';
import type { CheckedItem } from './check-item.ts';
import type { ItemRow } from './items.repository.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The status of what readers have is decided about in public, with a reason (features/ideas): whatever else is written of it, a
 * version of before or what an editor began before the decision, leaves it as it is.
 */
export function withDecidedStatus(row: ItemRow, item: CheckedItem, type: ItemType, now: Date): CheckedItem {
  const field = statusField(type);
  if (field === undefined || !isForReaders(row, now)) return item;
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
  now: Date,
): void {
  const field = statusField(type);
  if (field === undefined || fields === undefined || !(field.id in fields) || !isForReaders(row, now)) return;
  if (!isSame(fields[field.id], row.document.fields[field.id])) throw conflict('status-by-decision');
}

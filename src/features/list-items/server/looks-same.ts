import { isDeepStrictEqual } from 'node:util';
import type { ItemColumns, ItemRow } from './items.repository.ts';

/** In a list. */
export const looksSame = (row: ItemRow, now: ItemColumns): boolean => {
  const shown = ({
    title,
    description,
    card,
    parentIds,
    periodStart,
    periodEnd,
    isHighlighted,
  }: ItemRow | ItemColumns) => [title, description, card, parentIds, periodStart, periodEnd, isHighlighted];
  return isDeepStrictEqual(shown(row), shown(now));
};

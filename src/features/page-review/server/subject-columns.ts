import type { ReviewSubject } from '../contract/review-rules.ts';

/** A row of these tables is about a page or about an item, never both. */
export const columnOf = { page: 'page_id', item: 'item_id' } as const satisfies Record<ReviewSubject['kind'], string>;

export const subjectOf = (row: { page_id: string | null; item_id: string | null }): ReviewSubject =>
  row.item_id === null ? { kind: 'page', id: row.page_id ?? '' } : { kind: 'item', id: row.item_id };

export const sortKeys = [
  'publishedOn',
  'title',
  'periodStart',
  'periodEnd',
  'createdOn',
  'changedOn',
  'talkedOn',
  'sortOrder',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** `sort_by` as it is on the wire (§7). `talkedOn` is the order of a forum: what is sticky first, then by the newest reaction. `sortOrder` is the order that the block's editor dragged them into. */
export const sortBys = sortKeys.flatMap((key) => [`${key}_desc`, `${key}_asc`] as const);
export type SortBy = (typeof sortBys)[number];
/** §9. */
export const defaultSortBy: SortBy = 'publishedOn_desc';

export const listViews = ['cards', 'rows', 'compact', 'table', 'calendar', 'map', 'slider', 'topics'] as const;
export type ListView = (typeof listViews)[number];

export const searchKinds = ['page', 'item', 'document'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** When it appeared, or when it is to happen. */
export const searchPeriods = ['upcoming', 'week', 'month', 'year', 'older'] as const;
export type SearchPeriod = (typeof searchPeriods)[number];

export const searchSorts = ['relevance', 'date'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What narrows the results; each is absent when it does not. */
export interface SearchFilter {
  kind?: SearchKind | undefined;
  /** The `listItemTypeName` of items (§3). */
  type?: string | undefined;
  /** The guid of one of an item's parents (product.md §2). */
  theme?: string | undefined;
  period?: SearchPeriod | undefined;
}

export const filterNames = ['kind', 'type', 'theme', 'period'] as const satisfies (keyof SearchFilter)[];

export const isFiltered = (filter: SearchFilter): boolean => filterNames.some((name) => filter[name] !== undefined);

export interface Span {
  from?: Date;
  until?: Date;
}

const days = (count: number): number => count * 24 * 60 * 60 * 1000;

/** From (included) and until (not included). The three of the past each hold the ones before them; `older` is the rest. */
export function spanOf(period: SearchPeriod, now: Date): Span {
  const ago = (count: number) => new Date(now.getTime() - days(count));
  if (period === 'upcoming') return { from: now };
  if (period === 'week') return { from: ago(7), until: now };
  if (period === 'month') return { from: ago(30), until: now };
  if (period === 'year') return { from: ago(365), until: now };
  return { until: ago(365) };
}

/** Between these every moment has its place: 0 is before them all, and each period of `placesOf` is some of the places. */
export const periodBounds = (now: Date): Date[] =>
  [days(365), days(30), days(7), 0].map((ago) => new Date(now.getTime() - ago));

export const placesOf: Record<SearchPeriod, readonly number[]> = {
  upcoming: [4],
  week: [3],
  month: [2, 3],
  year: [1, 2, 3],
  older: [0],
};

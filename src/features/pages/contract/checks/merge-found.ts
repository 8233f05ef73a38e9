import type { FoundOnPages } from './checked-pages.ts';

/** What was found in several portions as one: each kind once, the places with the most of it first. */
export const mergeFound = (portions: readonly FoundOnPages[]): FoundOnPages[] =>
  [...Map.groupBy(portions, ({ kind }) => kind)].map(([kind, same]) => ({
    kind,
    count: same.reduce((sum, { count }) => sum + count, 0),
    pages: same
      .flatMap(({ pages }) => pages)
      .toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title)),
  }));

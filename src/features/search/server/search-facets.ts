import type { FacetValue, SearchAnswer } from '../contract/search.endpoints.ts';
import { type SearchFilter, searchKinds, searchPeriods } from '../contract/search-filter.ts';
import type { FacetRow } from './search.repository.ts';
import type { TypeLabel } from './type-labels.ts';

const mostThemes = 8;
/** Any choice there was, when there are more hits than were looked at: how many each has is not known then. */
type Counts = ReadonlyMap<string, number>;

interface Facets {
  rows: readonly FacetRow[];
  filter: SearchFilter;
  isMore: boolean;
  types: ReadonlyMap<string, TypeLabel>;
  /** Titles of themes that the viewer may see. */
  themes: ReadonlyMap<string, { title: string }>;
}

/** The choices that would leave something, in an order that does not jump; a choice that was made is always there. */
export function facetsOf({ rows, filter, isMore, types, themes }: Facets): SearchAnswer['facets'] {
  const countsOf = (facet: keyof SearchFilter): Counts => {
    const counts = new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]));
    const chosen = filter[facet];
    if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
    return counts;
  };
  const choiceOf = (counts: Counts, value: string, label?: string): FacetValue => ({
    value,
    ...(label === undefined ? {} : { label }),
    count: isMore ? null : (counts.get(value) ?? 0),
  });
  const ordered = (facet: 'kind' | 'period', order: readonly string[]): FacetValue[] => {
    const counts = countsOf(facet);
    return order.filter((value) => counts.has(value)).map((value) => choiceOf(counts, value));
  };
  const type = countsOf('type');
  const theme = countsOf('theme');
  return {
    kind: ordered('kind', searchKinds),
    period: ordered('period', searchPeriods),
    type: [...type.keys()]
      .map((value) => choiceOf(type, value, types.get(value)?.many ?? value))
      .sort((a, b) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1)),
    theme: [...theme.keys()]
      .flatMap((value) => {
        const title = themes.get(value)?.title;
        return title === undefined ? [] : [choiceOf(theme, value, title)];
      })
      .slice(0, mostThemes),
  };
}

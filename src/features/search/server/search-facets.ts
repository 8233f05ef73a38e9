import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { FacetValue, SearchAnswer } from '../contract/search.endpoints.ts';
import { placesOf, type SearchFilter, searchKinds, searchPeriods } from '../contract/search-filter.ts';
import type { HitGroup } from './find-hits.repository.ts';
import type { TypeLabel } from './type-labels.ts';

const mostThemes = 8;
/** Some of them may not be the viewer's to see. */
const mostThemesRead = 20;

type FacetCounts = Record<keyof SearchFilter, ReadonlyMap<string, number>>;

/** What each choice would leave with all others as they are, and how much those that were made leave together. */
export function countGroups(groups: readonly HitGroup[], filter: SearchFilter) {
  const counts = { kind: new Map(), type: new Map(), theme: new Map(), period: new Map() } satisfies Record<
    keyof SearchFilter,
    Map<string, number>
  >;
  let total = 0;
  for (const [kind, type, place, parentIds, count] of groups) {
    const isKind = filter.kind === undefined || filter.kind === kind;
    const isType = filter.type === undefined || filter.type === type;
    const isTheme = filter.theme === undefined || parentIds.includes(filter.theme.toLowerCase());
    const isPeriod = filter.period === undefined || placesOf[filter.period].includes(place);
    const add = (facet: Map<string, number>, value: string) => facet.set(value, (facet.get(value) ?? 0) + count);
    if (isKind && isType && isTheme && isPeriod) total += count;
    if (isType && isTheme && isPeriod) add(counts.kind, kind);
    if (isKind && isTheme && isPeriod && type !== null) add(counts.type, type);
    if (isKind && isType && isPeriod) for (const id of parentIds) add(counts.theme, id);
    if (isKind && isType && isTheme) {
      for (const period of searchPeriods) if (placesOf[period].includes(place)) add(counts.period, period);
    }
  }
  const themes = [...counts.theme].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, mostThemesRead);
  return { total, counts: { ...counts, theme: new Map(themes) } };
}

/** Any choice there was, when there are more hits than were looked at: how many each has is not known then. */
type Counts = ReadonlyMap<string, number>;

interface Facets {
  counts: FacetCounts;
  filter: SearchFilter;
  isMore: boolean;
  types: ReadonlyMap<string, TypeLabel>;
  /** Titles of themes that the viewer may see. */
  themes: ReadonlyMap<string, { title: string; titleLang: string | null }>;
}

/** The choices that would leave something, in an order that does not jump; a choice that was made is always there. */
export function facetsOf({ counts: all, filter, isMore, types, themes }: Facets): SearchAnswer['facets'] {
  const countsOf = (facet: keyof SearchFilter): Counts => {
    const counts = new Map(all[facet]);
    const chosen = filter[facet];
    if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
    return counts;
  };
  const choiceOf = (counts: Counts, value: string, label?: LocalizedText): FacetValue => ({
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
      .map((value) => choiceOf(type, value, types.get(value)?.many ?? { value }))
      .sort((a, b) => ((a.label?.value ?? '') < (b.label?.value ?? '') ? -1 : 1)),
    theme: [...theme.keys()]
      .flatMap((value) => {
        const found = themes.get(value);
        if (found === undefined) return [];
        const { title, titleLang } = found;
        return [choiceOf(theme, value, titleLang === null ? { value: title } : { value: title, lang: titleLang })];
      })
      .slice(0, mostThemes),
  };
}

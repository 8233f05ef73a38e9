import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { badInput, type FieldError } from '#platform/contract/calls/errors.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { expiredItemsFilter } from '../../contract/expired-items.ts';
import { type FieldTerm, type ListFilter, parseFilter } from '../../contract/list-filter.ts';
import type { ListOptions } from '../../contract/list-options.ts';
import type { SortBy } from '../../contract/list-words.ts';
import { facetValues } from '../item-values.ts';
import type { FacetTerm, ResolvedFilter } from './lists.repository.ts';

/** What a caller asks of a list, after validation. */
export interface ListAsked {
  pageNumber: number;
  itemCount: number;
  joinRest?: boolean | undefined;
  sort_by: SortBy;
  filter?: string | string[] | undefined;
  searchFilter?: string | undefined;
  savedQuery?: string | undefined;
  /** §7 as of pages: with all blocks. */
  IncludeBbis?: boolean | undefined;
}

export type FilterAsked = Pick<ListAsked, 'filter' | 'searchFilter' | 'savedQuery'>;

const mostWords = 8;

export interface ResolvedQuestion {
  filter: ResolvedFilter;
  /** What of the filter is nobody's to change: the block's, and the saved query's. */
  fixed: Pick<ResolvedFilter, 'moments' | 'facets'>;
  /** What the caller chose of fields, by their keys. */
  chosen: { key: string; facet: FacetTerm }[];
  parentGuids: readonly string[] | undefined;
  sortBy: SortBy | undefined;
}

/**
 * The whole filter of a question: what the block always says, what it says unless the caller does, and what the caller
 * says. An unknown term, type or field is refused by name.
 */
export function resolveFilter(
  options: ListOptions,
  asked: FilterAsked,
  { types, now, timeZone }: { types: readonly ItemType[]; now: Date; timeZone: TimeZone },
): ResolvedQuestion {
  const saved =
    asked.savedQuery === undefined ? undefined : options.savedQueries.find(({ key }) => key === asked.savedQuery);
  if (asked.savedQuery !== undefined && saved === undefined) {
    throw badInput([{ path: 'query.savedQuery', code: 'unknown-query', message: asked.savedQuery }]);
  }
  const always = parseFilter([options.filter, saved?.filter ?? ''], timeZone);
  const own = parseFilter(asked.filter, timeZone);
  if (own.wrong.length > 0) throw badInput(own.wrong);
  const wrong: FieldError[] = [];
  const all = [always.filter, own.filter];
  const parentGuids = own.filter.parentGuids ?? always.filter.parentGuids ?? nonEmpty(options.defaultParentGuids);
  const moments = all.flatMap((one) => one.moments);
  if (!moments.some(({ key, from }) => key === 'period-end' && from !== undefined)) {
    const notExpired = expiredItemsFilter({ ...options, now, timeZone });
    moments.push(...parseFilter(notExpired, timeZone).filter.moments);
  }
  const fixed = {
    moments: always.filter.moments,
    facets: always.filter.fields.map((term) => facetOf(term, types, wrong)),
  };
  const chosen = own.filter.fields.map((term) => ({ key: term.key, facet: facetOf(term, types, wrong) }));
  const filter: ResolvedFilter = {
    parentIds: parentGuids,
    typeIds: typeIdsOf(options, all, types, wrong),
    isHighlighted: options.highlightOnly ? true : (own.filter.highlight ?? always.filter.highlight),
    moments,
    facets: [...fixed.facets, ...chosen.map(({ facet }) => facet)],
    words: wordsOf(asked.searchFilter, saved?.searchFilter),
  };
  if (wrong.length > 0) throw badInput(wrong);
  return { filter, fixed, chosen, parentGuids, sortBy: saved?.sortBy };
}

const nonEmpty = (guids: readonly string[]): readonly string[] | undefined => (guids.length === 0 ? undefined : guids);

const wordsOf = (...texts: (string | undefined)[]): string[] =>
  texts
    .flatMap((text) => (text ?? '').split(/\s+/))
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** Only types that the block, its filter and the caller all name; undefined when none of them names any. */
function typeIdsOf(
  options: ListOptions,
  filters: readonly ListFilter[],
  types: readonly ItemType[],
  wrong: FieldError[],
): string[] | undefined {
  const named = [nonEmpty(options.itemTypeNames), ...filters.map(({ typeNames }) => typeNames)].filter(
    (names): names is string[] => names !== undefined,
  );
  if (named.length === 0) return undefined;
  for (const name of filters.at(-1)?.typeNames ?? []) {
    if (!types.some((type) => type.name === name)) {
      wrong.push({ path: 'query.filter', code: 'unknown-type', message: `type=${name}` });
    }
  }
  return types.filter(({ name }) => named.every((names) => names.includes(name))).map(({ guid }) => guid);
}

function facetOf(term: FieldTerm, types: readonly ItemType[], wrong: FieldError[]): FacetTerm {
  const fields = types.flatMap(({ guid, fields: own }) =>
    own.filter(({ key }) => key === term.key).map((field) => ({ ...field, typeId: guid })),
  );
  const sides = fields.flatMap(({ id, kind, typeId }) =>
    facetValues(kind, term.operator, term.value).map((side) => ({ id, typeId, ...side })),
  );
  if (sides.length === 0) {
    const sign = { equal: '=', from: '=>', until: '=<' }[term.operator];
    const code = fields.length === 0 ? 'unknown-field' : 'bad-value';
    wrong.push({ path: 'query.filter', code, message: `meta:${term.key}${sign}${term.value}` });
  }
  return { operator: term.operator, fields: sides };
}

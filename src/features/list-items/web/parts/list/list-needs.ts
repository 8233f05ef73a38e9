import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { type BlockNeeds, need } from '#features/pages/web/parts/block-needs.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { readList, readListCounts, readListMeta } from '../../../contract/list-items.endpoints.ts';
import { type AskedAt, type ListBlockOptions, listQuery, viewOf } from '../../../contract/list-query.ts';
import { type ListState, listState } from '../../../contract/list-state.ts';

export interface Asked extends AskedAt {
  guid: string;
  options: ListBlockOptions;
  state: ListState;
  language: Language;
}

export const listInput = ({ guid, options, state, language, ...at }: Asked) => ({
  params: { blockGuid: guid },
  query: { language, ...listQuery(options, state, at) },
});

/** §7: the same question without its page and order. */
export const metaInput = (asked: Asked) => {
  const { filter, searchFilter, savedQuery } = listQuery(asked.options, asked.state, asked);
  return {
    params: { blockGuid: asked.guid },
    query: {
      language: asked.language,
      ...(filter !== undefined && { filter }),
      ...(searchFilter !== undefined && { searchFilter }),
      ...(savedQuery !== undefined && { savedQuery }),
    },
  };
};

/** The same question again, for how many each choice would give. */
export const countsInput = (asked: Asked) => {
  const { language: _, ...query } = metaInput(asked).query;
  const { periodFilter } = asked.options;
  return {
    params: { blockGuid: asked.guid },
    query: { ...query, ...(periodFilter !== 'none' && { periods: periodFilter }) },
  };
};

/** A calendar has other choices than a period, and its month is not what a filter would give. */
export const hasCounts = (options: ListBlockOptions, state: ListState): boolean =>
  viewOf(options, state) !== 'calendar' && (options.hasFilters || options.periodFilter !== 'none');

/** A list without pages, form or choice says nowhere how many there are, nor does a calendar: it shows its month. */
export const hasTotal = (options: ListBlockOptions, state: ListState): boolean =>
  viewOf(options, state) !== 'calendar' &&
  (options.paging !== 'none' ||
    options.hasSearch ||
    options.hasFilters ||
    hasCounts(options, state) ||
    options.savedQueries.length > 0);

/** Labels of fields: for the visitor's filters and the headings of a table; what its items are called where they are searched. */
export const hasTypes = (options: ListBlockOptions, state: ListState): boolean =>
  options.hasFilters ||
  viewOf(options, state) === 'table' ||
  (hasTotal(options, state) &&
    (options.hasSearch || options.periodFilter !== 'none') &&
    options.itemTypeNames.length === 1);

export const listNeeds: BlockNeeds = ({ guid, options: stored }, { language, search, now, timeZone }) => {
  const options = stored as unknown as ListBlockOptions;
  if (options.lazyLoad) return [];
  const state = listState(search, guid);
  const asked = { guid, options, state, language, now, timeZone };
  return [
    need(readList, listInput(asked)),
    ...(hasTotal(options, state) ? [need(readListMeta, metaInput(asked))] : []),
    ...(hasTypes(options, state) ? [need(listItemTypes, {})] : []),
    ...(hasCounts(options, state) ? [need(readListCounts, countsInput(asked))] : []),
  ];
};

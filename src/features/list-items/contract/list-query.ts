import type { Resolved } from '#platform/contract/texts/localized.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { expiredItemsFilter } from './expired-items.ts';
import type { ListQuery } from './list-items.endpoints.ts';
import type { ListLook, ListOptions } from './list-options.ts';
import { periodTerms, readPeriod } from './list-period.ts';
import type { ListState } from './list-state.ts';
import type { ListView } from './list-words.ts';

/** A list block's options as its view has them. */
export type ListBlockOptions = Resolved<Omit<ListOptions, 'isSpotlight' | 'sourceBlockGuids'> & ListLook>;

/** §7: the most that one question answers. */
export const mostItems = 100;

export const viewOf = ({ view, otherViews }: ListBlockOptions, state: ListState): ListView =>
  state.view !== undefined && otherViews.includes(state.view) ? state.view : view;

/** When and where it is asked: which day is today. */
export interface AskedAt {
  now: Date;
  timeZone: TimeZone;
}

export const monthOf = (state: ListState, { now, timeZone }: AskedAt): string =>
  state.month ?? calendarDay(now, timeZone).slice(0, 7);

/** A list that grows ends where one question does; after that its pages are turned. */
export const canGrow = ({ defaultItemsPerPage }: ListBlockOptions, shown: number): boolean =>
  (shown + 1) * defaultItemsPerPage <= mostItems;

/** §7: what is asked for a block in this state. */
export function listQuery(options: ListBlockOptions, state: ListState, at: AskedAt): ListQuery {
  const { defaultItemsPerPage, defaultSortBy, paging } = options;
  const filter = filterTerms(options, state, at);
  const grown = paging === 'more' && state.page === 1 ? state.shown : 1;
  const isCalendar = viewOf(options, state) === 'calendar';
  return {
    pageNumber: isCalendar ? 1 : state.page,
    itemCount: isCalendar ? mostItems : Math.min(defaultItemsPerPage * grown, mostItems),
    ...(!isCalendar && paging !== 'none' && { joinRest: true }),
    // What began long ago and has no end never passes, and would leave no room for what begins now.
    sort_by: isCalendar ? 'periodStart_desc' : (state.sort ?? defaultSortBy),
    ...(filter.length > 0 && { filter }),
    ...(state.search !== '' && { searchFilter: state.search }),
    ...(savedQuery(options, state) !== undefined && { savedQuery: state.saved }),
  };
}

export const savedQuery = (options: ListBlockOptions, { saved }: ListState) =>
  options.savedQueries.find(({ key }) => key === saved);

/** §3, §5, §7. The block's own `filter` and types are the server's to apply, because nobody may leave them out. */
function filterTerms(options: ListBlockOptions, state: ListState, at: AskedAt): string[] {
  const { defaultParentGuids, highlightOnly, showExpiredItemsByDefault, itemsRecentForDays } = options;
  const isCalendar = viewOf(options, state) === 'calendar';
  const period = periodAsked(options, state, at);
  // Whoever asks for a period wants what has passed in it too.
  const isPeriod = options.periodFilter === 'period' && period.length > 0;
  const expired =
    isCalendar || isPeriod ? undefined : expiredItemsFilter({ showExpiredItemsByDefault, itemsRecentForDays, ...at });
  return [
    ...(defaultParentGuids.length > 0 ? [`parentGuids=${defaultParentGuids.join(',')}`] : []),
    ...(highlightOnly ? ['highlight=true'] : []),
    ...(expired === undefined ? [] : [expired]),
    ...(isCalendar ? monthTerms(monthOf(state, at)) : period),
    ...Object.entries(state.filters).map(([key, values]) => `meta:${key}=${values.join(',')}`),
  ];
}

/** A calendar has its month. */
function periodAsked(options: ListBlockOptions, state: ListState, at: AskedAt): string[] {
  const { periodFilter } = options;
  if (periodFilter === 'none' || viewOf(options, state) === 'calendar') return [];
  return periodTerms(periodFilter, readPeriod(state, at).range);
}

/** Whatever touches the month, with the days of the weeks around it. */
function monthTerms(month: string): string[] {
  const first = `${month}-01`;
  return [`meta:period-start=<${addDays(first, 37)}`, `meta:period-end=>${addDays(first, -6)}`];
}

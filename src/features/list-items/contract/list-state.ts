import { type PeriodChoice, periodChoices } from './list-period.ts';
import { type ListView, listViews, type SortBy, sortBys } from './list-words.ts';

/** What a visitor asked of one list. It lives in the address, so that it can be sent to somebody and works before any script. */
export interface ListState {
  /** From 1. */
  page: number;
  /** How many pages are shown below each other, where a list grows. */
  shown: number;
  search: string;
  /** A saved query's key. */
  saved: string | undefined;
  sort: SortBy | undefined;
  view: ListView | undefined;
  /** yyyy-mm, of a calendar. */
  month: string | undefined;
  period: PeriodChoice | undefined;
  /** Of a chosen period, as they were written. */
  from: string;
  until: string;
  /** Field keys to the values that were chosen. */
  filters: Readonly<Record<string, readonly string[]>>;
}

const letters = {
  page: 'p',
  shown: 'n',
  search: 'q',
  saved: 'k',
  sort: 's',
  view: 'v',
  month: 'm',
  period: 'd',
  from: 'a',
  until: 'z',
  filters: 'f',
} as const satisfies Record<keyof ListState, string>;

/** Six digits of its guid tell the lists of one page apart. They are nearly always its first six signs. */
function shortOf(guid: string): string {
  const first = guid.slice(0, 6);
  return first.includes('-') ? guid.replaceAll('-', '').slice(0, 6) : first;
}

export const listParameter = (guid: string, part: keyof ListState): string => `${letters[part]}-${shortOf(guid)}`;

/** Where a list begins, for a link that turns its page. */
export const listAnchor = (guid: string): string => `list-${shortOf(guid)}`;

export const filterValue = (key: string, value: string): string => `${key}~${value}`;

const isOneOf = <T extends string>(all: readonly T[], value: string | null): value is T =>
  (all as readonly (string | null)[]).includes(value);

const count = (value: string | null, most: number): number =>
  value !== null && /^[1-9]\d{0,4}$/.test(value) ? Math.min(Number(value), most) : 1;

/** What cannot be read is as if it were not there: an address is anybody's to write. */
export function listState(search: URLSearchParams, guid: string): ListState {
  const asked = (part: keyof ListState) => search.get(listParameter(guid, part));
  const sort = asked('sort');
  const view = asked('view');
  const month = asked('month');
  const saved = asked('saved');
  const period = asked('period');
  const dayOf = (part: 'from' | 'until') => (period === 'chosen' ? (asked(part) ?? '').trim().slice(0, 40) : '');
  return {
    page: count(asked('page'), 99_999),
    shown: count(asked('shown'), 100),
    search: (asked('search') ?? '').trim().slice(0, 200),
    saved: saved !== null && /^[a-z][a-z0-9-]{0,59}$/.test(saved) ? saved : undefined,
    sort: isOneOf(sortBys, sort) ? sort : undefined,
    view: isOneOf(listViews, view) ? view : undefined,
    month: month !== null && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    period: isOneOf(periodChoices, period) ? period : undefined,
    from: dayOf('from'),
    until: dayOf('until'),
    filters: filtersIn(search.getAll(listParameter(guid, 'filters'))),
  };
}

function filtersIn(pairs: readonly string[]): Record<string, string[]> {
  const filters = new Map<string, Set<string>>();
  for (const pair of pairs.slice(0, 20)) {
    const [, key, value] = /^([a-z][a-z0-9-]{0,59})~([\w-]{1,60})$/.exec(pair) ?? [];
    if (key === undefined || value === undefined) continue;
    filters.set(key, (filters.get(key) ?? new Set()).add(value));
  }
  return Object.fromEntries([...filters].map(([key, values]) => [key, [...values]]));
}

export type ListChanges = { [Part in keyof ListState]?: ListState[Part] | undefined };

const valuesOf = (part: keyof ListState, value: unknown): string[] => {
  if (value === undefined || value === '') return [];
  if (part === 'page' || part === 'shown') return value === 1 ? [] : [String(value)];
  if (part !== 'filters') return [String(value)];
  return Object.entries(value as ListState['filters']).flatMap(([key, chosen]) =>
    chosen.map((one) => filterValue(key, one)),
  );
};

/**
 * The address of the same page with this list in another state; the state of other lists stays. Another question begins
 * at its first page.
 */
export function listHref(search: URLSearchParams, guid: string, changes: ListChanges): string {
  const next = new URLSearchParams(search);
  const isTurning = 'page' in changes || 'shown' in changes || 'view' in changes;
  for (const part of isTurning ? [] : (['page', 'shown'] as const)) next.delete(listParameter(guid, part));
  for (const part of Object.keys(letters) as (keyof ListState)[]) {
    if (!(part in changes)) continue;
    next.delete(listParameter(guid, part));
    for (const value of valuesOf(part, changes[part])) next.append(listParameter(guid, part), value);
  }
  // Only a link that turns the page leads to where the list begins; any other leaves the reader where they are.
  return `?${next}${'page' in changes ? `#${listAnchor(guid)}` : ''}`;
}

/** The rest of the address as a form must repeat it. */
export function otherParameters(
  search: URLSearchParams,
  guid: string,
  without: readonly (keyof ListState)[],
): [string, string][] {
  const left = without.map((part) => listParameter(guid, part));
  return [...search].filter(([name]) => !left.includes(name));
}

/** Whether the visitor narrowed the list down, so that it can be undone. */
export const isAsked = ({ search, saved, period, filters }: ListState): boolean =>
  search !== '' || saved !== undefined || period !== undefined || Object.keys(filters).length > 0;

/** What undoes it. */
export const nothingAsked = {
  search: undefined,
  saved: undefined,
  period: undefined,
  from: undefined,
  until: undefined,
  filters: undefined,
} satisfies ListChanges;

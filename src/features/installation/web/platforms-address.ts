import { isNearlyFull } from '../contract/health.ts';
import type { InstallationPlatform } from '../contract/installation.ts';

export const rowsOnPage = 50;
/** With fewer one sees all of them at a glance, and has nothing to search. */
export const searchedFrom = 10;

export const shownStates = ['all', 'working', 'full', 'mail', 'suspended', 'leaving', 'away'] as const;
type ShownState = (typeof shownStates)[number];

/** In which order: as they were made, by name, or where there is most of something first. */
export const platformOrders = ['made', 'name', 'accounts', 'files', 'database', 'mail'] as const;
type PlatformOrder = (typeof platformOrders)[number];

const amountOf: Partial<Record<PlatformOrder, (platform: InstallationPlatform) => number>> = {
  accounts: ({ accounts }) => accounts,
  files: ({ fileBytes }) => fileBytes,
  database: ({ databaseBytes }) => databaseBytes,
  mail: ({ mailFailed, mailWaiting }) => mailFailed + mailWaiting,
};

export interface PlatformsQuery {
  search: string;
  state: ShownState;
  order: PlatformOrder;
  page: number;
}

/** What the address asks for, without what nobody can ask for. */
export function platformsQueryOf(search: URLSearchParams): PlatformsQuery {
  return {
    search: (search.get('q') ?? '').slice(0, 200).trim(),
    state: shownStates.find((one) => one === search.get('state')) ?? 'all',
    order: platformOrders.find((one) => one === search.get('sort')) ?? 'made',
    page: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
  };
}

/** Whether it says which platforms are shown, and in which order. */
export const isOfList = (search: URLSearchParams): boolean =>
  ['q', 'state', 'sort', 'page'].some((name) => search.has(name));

const isIn: Record<ShownState, (platform: InstallationPlatform) => boolean> = {
  all: () => true,
  working: ({ standing, isAway }) => standing === 'working' && !isAway,
  full: isNearlyFull,
  mail: ({ mailFailed }) => mailFailed > 0,
  suspended: ({ standing }) => standing === 'suspended',
  leaving: ({ standing }) => standing === 'leaving',
  away: ({ isAway }) => isAway,
};

/** Those that are asked for, in order, whichever page they are on. */
export function foundPlatforms(
  platforms: readonly InstallationPlatform[],
  { search, state, order }: PlatformsQuery,
  language: string,
): InstallationPlatform[] {
  const words = search.toLowerCase();
  const found = platforms.filter(
    (one) => isIn[state](one) && [one.name, one.key, ...one.hosts].some((text) => text.toLowerCase().includes(words)),
  );
  if (order === 'made') return found;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const amount = amountOf[order] ?? (() => 0);
  return found.toSorted((one, other) => amount(other) - amount(one) || compare(one.name, other.name));
}

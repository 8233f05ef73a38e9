import type { z } from 'zod';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { accountTypes } from '#platform/contract/rights/viewer.ts';
import { addressWith as addressOf } from '#platform/web/screens/address-with.ts';
import { origins } from '../contract/origin.ts';
import type { UserListQuery } from '../contract/user-filter.ts';
import { lastSeenPeriods, userSorts } from '../contract/user-sort.ts';

type Query = z.input<typeof UserListQuery>;

export const pageSizes = ['25', '50', '100'] as const;

const someOf = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((one) => given.includes(one));

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function usersQueryOf(search: URLSearchParams): Query {
  const sort = `${search.get('sort') ?? ''}`;
  const sort_by = userSorts.flatMap((one) => [`${one}_asc`, `${one}_desc`] as const).find((one) => one === sort);
  const yesOrNo = (name: string) => (['true', 'false'] as const).find((one) => one === search.get(name));
  const [active, verified, waiting] = [yesOrNo('active'), yesOrNo('verified'), yesOrNo('waiting')];
  const lastSeen = lastSeenPeriods.find((one) => one === search.get('lastSeen'));
  return {
    search: (search.get('q') ?? '').slice(0, 200),
    type: someOf(accountTypes, search.getAll('type')),
    role: search
      .getAll('role')
      .flatMap((one) => guidOf(one) ?? [])
      .slice(0, 50),
    origin: someOf(origins, search.getAll('origin')),
    ...(active === undefined ? {} : { active }),
    ...(verified === undefined ? {} : { verified }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(lastSeen === undefined ? {} : { lastSeen }),
    sort_by: sort_by ?? 'name_asc',
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
    itemCount: Number(pageSizes.find((size) => size === search.get('rows')) ?? 25),
  };
}

/** Who opens someone stays on the page of the list that they were on. */
export const addressWith = (search: URLSearchParams, changes: Record<string, string | readonly string[]>): string =>
  addressOf(search, changes, ['open']);

const filterNames = ['q', 'type', 'role', 'origin', 'active', 'verified', 'waiting', 'lastSeen'] as const;
export const hasFilters = (search: URLSearchParams): boolean => filterNames.some((name) => search.has(name));
/** Keeps the order and the number of rows. */
export const withoutFilters = (search: URLSearchParams): string =>
  addressWith(search, Object.fromEntries(filterNames.map((name) => [name, ''])));

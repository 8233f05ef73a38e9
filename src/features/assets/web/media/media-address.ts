import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { assetKinds } from '../../contract/asset-kind.ts';
import { type MediaQueryInput, mediaSorts, mediaStates } from '../../contract/media.ts';

export const pageSize = 48;

export const mediaSortOrders = mediaSorts.flatMap((sort) => [`${sort}_asc`, `${sort}_desc`] as const);

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows files. */
export function mediaQueryOf(search: URLSearchParams): MediaQueryInput {
  const asked = search.get('folder') ?? '';
  const folder = asked === 'none' ? asked : guidOf(asked);
  const kind = assetKinds.find((one) => one === search.get('kind'));
  const state = mediaStates.find((one) => one === search.get('state'));
  return {
    search: (search.get('q') ?? '').slice(0, 200),
    ...(folder === undefined ? {} : { folder }),
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    sort_by: mediaSortOrders.find((one) => one === search.get('sort')) ?? 'changed_desc',
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
    itemCount: pageSize,
  };
}

/** The same address with other values; another filter or order begins at the first page again. */
export function addressWith(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes) && !('open' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

const filterNames = ['q', 'folder', 'kind', 'state'] as const;
export const hasFilters = (search: URLSearchParams): boolean => filterNames.some((name) => search.has(name));
export const withoutFilters = (search: URLSearchParams): string =>
  addressWith(search, Object.fromEntries(filterNames.map((name) => [name, ''])));

import type { z } from 'zod';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { isLanguage, type Language } from '#platform/contract/texts/language.ts';
import { addressWith as addressOf } from '#platform/web/screens/address-with.ts';
import { changedPeriods, noOwner, overviewSorts, reviewPeriods } from '../../contract/overview/overview-choices.ts';
import type { OverviewFilterInput, OverviewQuery, TreeQueryInput } from '../../contract/overview/page-overview.ts';
import { publications } from '../../contract/publication.ts';
import type { OpenRows } from './open-rows.ts';

export const pageSizes = ['25', '50', '100'] as const;
/** Named here as well: importing the schema would bring it to the browser. */
export const kindsOfPages = ['page', 'template', 'shared-part'] as const;

type View = 'tree' | 'table';

/** Templates and shared parts have no place in the menu, so of those there is no tree. */
export const viewOf = (search: URLSearchParams): View =>
  search.get('view') === 'table' || search.has('kind') ? 'table' : 'tree';

const someOf = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((one) => given.includes(one));

const one = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((choice) => choice === given);

/** `en` for pages that have English, `-en` for those that lack it. */
const languagesIn = (search: URLSearchParams, isLacking: boolean): Language[] =>
  search
    .getAll('lang')
    .filter((tag) => tag.startsWith('-') === isLacking)
    .map((tag) => tag.replace(/^-/, ''))
    .filter(isLanguage);

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function filterOf(search: URLSearchParams): OverviewFilterInput {
  const review = one(reviewPeriods, search.get('review'));
  const changed = one(changedPeriods, search.get('changed'));
  const inMenu = one(['true', 'false'], search.get('menu'));
  return {
    kind: one(kindsOfPages, search.get('kind')) ?? 'page',
    search: (search.get('q') ?? '').slice(0, 200),
    status: someOf(publications, search.getAll('status')),
    owner: search
      .getAll('owner')
      .filter((id) => id === noOwner || id.length <= 100)
      .slice(0, 50),
    with: languagesIn(search, false),
    without: languagesIn(search, true),
    ...(review === undefined ? {} : { review }),
    ...(changed === undefined ? {} : { changed }),
    ...(inMenu === undefined ? {} : { inMenu }),
  };
}

const placeIn = (search: URLSearchParams): { at?: string } => {
  const at = guidOf(search.get('at') ?? '');
  return at === undefined ? {} : { at };
};

export function listQueryOf(search: URLSearchParams, language: Language): z.input<typeof OverviewQuery> {
  const sorts = overviewSorts.flatMap((sort) => [`${sort}_asc`, `${sort}_desc`] as const);
  return {
    language,
    ...filterOf(search),
    ...placeIn(search),
    sort_by: one(sorts, search.get('sort')) ?? 'title_asc',
    pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 1_000_000),
    itemCount: Number(one(pageSizes, search.get('rows')) ?? 25),
  };
}

/** What a filter finds is shown at once, wherever it hangs. */
export const treeQueryOf = (search: URLSearchParams, language: Language, open: OpenRows): TreeQueryInput => ({
  language,
  ...filterOf(search),
  ...placeIn(search),
  turned: [...open.turned],
  isAllOpen: open.isAllOpen ? 'true' : 'false',
  rowCount: open.rowCount,
});

/** Whoever turns a page of the list leaves the place that they came back to. */
export const addressWith = (search: URLSearchParams, changes: Record<string, string | readonly string[]>): string =>
  addressOf(search, 'at' in changes ? changes : { ...changes, at: '' });

const filterNames = ['q', 'status', 'owner', 'lang', 'review', 'changed', 'menu'] as const;
export const hasFilters = (search: URLSearchParams): boolean => filterNames.some((name) => search.has(name));
/** Keeps the kind, the view, the order and the number of rows. */
export const withoutFilters = (search: URLSearchParams): string =>
  addressWith(search, Object.fromEntries(filterNames.map((name) => [name, ''])));

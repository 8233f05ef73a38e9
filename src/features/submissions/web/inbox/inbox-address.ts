import type { InputOf } from '#platform/contract/calls/endpoint.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { addressWith as addressOf } from '#platform/web/screens/address-with.ts';
import {
  handlingLimits,
  type InboxPile,
  inboxPiles,
  inboxSorts,
  mostFound,
  sentPeriodNames,
} from '../../contract/handling/inbox-choices.ts';
import type { listSubmissions } from '../../contract/inbox.endpoints.ts';

export const pageSizes = ['25', '50', '100'] as const;

type ListInput = InputOf<typeof listSubmissions>;

const one = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((choice) => choice === given);

const sorts = inboxSorts.flatMap((sort) => [`${sort}_asc`, `${sort}_desc`] as const);

const some = (search: URLSearchParams, name: string, pattern: RegExp): string[] =>
  search
    .getAll(name)
    .filter((value) => pattern.test(value))
    .slice(0, 50);

export const pileOf = (search: URLSearchParams): InboxPile => one(inboxPiles, search.get('pile')) ?? 'open';
export const sizeOf = (search: URLSearchParams): number => Number(one(pageSizes, search.get('rows')) ?? '25');
export const columnsOf = (search: URLSearchParams): string[] =>
  some(search, 'column', /^[a-z][a-z0-9]{3,15}$/).slice(0, handlingLimits.columns);

/** What the address asks for, without what nobody can ask for: an old or mistyped link still shows a list. */
export function inboxInput(guid: string, search: URLSearchParams, language: Language): ListInput {
  const sent = one(sentPeriodNames, search.get('sent'));
  const itemCount = sizeOf(search);
  return {
    params: { guid },
    query: {
      language,
      pile: pileOf(search),
      search: (search.get('q') ?? '').slice(0, 200),
      ...(sent === undefined ? {} : { sent }),
      status: some(search, 'status', /^[a-z0-9-]{1,40}$/),
      assignee: some(search, 'assignee', /^.{1,100}$/),
      label: some(search, 'label', /^.{1,40}$/),
      item: some(search, 'item', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      version: some(search, 'version', /^[1-9]\d{0,8}$/),
      answer: some(search, 'answer', /^[a-z][a-z0-9]{3,15}:[a-z0-9][a-z0-9-]{0,39}$/),
      column: columnsOf(search),
      sort_by: one(sorts, search.get('sort')) ?? 'due_asc',
      itemCount,
      pageNumber: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), Math.ceil(mostFound / itemCount)),
    },
  };
}

/** The same question without its page and its columns: all of it leaves. */
export function exportFilter(search: URLSearchParams) {
  const asked = inboxInput('', search, defaultLanguage).query ?? {};
  const { pile, search: words, sent, status, assignee, label, version, answer, item } = asked;
  const when = sent === undefined ? {} : { sent };
  return { pile, search: words, ...when, status, assignee, label, version, answer, item };
}

export const submissionInput = (guid: string, language: Language) => ({ params: { guid }, query: { language } });

const filterNames = ['q', 'sent', 'status', 'assignee', 'label', 'version', 'answer', 'item'] as const;
export const hasFilters = (search: URLSearchParams): boolean => filterNames.some((name) => search.has(name));
export const withoutFilters = (search: URLSearchParams): string =>
  addressWith(search, Object.fromEntries(filterNames.map((name) => [name, ''])));

/** Another question begins at its first page; other columns do not change what is found. */
export const addressWith = (search: URLSearchParams, changes: Record<string, string | readonly string[]>): string =>
  addressOf(search, changes, ['column']);

export const inboxPath = (formGuid: string, language: Language): string =>
  withLanguagePrefix(`/admin/forms/${formGuid}`, language);
export const submissionPath = (formGuid: string, guid: string, language: Language): string =>
  withLanguagePrefix(`/admin/forms/${formGuid}/${guid}`, language);

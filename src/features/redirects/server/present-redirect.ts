import { defaultLanguage, type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { RedirectRow } from '../contract/redirect.ts';
import type { RedirectState } from '../contract/redirect-kinds.ts';
import { type RedirectTarget, withSuffix } from '../contract/redirect-target.ts';
import type { ListedRedirect } from './redirect-list.repository.ts';
import type { KnownPages, PageAddress } from './redirect-world.ts';

const pageOf = (pages: KnownPages, target: RedirectTarget, language: Language): PageAddress | undefined =>
  target.kind === 'page' ? pages.of(target.guid, target.language ?? language) : undefined;

/** Where it leads, as one would write it. */
export function writtenTarget(pages: KnownPages, target: RedirectTarget, language: Language): string {
  if (target.kind === 'url') return target.url;
  if (target.kind === 'path') return target.path;
  const page = pageOf(pages, target, language);
  return page === undefined || target.kind === 'gone' ? '' : withSuffix(page.path, target.suffix);
}

function stateOf(target: RedirectTarget, page: PageAddress | undefined, here: PageAddress | undefined): RedirectState {
  if (here !== undefined) return 'page-here';
  if (target.kind === 'gone') return 'gone';
  if (target.kind !== 'page') return 'works';
  if (page === undefined) return 'gone';
  return page.isPublished ? 'works' : 'unpublished';
}

export function presentRedirect(row: ListedRedirect, pages: KnownPages, languages: readonly Language[]): RedirectRow {
  const { language } = splitLanguagePrefix(row.from, languages);
  const page = pageOf(pages, row.target, language);
  const here = pages.at(row.from);
  const title = row.pageTitle && pickLanguage(row.pageTitle, language, defaultLanguage)?.value;
  return {
    guid: row.id,
    from: row.from,
    to: writtenTarget(pages, row.target, language),
    pageName: row.target.kind === 'page' ? (page?.name ?? title ?? null) : null,
    status: row.status,
    isAutomatic: row.isAutomatic,
    state: stateOf(row.target, page, here),
    pageHere: here?.name ?? null,
    since: row.since.toISOString(),
    madeBy: row.madeBy,
    hits: row.hits,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

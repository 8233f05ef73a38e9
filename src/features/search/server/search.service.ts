import type { MenuItem } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { Language } from '#platform/contract/language.ts';
import type { LocalizedText } from '#platform/contract/localized.ts';
import type { Viewer } from '#platform/contract/viewer.ts';
import type { Audience } from '#platform/contract/visibility.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { SearchAnswer } from '../contract/search.endpoints.ts';
import { type Asked, resultsPerPage } from '../contract/search-address.ts';
import { plainWords } from '../contract/search-words.ts';
import { readTypedQuery } from '../contract/typed-query.ts';
import { deleteRows, findPageIds, insertRow, readRows } from './search.repository.ts';
import { snippetsOf } from './snippets-of.ts';

/** What a page is found by, in one language. */
export interface SearchEntry {
  language: Language;
  title: LocalizedText;
  /** Description and headings: they count for more than the rest. */
  lead: string;
  /** Everything, the lead included, in reading order. */
  body: LocalizedText;
}

/** Beyond this nothing is found: a document that long would be refused by the database. */
const longestSearched = 100_000;
/** Where a snippet can come from. */
const longestBody = 20_000;
/** How much of a title, a lead and a body says what the page is about: little, because every hit is ranked by it. */
const longestRanked = 500;

export type SearchService = ReturnType<typeof createSearchService>;

export function createSearchService({ platform, menus }: { platform: Platform; menus: Pick<MenusService, 'read'> }) {
  /** The address of every page in the menu as this reader sees it. */
  async function pathsFor(viewer: Viewer, language: Language): Promise<Map<string, string>> {
    const paths = new Map<string, string>();
    const walk = (items: readonly MenuItem[]) => {
      for (const item of items) {
        const { pageGuid, path } = item;
        if (pageGuid !== null && path !== null && !paths.has(pageGuid)) paths.set(pageGuid, path);
        walk(item.children);
      }
    };
    walk((await menus.read(viewer, topLevelMenu, language)).items);
    return paths;
  }

  return {
    async find(viewer: Viewer, { q, pageNumber, language }: Asked & { language: Language }): Promise<SearchAnswer> {
      const query = readTypedQuery(q);
      if (query === undefined) return { total: 0, results: [] };
      const paths = await pathsFor(viewer, language);
      const found = await findPageIds(platform.db, viewer, { query, language });
      const placed = found.filter((id) => paths.has(id));
      const pageIds = placed.slice((pageNumber - 1) * resultsPerPage, pageNumber * resultsPerPage);
      const rows = await readRows(platform.db, viewer, { language, pageIds });
      const bodies = rows.map(({ body }) => body);
      const snippets = await snippetsOf(platform.db, { query, language, bodies });
      return {
        total: placed.length,
        results: rows.map(({ pageId, title, titleLang, bodyLang }, index) => ({
          title,
          ...(titleLang === null ? {} : { lang: titleLang }),
          path: paths.get(pageId) ?? '/',
          snippet: {
            ...(bodyLang === null ? {} : { lang: bodyLang }),
            ...(snippets[index] ?? { text: '', marks: [] }),
          },
        })),
      };
    },

    /** Within the transaction that publishes the page, by the feature that decided that it may be published. */
    async keepPage(
      trx: PlatformTransaction,
      page: { id: string; audience: Audience; entries: readonly SearchEntry[] },
    ): Promise<void> {
      await deleteRows(trx, page.id);
      for (const { language, title, lead, body } of page.entries) {
        const text = body.value.normalize('NFC').replace(/\s+/g, ' ').trim();
        const words = plainWords(text.slice(0, longestSearched));
        await insertRow(trx, {
          pageId: page.id,
          language,
          title: title.value,
          titleLang: title.lang ?? null,
          body: text.slice(0, longestBody).toWellFormed(),
          bodyLang: body.lang ?? null,
          visibility: page.audience.visibility,
          roleIds: [...page.audience.roleIds],
          words: {
            all: `${firstWords(plainWords(title.value), longestRanked)} ${firstWords(words, longestSearched)}`,
            title: firstWords(plainWords(title.value), longestRanked),
            lead: firstWords(plainWords(lead), longestRanked),
            begin: firstWords(words, longestRanked),
          },
        });
      }
    },

    async forgetPage(trx: PlatformTransaction, pageId: string): Promise<void> {
      await deleteRows(trx, pageId);
    },
  };
}

/** Whole words only: half of one would be found by what nobody wrote. */
function firstWords(words: string, length: number): string {
  return words.length <= length ? words : words.slice(0, Math.max(0, words.lastIndexOf(' ', length)));
}

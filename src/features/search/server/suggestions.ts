import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { itemsTag, listTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Suggestion } from '../contract/search.endpoints.ts';
import { searchPath } from '../contract/search-address.ts';
import { plainWords } from '../contract/search-words.ts';
import { pathOf } from './found-path.ts';
import { readQuestion } from './read-question.ts';
import { hasHits } from './search.repository.ts';
import type { createSearchCounts } from './search-counts.ts';
import type { Places } from './search-places.ts';
import type { ReaderScope } from './seen-entries.ts';
import { findTitles } from './suggestions.repository.ts';
import type { createTypeLabels } from './type-labels.ts';

const mostTitles = 6;
const mostQueries = 3;
const mostPopular = 6;

export interface Suggested {
  suggestions: Suggestion[];
  /** What they come from, and when the first of them disappears. */
  tags: Tag[];
  changesAt: Date | undefined;
}

interface Parts {
  platform: Platform;
  counts: ReturnType<typeof createSearchCounts>;
  typeLabels: ReturnType<typeof createTypeLabels>;
  lookingAs(
    viewer: Viewer,
    language: Language,
  ): Promise<{ scope: ReaderScope; places: Places; changesAt: Date | undefined }>;
}

export function createSuggestions({ platform, counts, typeLabels, lookingAs }: Parts) {
  /** Kept until anything changes, and for ten minutes at most, because things also come and go by themselves. */
  function isFound(q: string, language: Language, scope: ReaderScope): Promise<boolean> {
    const period = Math.floor(scope.now.getTime() / 600_000);
    return platform.remember(`search-found/${language}/${period}/${q}`, [menuTag, pagesTag, itemsTag], async () => {
      const query = await readQuestion(platform.db, q, language);
      return query !== undefined && (await hasHits(platform.db, scope, { query, language }));
    });
  }

  /** Words that everyone finds something by: what was on the site for all to see then may not be now. */
  async function stillFound(queries: readonly string[], language: Language): Promise<string[]> {
    if (queries.length === 0) return [];
    const { scope } = await lookingAs(anonymousViewer, language);
    const found = await Promise.all(queries.map(async (q) => ((await isFound(q, language, scope)) ? [q] : [])));
    return found.flat();
  }

  return {
    async suggest(viewer: Viewer, { q, language }: { q: string; language: Language }): Promise<Suggested> {
      const plain = plainWords(q);
      if (plain === '') return { suggestions: [], tags: [], changesAt: undefined };
      const { scope, places, changesAt } = await lookingAs(viewer, language);
      const [titles, queries, labels] = await Promise.all([
        findTitles(platform.db, scope, { language, words: plain.split(' '), limit: mostTitles }),
        counts.popular(language, mostQueries + 1, plain).then((popular) => stillFound(popular, language)),
        typeLabels(language),
      ]);
      const ofOthers = queries
        .filter((query) => query !== plain)
        .slice(0, mostQueries)
        .map((query): Suggestion => {
          const path = withLanguagePrefix(searchPath({ q: query, pageNumber: 1 }), language);
          return { kind: 'query', title: query, path };
        });
      const ofTitles = titles.flatMap((row): Suggestion[] => {
        const path = pathOf(row, places);
        if (path === undefined) return [];
        const label = labels.get(row.typeName ?? '')?.one;
        return [
          {
            kind: row.kind,
            title: row.title,
            ...(row.titleLang === null ? {} : { lang: row.titleLang }),
            path,
            ...(label === undefined ? {} : { typeLabel: label }),
          },
        ];
      });
      const ends = [changesAt, ...titles.map(({ unpublishOn }) => unpublishOn)].flatMap((end) => end?.getTime() ?? []);
      return {
        suggestions: [...ofOthers, ...ofTitles],
        tags: titles.flatMap(({ kind, id, listId }) =>
          // What a document hangs on may be an item of any list.
          kind === 'document' ? [assetTag(id), itemsTag] : listId === null ? [] : [listTag(listId)],
        ),
        changesAt: ends.length === 0 ? undefined : new Date(Math.min(...ends)),
      };
    },

    async popular(_viewer: Viewer, language: Language): Promise<string[]> {
      await counts.write();
      return (await stillFound(await counts.popular(language, mostPopular * 2), language)).slice(0, mostPopular);
    },
  };
}

import { endingOfName } from '#platform/contract/files/document-type.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SearchResult } from '../contract/search.endpoints.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import type { FoundRow } from './find-hits.repository.ts';
import { pathOf, trailOf } from './found-path.ts';
import type { Places } from './search-places.ts';
import { snippetsOf } from './snippets-of.ts';
import type { createTypeLabels } from './type-labels.ts';

interface Parts {
  platform: Platform;
  typeLabels: ReturnType<typeof createTypeLabels>;
}

interface Shown {
  rows: readonly FoundRow[];
  /** What is marked. */
  query: Pick<TypedQuery, 'words' | 'unfinished'>;
  places: Places;
  language: Language;
}

/** Rows as a reader sees them: where they stand, and the piece of their text with what was looked for. */
export const createPresenter =
  ({ platform, typeLabels }: Parts) =>
  async ({ rows, query, places, language }: Shown): Promise<SearchResult[]> => {
    const [snippets, labels] = await Promise.all([snippetsOf(platform.db, query, rows), typeLabels(language)]);
    return rows.map((row, index): SearchResult => {
      const typeLabel = labels.get(row.typeName ?? '')?.one;
      return {
        kind: row.kind,
        guid: row.id,
        ...(row.shortId === null ? {} : { shortId: row.shortId }),
        title: row.title,
        ...(row.titleLang === null ? {} : { lang: row.titleLang }),
        path: pathOf(row, places) ?? '/',
        trail: trailOf(row, places),
        ...(typeLabel === undefined ? {} : { typeLabel }),
        ...(row.kind === 'page' ? {} : { date: row.dated.toISOString() }),
        ...(row.byteSize === null ? {} : { file: { type: endingOfName(row.fileName ?? ''), size: row.byteSize } }),
        snippet: {
          ...(row.bodyLang === null || row.body === '' ? {} : { lang: row.bodyLang }),
          ...(snippets[index] ?? { text: '', marks: [] }),
        },
      };
    });
  };

import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { Language } from '#platform/contract/language.ts';
import { audienceOf, type Viewer } from '#platform/contract/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SearchAnswer, SearchResult } from '../contract/search.endpoints.ts';
import { resultsPerPage } from '../contract/search-address.ts';
import type { SearchFigures } from '../contract/search-admin.endpoints.ts';
import { isFiltered, type SearchFilter, type SearchSort } from '../contract/search-filter.ts';
import { readTypedQuery, type TypedQuery } from '../contract/typed-query.ts';
import { pathOf, trailOf } from './found-path.ts';
import { createKnownWords } from './known-words.ts';
import { createPromotions } from './promotions.ts';
import {
  type FoundRow,
  findAmongMany,
  findHits,
  type HitKey,
  type Hits,
  mostCounted,
  type Question,
  readRows,
  readTitles,
} from './search.repository.ts';
import { createSearchCounts } from './search-counts.ts';
import { facetsOf } from './search-facets.ts';
import { createSearchIndex } from './search-index.ts';
import { createSearchPlaces, type Places } from './search-places.ts';
import type { Eyes } from './seen-entries.ts';
import { snippetsOf } from './snippets-of.ts';
import { createSuggestions } from './suggestions.ts';
import { createTypeLabels } from './type-labels.ts';

export type { DocumentForSearch, ItemForSearch, PageForSearch, SearchEntry } from './search-index.ts';

export type SearchService = ReturnType<typeof createSearchService>;

interface SearchParts {
  platform: Platform;
  menus: Pick<MenusService, 'read' | 'itemAtPath'>;
  clock: Clock;
}

interface Asked extends SearchFilter {
  q: string;
  language: Language;
  pageNumber: number;
  sort: SearchSort;
}

interface Weighed {
  hits: Hits;
  best: { total: number; reachable: number; shown: HitKey[] };
}

interface Looking {
  eyes: Eyes;
  places: Places;
  language: Language;
}

const nothing: SearchAnswer = {
  total: 0,
  isMore: false,
  pageCount: 0,
  results: [],
  promoted: [],
  facets: { kind: [], type: [], theme: [], period: [] },
};

/** The only door to search for other features; each part of it is a file beside this one. */
export function createSearchService({ platform, menus, clock }: SearchParts) {
  const placesFor = createSearchPlaces({ platform, menus });
  const typeLabels = createTypeLabels({ platform });
  const counts = createSearchCounts({ platform, clock });
  const knownWords = createKnownWords({ platform });
  const lookingAs = async (viewer: Viewer, language: Language): Promise<Looking> => {
    const places = await placesFor(viewer, language);
    return { eyes: { viewer, now: clock.now(), pageIds: [...places.keys()] }, places, language };
  };
  const promotions = createPromotions({ platform, menus, lookingAs });

  async function present(rows: readonly FoundRow[], query: TypedQuery, { places, language }: Looking) {
    const bodies = rows.map(({ body }) => body);
    const [snippets, labels] = await Promise.all([
      snippetsOf(platform.db, { query, language, bodies }),
      typeLabels(language),
    ]);
    return rows.map((row, index): SearchResult => {
      const typeLabel = labels.get(row.typeName ?? '')?.one;
      return {
        kind: row.kind,
        title: row.title,
        ...(row.titleLang === null ? {} : { lang: row.titleLang }),
        path: pathOf(row, places) ?? '/',
        trail: trailOf(row, places),
        ...(typeLabel === undefined ? {} : { typeLabel }),
        ...(row.kind === 'page' ? {} : { date: row.dated.toISOString() }),
        snippet: {
          ...(row.bodyLang === null ? {} : { lang: row.bodyLang }),
          ...(snippets[index] ?? { text: '', marks: [] }),
        },
      };
    });
  }

  async function facets({ facets: rows, seen }: Hits, filter: SearchFilter, { eyes, language }: Looking) {
    const ids = rows.filter(({ facet }) => facet === 'theme').map(({ value }) => value);
    if (filter.theme !== undefined) ids.push(filter.theme);
    const [types, themes] = await Promise.all([typeLabels(language), readTitles(platform.db, eyes, { language, ids })]);
    return facetsOf({ rows, filter, isMore: seen > mostCounted, types, themes });
  }

  async function weigh(question: Question, { eyes }: Looking): Promise<Weighed> {
    const hits = await findHits(platform.db, eyes, question);
    if (hits.seen > mostCounted) return { hits, best: await findAmongMany(platform.db, eyes, question) };
    return { hits, best: { total: hits.total, reachable: hits.total, shown: hits.shown } };
  }

  /**
   * Only of very common words there are too many to go through each time: which are best is kept by audience, in this
   * process and for a minute at most. What is then shown is read with the viewer's own eyes all the same.
   */
  async function lookUp(question: Question, looking: Looking): Promise<Weighed> {
    const { viewer, now } = looking.eyes;
    const minute = Math.floor(now.getTime() / 60_000);
    const key = `search/${audienceOf(viewer)}/${minute}/${JSON.stringify(question)}`;
    let fresh: Weighed | undefined;
    const kept = await platform.remember(key, ['menu', 'pages', 'items', 'assets'], async () => {
      fresh = await weigh(question, looking);
      return fresh.hits.seen > mostCounted ? fresh : undefined;
    });
    return kept ?? fresh ?? weigh(question, looking);
  }

  async function findExactly(query: TypedQuery, asked: Asked, looking: Looking): Promise<SearchAnswer> {
    const { q: _, language, pageNumber, sort, ...filter } = asked;
    const offset = (pageNumber - 1) * resultsPerPage;
    const question = { query, language, filter, sort, offset, limit: resultsPerPage };
    const { hits, best } = await lookUp(question, looking);
    const rows = await readRows(platform.db, looking.eyes, { language, keys: best.shown });
    const [results, choices] = await Promise.all([present(rows, query, looking), facets(hits, filter, looking)]);
    return {
      ...nothing,
      total: Math.min(best.total, mostCounted),
      isMore: best.total > mostCounted,
      pageCount: Math.ceil(best.reachable / resultsPerPage),
      results,
      facets: choices,
    };
  }

  /** Results for what may have been meant, where the viewer finds something by it. */
  async function findCorrected(asked: Asked, looking: Looking): Promise<SearchAnswer | undefined> {
    for (const correction of await knownWords.corrections(asked.q, asked.language)) {
      const query = readTypedQuery(correction);
      if (query === undefined) continue;
      const answer = await findExactly(query, asked, looking);
      if (answer.total > 0) return { ...answer, correction };
    }
    return undefined;
  }

  return {
    ...createSearchIndex({ clock }),
    ...createSuggestions({ platform, counts, typeLabels, lookingAs }),
    listPromotions: promotions.listPromotions,
    makePromotion: promotions.makePromotion,
    changePromotion: promotions.changePromotion,
    deletePromotion: promotions.deletePromotion,
    orderPromotions: promotions.orderPromotions,
    learnWords: knownWords.learn,
    learnWordsAnew: knownWords.learnAnew,
    forgetOldCounts: counts.forgetOld,

    async find(viewer: Viewer, asked: Asked): Promise<SearchAnswer> {
      const query = readTypedQuery(asked.q);
      if (query === undefined) return nothing;
      const looking = await lookingAs(viewer, asked.language);
      const isFirst = asked.pageNumber === 1 && !isFiltered(asked) && asked.sort === 'relevance';
      const [answer, promoted] = await Promise.all([
        findExactly(query, asked, looking),
        isFirst ? promotions.promotedFor(query.words, looking) : [],
      ]);
      if (isFirst) await counts.count(viewer, { ...asked, isFound: answer.total > 0 || promoted.length > 0 });
      if (answer.total > 0 || isFiltered(asked)) return { ...answer, promoted };
      return { ...((await findCorrected(asked, looking)) ?? answer), promoted };
    },

    figures: (_viewer: Viewer, asked: { language: Language; days: number }): Promise<SearchFigures> =>
      counts.figures(asked.language, asked.days),
  };
}

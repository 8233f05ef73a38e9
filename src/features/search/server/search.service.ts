import { endingOfName } from '#features/assets/contract/document-type.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { itemsTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SearchAnswer, SearchResult } from '../contract/search.endpoints.ts';
import { resultsPerPage } from '../contract/search-address.ts';
import type { SearchFigures } from '../contract/search-admin.endpoints.ts';
import { isFiltered, type SearchFilter, type SearchSort } from '../contract/search-filter.ts';
import { readTypedQuery, type TypedQuery } from '../contract/typed-query.ts';
import { type FoundRow, findHits, type Hits, mostCounted, type Question } from './find-hits.repository.ts';
import { pathOf, trailOf } from './found-path.ts';
import { createKnownWords } from './known-words.ts';
import { createPromotions } from './promotions.ts';
import { findAmongMany, readRows, readTitles } from './search.repository.ts';
import { createSearchCounts } from './search-counts.ts';
import { countGroups, facetsOf } from './search-facets.ts';
import { createSearchIndex } from './search-index.ts';
import { asList, type BlocksWithItems, createSearchPlaces, type Places } from './search-places.ts';
import { isOpenAt, type ReaderScope } from './seen-entries.ts';
import { snippetsOf } from './snippets-of.ts';
import { createSuggestions } from './suggestions.ts';
import { createTypeLabels } from './type-labels.ts';

export type { ItemForSearch, ItemSearch, PageForSearch } from './search-index.ts';

export type SearchService = ReturnType<typeof createSearchService>;

/** A new item is suggested after this at the latest; one that changes or goes is forgotten at once, by its list's tag. */
const secondsKept = 60;

interface SearchParts {
  platform: Platform;
  menus: Pick<MenusService, 'read' | 'itemAtPath'>;
  audit: Pick<AuditService, 'record'>;
  blocks: BlocksWithItems;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

interface Asked extends SearchFilter {
  q: string;
  language: Language;
  pageNumber: number;
  sort: SearchSort;
}

interface Shown {
  total: number;
  reachable: number;
  rows: FoundRow[];
}

interface Looking {
  scope: ReaderScope;
  places: Places;
  language: Language;
  /** When a list that this reader may see begins or ends. */
  changesAt: Date | undefined;
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
export function createSearchService({ platform, menus, audit, blocks, clock, log }: SearchParts) {
  const statements = new PreparedStatements(platform.db);
  const placesFor = createSearchPlaces({ platform, menus, blocks });
  const typeLabels = createTypeLabels({ platform });
  const counts = createSearchCounts({ platform, clock, log });
  const knownWords = createKnownWords({ platform });
  const lookingAs = async (viewer: Viewer, language: Language): Promise<Looking> => {
    const { places, pageIds, lists } = await placesFor(viewer, language);
    const now = clock.now();
    const listIds = asList(lists.filter((list) => isOpenAt(list, now)).map(({ id }) => id));
    const periods = lists.map(({ from, until }) => ({ from: from?.toISOString(), until: until?.toISOString() }));
    const changesAt = nextPeriodChange(periods, now);
    return { scope: { viewer, now, pageIds, listIds }, places, language, changesAt };
  };
  const promotions = createPromotions({ platform, menus, audit, lookingAs });

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
          ...(row.bodyLang === null ? {} : { lang: row.bodyLang }),
          ...(snippets[index] ?? { text: '', marks: [] }),
        },
      };
    });
  }

  async function facets({ groups, seen }: Hits, filter: SearchFilter, { scope, language }: Looking) {
    const { counts } = countGroups(groups, filter);
    const ids = [...counts.theme.keys()];
    if (filter.theme !== undefined) ids.push(filter.theme);
    const [types, themes] = await Promise.all([
      typeLabels(language),
      readTitles(platform.db, scope, { language, ids }),
    ]);
    return facetsOf({ counts, filter, isMore: seen > mostCounted, types, themes });
  }

  /**
   * Of very common words there are too many to go through all of them for a filter or the order of time: which are best is
   * kept by audience, in this process and for a minute at most. What is then shown is read with the viewer's own rights.
   */
  async function showAmongMany(question: Question, { scope }: Looking): Promise<Shown> {
    const minute = Math.floor(scope.now.getTime() / 60_000);
    const key = `search/${audienceOf(scope.viewer)}/${minute}/${JSON.stringify(question)}`;
    const best = await platform.remember(key, [menuTag, pagesTag, itemsTag], () =>
      findAmongMany(platform.db, scope, question),
    );
    const rows = await readRows(platform.db, scope, { language: question.language, keys: best.shown });
    return { ...best, rows };
  }

  async function show(hits: Hits, question: Question, looking: Looking): Promise<Shown> {
    const isMany = hits.seen > mostCounted;
    if (isMany && (isFiltered(question.filter) || question.sort === 'date')) return showAmongMany(question, looking);
    const total = isMany ? hits.seen : countGroups(hits.groups, question.filter).total;
    return { total, reachable: hits.reachable, rows: hits.rows };
  }

  async function findExactly(query: TypedQuery, asked: Asked, looking: Looking): Promise<SearchAnswer> {
    const { q: _, language, pageNumber, sort, ...filter } = asked;
    const offset = (pageNumber - 1) * resultsPerPage;
    const question = { query, language, filter, sort, offset, limit: resultsPerPage };
    const hits = await findHits(platform.db, statements, looking.scope, question);
    const { total, reachable, rows } = await show(hits, question, looking);
    const [results, choices] = await Promise.all([present(rows, query, looking), facets(hits, filter, looking)]);
    return {
      ...nothing,
      total: Math.min(total, mostCounted),
      isMore: total > mostCounted,
      pageCount: Math.ceil(reachable / resultsPerPage),
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
    ...createSearchIndex({ clock, platform }),
    ...createSuggestions({ platform, counts, typeLabels, lookingAs }),
    listPromotions: promotions.listPromotions,
    makePromotion: promotions.makePromotion,
    changePromotion: promotions.changePromotion,
    deletePromotion: promotions.deletePromotion,
    orderPromotions: promotions.orderPromotions,
    learnWords: knownWords.learn,
    learnWordsAnew: knownWords.learnAnew,
    forgetOldCounts: counts.forgetOld,
    keptUntil: () => new Date(clock.now().getTime() + secondsKept * 1000),

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

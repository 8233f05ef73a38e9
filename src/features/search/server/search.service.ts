import type { AuditService } from '#features/audit/server/audit.service.ts';
import { itemsTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Looker } from '#features/statistics/server/counted-readers.service.ts';
import { anonymousViewer, audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { guidList } from '#platform/server/database/guid-list.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireContentManager } from '#platform/server/require-viewer.ts';
import type { SearchAnswer } from '../contract/search.endpoints.ts';
import { resultsPerPage } from '../contract/search-address.ts';
import type { Counted, SearchFigures } from '../contract/search-admin.endpoints.ts';
import { isFiltered, type SearchFilter, type SearchSort } from '../contract/search-filter.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { type FoundRow, findHits, type Hits, mostCounted, type Question } from './find-hits.repository.ts';
import { createKnownWords } from './known-words.ts';
import { createLooseSearch } from './loose-search.ts';
import { findPagesWithWords } from './pages-with-words.repository.ts';
import { createPresenter } from './present-results.ts';
import { createPromotions } from './promotions.ts';
import { readQuestion } from './read-question.ts';
import { findAmongMany, readRows, readTitles } from './search.repository.ts';
import type { SearchTotals } from './search-counts.repository.ts';
import { createSearchCounts } from './search-counts.ts';
import { countGroups, facetsOf } from './search-facets.ts';
import { createSearchIndex } from './search-index.ts';
import { type BlocksWithItems, createSearchPlaces, type Places } from './search-places.ts';
import { isOpenAt, type ReaderScope } from './seen-entries.ts';
import { createSuggestions } from './suggestions.ts';
import { createSynonyms } from './synonyms.ts';
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
  settings: Pick<SettingsService, 'all'>;
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

interface Found {
  answer: SearchAnswer;
  /** Of all with these words, whatever the filter. */
  seen: number;
}

/** What was not found in so many days, and so many of them, is tried again for the start screen. */
const unfoundDays = 7;
const mostTriedAgain = 10;

/** With fewer than this, others that mean the same are looked for too. */
const enough = 5;

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

/** All that other features may use of search; each part of it is a file beside this one. */
export function createSearchService({ platform, menus, audit, settings, blocks, clock, log }: SearchParts) {
  const statements = new PreparedStatements(platform.db);
  const placesFor = createSearchPlaces({ platform, menus, blocks });
  const typeLabels = createTypeLabels({ platform });
  const counts = createSearchCounts({ platform, settings, clock, log });
  const knownWords = createKnownWords({ platform });
  const synonyms = createSynonyms({ platform, audit });
  const loose = createLooseSearch({ platform, synonyms });
  const present = createPresenter({ platform, typeLabels });
  const lookingAs = async (viewer: Viewer, language: Language): Promise<Looking> => {
    const { places, pageIds, lists, listIds: all } = await placesFor(viewer, language);
    const now = clock.now();
    const open = lists.filter((list) => isOpenAt(list, now));
    const listIds = open.length === lists.length ? all : guidList(open.map(({ id }) => id));
    const periods = lists.map(({ from, until }) => ({ from: from?.toISOString(), until: until?.toISOString() }));
    const changesAt = nextPeriodChange(periods, now);
    return { scope: { viewer, now, pageIds, listIds }, places, language, changesAt };
  };
  const promotions = createPromotions({ platform, menus, audit, lookingAs });

  const presented = (rows: readonly FoundRow[], query: Pick<TypedQuery, 'words' | 'unfinished'>, looking: Looking) =>
    present({ rows, query, places: looking.places, language: looking.language });

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

  const questionOf = (query: TypedQuery, asked: Asked): Question => {
    const { q: _, language, pageNumber, sort, ...filter } = asked;
    return { query, language, filter, sort, offset: (pageNumber - 1) * resultsPerPage, limit: resultsPerPage };
  };

  async function findExactly(query: TypedQuery, asked: Asked, looking: Looking): Promise<Found> {
    const question = questionOf(query, asked);
    const hits = await findHits(platform.db, statements, looking.scope, question);
    const { total, reachable, rows } = await show(hits, question, looking);
    const [results, choices] = await Promise.all([
      presented(rows, query, looking),
      facets(hits, question.filter, looking),
    ]);
    const answer = {
      ...nothing,
      total: Math.min(total, mostCounted),
      isMore: total > mostCounted,
      pageCount: Math.ceil(reachable / resultsPerPage),
      results,
      facets: choices,
    };
    return { answer, seen: hits.seen };
  }

  /** Results for what may have been meant, where the viewer finds something by it. */
  async function findCorrected(query: TypedQuery, asked: Asked, looking: Looking): Promise<SearchAnswer | undefined> {
    const meansSomething = await loose.wordsWithSynonyms(query.words, asked.language);
    const isTried = (word: string) => query.words.includes(word) && !meansSomething.has(word);
    for (const correction of await knownWords.corrections(asked.q, asked.language, isTried)) {
      const corrected = await readQuestion(platform.db, correction, asked.language);
      if (corrected === undefined) continue;
      const { answer, seen } = await findExactly(corrected, asked, looking);
      if (seen > 0) return { ...answer, correction };
    }
    return undefined;
  }

  /** What has some of the words, or others that mean the same. */
  async function findSome(query: TypedQuery, asked: Asked, looking: Looking): Promise<SearchAnswer | undefined> {
    const question = questionOf(query, asked);
    const found = await loose.find(question, asked.q, looking);
    if (found === undefined) return undefined;
    const { hits, marked, correction, nowhere, missingOf } = found;
    const [results, choices] = await Promise.all([
      presented(hits.rows, { ...query, words: marked }, looking),
      facets(hits, question.filter, looking),
    ]);
    const withMissing = results.map((result, index) => {
      const row = hits.rows[index];
      const missing = row === undefined ? [] : missingOf(row);
      return missing.length === 0 ? result : { ...result, missing };
    });
    return {
      ...nothing,
      total: hits.reachable,
      pageCount: Math.ceil(hits.reachable / resultsPerPage),
      results: withMissing,
      facets: choices,
      ...(correction === undefined ? {} : { correction }),
      ...(hits.hasWhole ? {} : { partial: { nowhere } }),
    };
  }

  /** Where the question as it stands finds nothing, or little while some of its words have others that mean the same. */
  async function findOtherwise(query: TypedQuery, asked: Asked, looking: Looking, { answer, seen }: Found) {
    if (seen >= enough) return answer;
    if (seen > 0) {
      const meansSomething = await loose.wordsWithSynonyms(query.words, asked.language);
      return meansSomething.size === 0 ? answer : ((await findSome(query, asked, looking)) ?? answer);
    }
    return (await findCorrected(query, asked, looking)) ?? (await findSome(query, asked, looking)) ?? answer;
  }

  async function answerTo(viewer: Viewer, asked: Asked) {
    const query = await readQuestion(platform.db, asked.q, asked.language);
    if (query === undefined) return undefined;
    const looking = await lookingAs(viewer, asked.language);
    const isFirst = asked.pageNumber === 1 && !isFiltered(asked) && asked.sort === 'relevance';
    const [found, promoted] = await Promise.all([
      findExactly(query, asked, looking),
      isFirst ? promotions.promotedFor(query.typed, looking) : [],
    ]);
    const answer = await findOtherwise(query, asked, looking, found);
    const isFound = promoted.length > 0 || (answer.total > 0 && answer.partial === undefined);
    return { answer: { ...answer, promoted }, isFound, isFirst };
  }

  return {
    ...createSearchIndex({ clock, platform }),
    ...createSuggestions({ platform, counts, typeLabels, lookingAs }),
    listPromotions: promotions.listPromotions,
    makePromotion: promotions.makePromotion,
    changePromotion: promotions.changePromotion,
    deletePromotion: promotions.deletePromotion,
    orderPromotions: promotions.orderPromotions,
    listSynonyms: synonyms.listSynonyms,
    makeSynonyms: synonyms.makeSynonyms,
    changeSynonyms: synonyms.changeSynonyms,
    deleteSynonyms: synonyms.deleteSynonyms,
    learnWords: knownWords.learn,
    learnWordsAnew: knownWords.learnAnew,
    forgetOldCounts: counts.forgetOld,
    takeOverCounts: counts.takeOver,
    /** What people looked for in this process, in the database. */
    writeCounts: counts.writeLeft,
    /** For who manages pages: by what readers have of their texts. */
    pagesWithWords: async (viewer: Viewer, typed: string): Promise<string[]> => {
      requireContentManager(viewer);
      return findPagesWithWords(platform.db, typed, (await platform.locale()).languages);
    },
    keptUntil: () => new Date(clock.now().getTime() + secondsKept * 1000),

    /** Told who looks, it is counted. */
    async find(viewer: Viewer, asked: Asked, looker?: Looker): Promise<SearchAnswer> {
      const answered = await answerTo(viewer, asked);
      if (answered === undefined) return nothing;
      if (answered.isFirst && looker !== undefined) await counts.count(looker, { ...asked, isFound: answered.isFound });
      return answered.answer;
    },

    /** What people did not find lately and would not find now either: a page or a promotion since then has settled it. */
    async emptySearches(
      viewer: Viewer,
      { language, limit }: { language: Language; limit: number },
    ): Promise<{ total: number; queries: Counted[] }> {
      requireAdmin(viewer);
      const queries: Counted[] = [];
      for (const one of await counts.unfound(language, unfoundDays, mostTriedAgain)) {
        const asked = { q: one.query, language, pageNumber: 1, sort: 'relevance' as const };
        if ((await answerTo(anonymousViewer, asked))?.isFound !== true) queries.push(one);
      }
      return { total: queries.length, queries: queries.slice(0, limit) };
    },

    figures: (_viewer: Viewer, asked: { language: Language; days: number }): Promise<SearchFigures> =>
      counts.figures(asked.language, asked.days),

    figuresIn(viewer: Viewer, period: { from: string; to: string }): Promise<SearchFigures> {
      requireAdmin(viewer);
      return counts.figuresIn(period);
    },

    totalsIn(viewer: Viewer, period: { from: string; to: string }): Promise<SearchTotals> {
      requireAdmin(viewer);
      return counts.totalsIn(period);
    },
  };
}

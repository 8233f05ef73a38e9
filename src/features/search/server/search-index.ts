import type { RawBuilder } from 'kysely';
import type { Audience } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { EntriesIn, SearchEntry } from '../contract/search-entries.ts';
import { plainWords } from '../contract/search-words.ts';
import { joinedVerbs } from '../contract/separable-verbs.ts';
import {
  deleteRows,
  deleteUnpublished,
  keepRows,
  keptRows,
  readTexts,
  remakeDocuments,
  removedItems,
  removeRoleFromEntries,
  rowsAsJson,
  type SearchRow,
} from './search-index.repository.ts';

export interface PageForSearch {
  id: string;
  audience: Audience;
  entries: EntriesIn;
  publishedAt?: Date;
}

/** What an item's own feature says of it. */
export interface ItemForSearch {
  id: string;
  shortId: string;
  /** The block it was added to. */
  listId: string;
  typeName: string;
  parentIds: readonly string[];
  periodStart: Date | null;
  audience: Audience;
  /** What is not published is found by nobody. What is to appear later is found from then on. */
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  entries: EntriesIn;
}

/** Beyond this nothing is found: a document that long would be refused by the database. */
const longestSearched = 100_000;
/** Where a snippet can come from. */
const longestBody = 20_000;
const longestTitle = 500;
const longestCaptions = 5000;
/** How much of each says what it is about: little, because every hit is ranked by it, and it has to stay in the row. */
const ranked = { title: 200, lead: 240, begin: 160 };
/** Rows in one statement. */
const batch = 500;

/** A page says more about its words than a piece of news; one that only leads on says less. */
const weights = { page: 1.25, item: 1, document: 1, navigation: 0.5 };

type Frame = Omit<SearchRow, 'language' | 'weight' | 'title' | 'titleLang' | 'body' | 'bodyLang' | 'words'>;

function rowOf(frame: Frame, { language, title, lead, body, captions, isNavigation }: SearchEntry): SearchRow {
  const text = body.value.normalize('NFC').replace(/\s+/g, ' ').trim();
  const words = plainWords(text.slice(0, longestSearched));
  const verbs = joinedVerbs(words, language);
  const besides = plainWords(captions.slice(0, longestCaptions));
  const titleWords = firstWords(plainWords(title.value), longestTitle);
  return {
    ...frame,
    language,
    title: title.value,
    titleLang: title.lang ?? null,
    body: text.slice(0, longestBody).toWellFormed(),
    bodyLang: body.lang ?? null,
    weight: isNavigation ? weights.navigation : weights[frame.kind],
    words: {
      all: firstWords([titleWords, besides, ...verbs, words].join(' '), longestSearched + longestTitle),
      title: titleWords,
      lead: firstWords(plainWords(lead), ranked.lead),
      begin: firstWords(words, ranked.begin),
      about: firstWords(titleWords, ranked.title),
    },
  };
}

/** Whole words only: half of one would be found by what nobody wrote. */
function firstWords(words: string, length: number): string {
  return words.length <= length ? words : words.slice(0, Math.max(0, words.lastIndexOf(' ', length)));
}

const bare = {
  pageId: null,
  listId: null,
  shortId: null,
  typeName: null,
  parentIds: [],
  publishedOn: null,
  unpublishOn: null,
};

const rowsOfItem = (item: ItemForSearch, languages: readonly Language[]): SearchRow[] =>
  item.entries(languages).map((entry) =>
    rowOf(
      {
        kind: 'item',
        subjectId: item.id,
        pageId: null,
        listId: item.listId,
        shortId: item.shortId,
        typeName: item.typeName,
        parentIds: item.parentIds,
        dated: item.periodStart ?? item.publishedOn,
        publishedOn: item.publishedOn,
        unpublishOn: item.unpublishOn,
        visibility: item.audience.visibility,
        roleIds: item.audience.roleIds,
      },
      entry,
    ),
  );

/** What items ask of the search: the same transaction, so that what is found and what there is cannot differ. */
export type ItemSearch = Pick<ReturnType<typeof createSearchIndex>, 'keepItems' | 'keptItems' | 'forgetItems'>;

/**
 * Keeps what is found equal to what there is. Always within the transaction that changes the thing, and called by the
 * feature that decided that it may be changed.
 */
export function createSearchIndex({ clock, platform }: { clock: Clock; platform: Platform }) {
  const { schema } = platform;
  const rowsOfItems = async (items: readonly ItemForSearch[]): Promise<SearchRow[]> => {
    const { languages } = await platform.locale();
    return items.filter(({ isPublished }) => isPublished).flatMap((item) => rowsOfItem(item, languages));
  };

  async function rowsOfPage({ id, audience, entries, publishedAt }: PageForSearch): Promise<SearchRow[]> {
    const { visibility, roleIds } = audience;
    const dated = publishedAt ?? clock.now();
    const frame = { ...bare, kind: 'page', subjectId: id, pageId: id, dated, visibility, roleIds } as const;
    const { languages } = await platform.locale();
    return entries(languages).map((entry) => rowOf(frame, entry));
  }

  async function keepPage(trx: PlatformTransaction, page: PageForSearch): Promise<void> {
    await deleteRows(trx, 'page', [page.id]);
    await keepRows(trx, schema, await rowsOfPage(page));
  }

  async function keepItems(trx: PlatformTransaction, items: readonly ItemForSearch[]): Promise<void> {
    if (items.length === 0) return;
    const ids = items.map(({ id }) => id);
    await deleteRows(trx, 'item', ids);
    const rows = await rowsOfItems(items);
    for (let from = 0; from < rows.length; from += batch) await keepRows(trx, schema, rows.slice(from, from + batch));
  }

  return {
    keepPage,

    /** The same, and nothing when that is what there is already: for what is looked after again and again. */
    async keepPageWhenNew(trx: PlatformTransaction, page: PageForSearch): Promise<void> {
      const kept = await readTexts(trx, 'page', page.id);
      const rows = await rowsOfPage(page);
      const isSame = rows.every(({ language, title, body }) => {
        const found = kept.find((row) => row.language === language);
        return found?.title === title && found.body === body;
      });
      if (!isSame || kept.length !== rows.length) await keepPage(trx, page);
    },

    async forgetPage(trx: PlatformTransaction, pageId: string): Promise<void> {
      await deleteRows(trx, 'page', [pageId]);
    },

    keepItems,

    /** The same as a part of the statement that writes the items, so that it costs no round to the database of its own. */
    keptItems: {
      json: async (items: readonly ItemForSearch[]): Promise<string> => rowsAsJson(await rowsOfItems(items)),
      sql: (json: RawBuilder<unknown>, only?: RawBuilder<boolean>): RawBuilder<unknown> => keptRows(schema, json, only),
      /** Of what nobody finds any more of these items: all of them, or what was in a language that they have no words in now. */
      removal: (ids: RawBuilder<unknown>, json: RawBuilder<unknown>): RawBuilder<unknown> =>
        removedItems(schema, ids, json),
    },

    /** A role that is deleted is no longer named (features/roles); what is found is not kept, so nothing is touched. */
    async forgetRole(trx: PlatformTransaction, _touch: Touch, roleId: string): Promise<void> {
      await removeRoleFromEntries(trx, roleId);
    },

    /** Rows of what was removed or withdrawn without the search being told. */
    forgetUnpublished: async (trx: PlatformTransaction): Promise<void> =>
      deleteUnpublished(trx, (await platform.locale()).languages),

    /** The database keeps the rows of documents itself (migration 0014): which there are, and in which blocks they stand. */
    rebuildDocuments: (trx: PlatformTransaction): Promise<void> => remakeDocuments(trx, schema),

    async forgetItems(trx: PlatformTransaction, itemIds: readonly string[]): Promise<void> {
      if (itemIds.length > 0) await deleteRows(trx, 'item', itemIds);
    },
  };
}

import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { rowsOnPage, rowsToRead } from '#platform/contract/page-count.ts';
import { anonymousViewer, audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { draggedOrder, readSortBy } from '../../contract/item-order.ts';
import { nextDay } from '../../contract/item-state.ts';
import type { ListItem } from '../../contract/list-item.ts';
import { itemsTag, listTag, talkedListTag, talkedTag } from '../../contract/list-items.tags.ts';
import { type Companions, createItemCompanions } from '../item-companions.ts';
import type { CardRow } from '../items.repository.ts';
import { type ListBlock, listRights } from '../list-block.ts';
import { earliest, type ListItemsParts, type Shared } from '../list-items-parts.ts';
import type { ListPlace, ListTotal, ListTotals } from '../list-place.ts';
import { pathsOf, presentCard } from '../present-item.ts';
import { draggedPage, pageFromNearestEnd } from './list-page.ts';
import type { ListPlaces } from './list-places.ts';
import type { FilterAsked, ListAsked } from './list-questions.ts';
import { createListedParts } from './listed-parts.ts';
import {
  countMatches,
  findEvery,
  findPage,
  findPages,
  isCounted,
  type ListQuestion,
  newestFirst,
  type PageQuestion,
  readCounters,
} from './lists.repository.ts';
import { countSpotlight, findOwn, findReadableAfter, findSpotlight, settleAppeared } from './spotlight.repository.ts';

export interface PublicItem {
  paths: Record<string, string>;
  changedAt: Date;
}

/** What a block that shows items of any list may not survive. */
const spotlightTags: Tag[] = [itemsTag, pagesTag, itemTypesTag];
const mostOwn = 100;
const sitemapBatch = 1000;
const exportBatch = 500;
const firstGuid = '00000000-0000-0000-0000-000000000000';

interface AskedPage {
  page: PageQuestion;
  /** In this order first. */
  dragged: string[];
}

export type ListReading = ReturnType<typeof createListReading>;

export function createListReading(parts: ListItemsParts, places: ListPlaces) {
  const { platform, menus, itemTypes, blocks, approval, clock } = parts;
  const withCompanions = createItemCompanions(parts);
  const { withBlocks, linked } = createListedParts({ platform, menus, blocks });

  const { readerOf, spotlightReader, place, placeIfSeen, tagsOf, nextMoment, nextBlockMoment, changesAt, questionOf } =
    places;

  function pageOf(at: ListPlace, asked: ListAsked, types: readonly ItemType[]) {
    const { question, parentGuids, sortBy } = questionOf(at, asked, types);
    const order = readSortBy(sortBy ?? asked.sort_by);
    const page: PageQuestion = {
      ...question,
      // By hand: what nobody dragged is newest first, and so is a list in which nobody did.
      order: order.key === 'sortOrder' ? newestFirst : order,
      offset: (asked.pageNumber - 1) * asked.itemCount,
      limit: asked.joinRest === true ? rowsToRead(asked.itemCount) : asked.itemCount,
    };
    const dragged = order.key === 'sortOrder' ? draggedOrder(at.options, parentGuids) : [];
    return { page, dragged: order.direction === 'asc' ? dragged : dragged.toReversed() };
  }

  const readPage = ({ page, dragged }: AskedPage): Promise<CardRow[]> =>
    dragged.length > 0 ? draggedPage(platform.db, page, dragged) : pageFromNearestEnd(platform.db, page);

  /** With a rest that joins, the page of that rest is the one before. */
  async function onPage(rows: CardRow[], asked: ListAsked, { page, dragged }: AskedPage): Promise<CardRow[]> {
    if (asked.joinRest !== true) return rows;
    const { pageNumber, itemCount } = asked;
    const shown = rowsOnPage(rows, pageNumber, itemCount);
    return shown ?? readPage({ page: { ...page, offset: page.offset - itemCount }, dragged });
  }

  async function present(
    viewer: Viewer,
    rows: readonly CardRow[],
    at: ListPlace,
    language: Language,
    asked: Pick<ListAsked, 'IncludeBbis'> = {},
  ): Promise<Companions<ListItem>> {
    const types = await itemTypes.all();
    const pagePath = at.list && (await menus.pathOfPage(at.list.pageId, language));
    const { now, timeZone, rights } = at;
    const shown = { language, now, timeZone, types, pagePath, canEdit: rights.canEdit };
    const cards = await withBlocks(
      rows.map((row) => presentCard(row, shown)),
      asked,
      language,
    );
    return withCompanions(viewer, await linked(viewer, cards, language), types);
  }

  /** A reaction to what stands on another page of the list may bring it to this one. */
  const talkTagsOf = (guid: string, { order }: PageQuestion): Tag[] =>
    order.key === 'talkedOn' ? [talkedListTag(guid)] : [];

  const hasPeriods = (rows: readonly CardRow[], { options }: ListPlace): boolean =>
    !options.showExpiredItemsByDefault || rows.some(({ periodEnd }) => periodEnd !== null);

  async function list(viewer: Viewer, guid: string, asked: ListAsked, language: Language): Promise<Shared<ListItem[]>> {
    const at = await place(viewer, guid);
    const asIs = pageOf(at, asked, await itemTypes.all());
    const rows = await onPage(await readPage(asIs), asked, asIs);
    const shown = await present(viewer, rows, at, language, asked);
    return {
      value: shown.items,
      tags: [...tagsOf(at), ...talkTagsOf(guid, asIs.page), ...shown.tags],
      changesAt: earliest([await changesAt(at, hasPeriods(rows, at)), ...shown.changesAt]),
    };
  }

  /** Counted once and remembered until an item of the list changes, by someone or by itself. */
  function countedTotal(at: ListPlace, question: ListQuestion, until: Date | undefined): Promise<number> {
    const key = JSON.stringify([at.guid, audienceOf(at.reader), question.filter, until]);
    return platform.remember(`list-total/${key}`, [listTag(at.guid), pagesTag, itemTypesTag], () =>
      countMatches(platform.db, question),
    );
  }

  /** The same of a block that shows items of other lists. */
  async function spotlightTotal(viewer: Viewer, at: ListPlace, { filter }: ListQuestion, until: Date | undefined) {
    const listIds = at.options.sourceBlockGuids;
    const reader = await spotlightReader(viewer, listIds);
    const key = JSON.stringify([at.guid, audienceOf(reader), listIds, filter, until]);
    return platform.remember(`spotlight-total/${key}`, spotlightTags, () =>
      countSpotlight(platform.db, { filter, viewer: reader, now: at.now, listIds }),
    );
  }

  /** Exact: from the counters where they tell, else counted. */
  async function total(viewer: Viewer, at: ListPlace, asked: FilterAsked): Promise<Shared<number>> {
    const { question } = questionOf(at, asked, await itemTypes.all());
    if (at.options.isSpotlight) {
      const until = earliest([
        await nextMoment(undefined, at.now),
        await nextBlockMoment(at.now),
        nextDay(at.now, at.timeZone),
      ]);
      const value = await spotlightTotal(viewer, at, question, until);
      return { value, tags: [...tagsOf(at), ...spotlightTags], changesAt: until };
    }
    const until = await changesAt(at, question.filter.moments.length > 0);
    const [value = 0] = isCounted(question.filter)
      ? await readCounters(platform.db, [question])
      : [await countedTotal(at, question, until)];
    return { value, tags: tagsOf(at), changesAt: until };
  }

  return {
    place,
    list,

    async meta(viewer: Viewer, guid: string, asked: FilterAsked): Promise<Shared<ListTotal>> {
      const at = await place(viewer, guid);
      const { value, ...shared } = await total(viewer, at, asked);
      const { canAdd, canEdit, canOffer } = at.rights;
      const needsApproval = canAdd && !(await approval.isFree(viewer, guid));
      return {
        ...shared,
        tags: [...shared.tags, settingsTag, menuTag],
        value: { totalNumberOfItems: value, can: { add: canAdd, edit: canEdit, offer: canOffer }, needsApproval },
      };
    },

    /** §7 `listMetadata`: of the lists on a page that the viewer has been shown, and when it changes by itself. */
    async listTotals(viewer: Viewer, blocks: readonly ListBlock[]): Promise<ListTotals> {
      const now = clock.now();
      const { timeZone } = await platform.locale();
      const types = await itemTypes.all();
      const asked = await Promise.all(
        blocks.map(async (one) => {
          const rights = listRights(viewer, one, now);
          const reader = await readerOf(viewer, one.guid);
          const at = { guid: one.guid, list: one, options: one.options, rights, reader, now, timeZone };
          return { at, question: questionOf(at, {}, types).question };
        }),
      );
      // Of any list: a page may be made anew sooner than it had to, and one question tells it for all its lists.
      const hasSpotlight = blocks.some(({ options }) => options.isSpotlight);
      const until = earliest([
        await nextMoment(undefined, now),
        hasSpotlight ? await nextBlockMoment(now) : undefined,
        asked.some(({ question }) => question.filter.moments.length > 0) ? nextDay(now, timeZone) : undefined,
      ]);
      const counted = asked.filter(({ at, question }) => !at.options.isSpotlight && isCounted(question.filter));
      const fromCounters = await readCounters(
        platform.db,
        counted.map(({ question }) => question),
      );
      const totals: ListTotals['totals'] = {};
      for (const one of asked) {
        const known = fromCounters[counted.indexOf(one)];
        const totalNumberOfItems =
          known ??
          (one.at.options.isSpotlight
            ? await spotlightTotal(viewer, one.at, one.question, until)
            : await countedTotal(one.at, one.question, until));
        // Said only where it is so: it goes along with every page that has a list.
        totals[one.at.guid] = { totalNumberOfItems, ...(one.at.rights.canOffer && { can: { offer: true } }) };
      }
      return { totals, tags: hasSpotlight ? spotlightTags : [], changesAt: until };
    },

    /** All that readers get of what is asked, as it was at that moment: in batches, however much there is. */
    async all(
      viewer: Viewer,
      guid: string,
      asked: FilterAsked,
      language: Language,
    ): Promise<{ typeIds: ReadonlySet<string>; batches: AsyncGenerator<ListItem[]> }> {
      const at = await place(viewer, guid);
      const { question } = questionOf(at, asked, await itemTypes.all());
      const found = await findEvery(platform.db, question);
      const batches = async function* () {
        for (let offset = 0; offset < found.length; offset += exportBatch) {
          const onlyIds = found.slice(offset, offset + exportBatch).map(({ id }) => id);
          const page = { ...question, order: newestFirst, onlyIds, offset: 0, limit: exportBatch };
          const { items } = await present(viewer, await findPage(platform.db, page), at, language);
          yield items.filter(({ state }) => state === 'published' || state === 'expired');
        }
      };
      return { typeIds: new Set(found.map(({ typeId }) => typeId)), batches: batches() };
    },

    /** Of many blocks in one round; what the viewer may not see is left out. */
    async lists(
      viewer: Viewer,
      asked: ReadonlyMap<string, ListAsked>,
      language: Language,
    ): Promise<Shared<Record<string, ListItem[]>>> {
      const types = await itemTypes.all();
      const seen: (AskedPage & { at: ListPlace; question: ListAsked })[] = [];
      for (const [guid, question] of asked) {
        const at = await placeIfSeen(viewer, guid);
        if (at !== undefined) seen.push({ at, question, ...pageOf(at, question, types) });
      }
      const plain = seen.filter(({ dragged }) => dragged.length === 0);
      const found = await findPages(
        platform.db,
        plain.map(({ page }) => page),
      );
      const answer: Record<string, ListItem[]> = {};
      // A block that could not be seen may be there after the next change of pages, or when its period begins.
      const moments = seen.length < asked.size ? [await nextBlockMoment(clock.now())] : [];
      const tagged: Tag[] = [pagesTag];
      for (const one of seen) {
        const rows = await onPage(found[plain.indexOf(one)] ?? (await readPage(one)), one.question, one);
        const shown = await present(viewer, rows, one.at, language, one.question);
        answer[one.at.guid] = shown.items;
        tagged.push(...tagsOf(one.at), ...talkTagsOf(one.at.guid, one.page), ...shown.tags);
        moments.push(await changesAt(one.at, hasPeriods(rows, one.at)), ...shown.changesAt);
      }
      const tags = [...new Set(tagged)];
      return { value: answer, tags, changesAt: earliest(moments) };
    },

    /** Items of other lists, as the block says; always what readers get, also for who may edit. */
    async widget(viewer: Viewer, guid: string, asked: ListAsked, language: Language): Promise<Shared<ListItem[]>> {
      const at = await place(viewer, guid);
      const types = await itemTypes.all();
      const { question } = questionOf(at, asked, types);
      const listIds = at.options.sourceBlockGuids;
      const rows = await findSpotlight(platform.db, {
        filter: question.filter,
        viewer: await spotlightReader(viewer, listIds),
        now: at.now,
        listIds,
        order: readSortBy(asked.sort_by),
        offset: (asked.pageNumber - 1) * asked.itemCount,
        limit: asked.itemCount,
      });
      const items = await Promise.all(
        rows.map(async (row) => {
          const pagePath = await menus.pathOfPage(row.pageId, language);
          return presentCard(row, { language, now: at.now, timeZone: at.timeZone, types, pagePath, canEdit: false });
        }),
      );
      const whole = await withBlocks(items, asked, language);
      const shown = await withCompanions(viewer, await linked(viewer, whole, language), types);
      const moment = earliest([
        ...shown.changesAt,
        await changesAt(at, hasPeriods(rows, at)),
        await nextMoment(undefined, at.now),
        await nextBlockMoment(at.now),
      ]);
      const ofTalk = readSortBy(asked.sort_by).key === 'talkedOn' ? [talkedTag] : [];
      return {
        value: shown.items,
        tags: [...tagsOf(at), ...ofTalk, ...shown.tags, itemsTag, pagesTag],
        changesAt: moment,
      };
    },

    async own(viewer: Viewer, guid: string, language: Language): Promise<ListItem[]> {
      const at = await place(viewer, guid);
      const rows = viewer.id === undefined ? [] : await findOwn(platform.db, guid, viewer.id, mostOwn);
      const canEdit = at.rights.canAdd;
      return (await present(viewer, rows, { ...at, rights: { ...at.rights, canEdit } }, language)).items;
    },

    /** Keeps what totals have to count by hand small (0011_items.sql). */
    async settle(): Promise<void> {
      await platform.transaction(async (trx, touch) => {
        const settled = await settleAppeared(trx, clock.now());
        touch(...settled.map((id) => listTag(id)));
      });
    },

    /** Everything that anyone may read and that has an address, for the sitemap: in batches, however much there is. */
    async *publicItems(): AsyncGenerator<PublicItem[]> {
      const now = clock.now();
      const types = await itemTypes.all();
      let afterId = firstGuid;
      for (;;) {
        const rows = await findReadableAfter(platform.db, anonymousViewer, now, { afterId, limit: sitemapBatch });
        const last = rows.at(-1);
        if (last === undefined) return;
        afterId = last.id;
        const own = rows.filter(({ typeId }) =>
          types.some(({ guid, features }) => guid === typeId && features.hasDetail),
        );
        const items = await Promise.all(
          own.map(async (row) => ({
            paths: pathsOf(row, await menus.pathsOfPage(row.pageId)),
            changedAt: row.changedAt,
          })),
        );
        yield items.filter(({ paths }) => Object.keys(paths).length > 0);
      }
    },
  };
}

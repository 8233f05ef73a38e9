import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { draggedOrder, readSortBy } from '../contract/item-order.ts';
import { nextDay } from '../contract/item-state.ts';
import type { ListItem } from '../contract/list-item.ts';
import { itemsTag, listTag } from '../contract/list-items.tags.ts';
import { ListOptions } from '../contract/list-options.ts';
import { type Companions, createItemCompanions } from './item-companions.ts';
import type { CardRow } from './items.repository.ts';
import { type ListBlock, listRights } from './list-block.ts';
import { earliest, type ListItemsParts, type Shared } from './list-items-parts.ts';
import { draggedPage, pageFromNearestEnd } from './list-page.ts';
import type { ListPlace, ListTotal, ListTotals } from './list-place.ts';
import { type FilterAsked, type ListAsked, resolveFilter } from './list-questions.ts';
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
  upcomingMoments,
} from './lists.repository.ts';
import { pathsOf, presentCard } from './present-item.ts';
import {
  countSpotlight,
  findOwn,
  findReadableAfter,
  findSpotlight,
  settleAppeared,
  upcomingBlockMoments,
} from './spotlight.repository.ts';

export interface PublicItem {
  paths: Record<string, string>;
  changedAt: Date;
}

const withoutOptions = ListOptions.parse({});
/** What a block that shows items of any list may not survive. */
const spotlightTags: Tag[] = [itemsTag, pagesTag, itemTypesTag];
const mostOwn = 100;
const sitemapBatch = 1000;
const exportBatch = 500;
const firstGuid = '00000000-0000-0000-0000-000000000000';

export type ListReading = ReturnType<typeof createListReading>;

export function createListReading({
  platform,
  lists,
  menus,
  itemTypes,
  blocks,
  people,
  support,
  clock,
}: ListItemsParts) {
  const withCompanions = createItemCompanions({ people, support });
  const { withBlocks, linked } = createListedParts({ platform, menus, blocks });

  async function placeIfSeen(viewer: Viewer, guid: string): Promise<ListPlace | undefined> {
    const now = clock.now();
    const list = await lists.listBlock(guid);
    const rights = listRights(viewer, list, now);
    if (!rights.canSee) return undefined;
    const { timeZone } = await platform.locale();
    return { guid, list, options: list?.options ?? withoutOptions, rights, now, timeZone };
  }

  /** The list when the viewer may see it; of any other, and of none, the answer is the same. */
  async function place(viewer: Viewer, guid: string): Promise<ListPlace> {
    const at = await placeIfSeen(viewer, guid);
    if (at === undefined) throw notFound();
    return at;
  }

  const tagsOf = ({ guid, list }: ListPlace): Tag[] => [
    listTag(guid),
    itemTypesTag,
    menuTag,
    ...(list === undefined ? [pagesTag] : [pageTag(list.pageId)]),
  ];

  /** The next moment that an item comes or goes by itself; remembered, because it is asked with every list. */
  async function nextMoment(listId: string | undefined, now: Date): Promise<Date | undefined> {
    const key = listId === undefined ? itemsTag : listTag(listId);
    const known = await platform.remember(`moments/${key}`, [key], () => upcomingMoments(platform.db, listId, now));
    const next = known.find((moment) => moment > now);
    // All that were known have passed: there may be more behind them.
    if (next !== undefined || known.length === 0) return next;
    return (await upcomingMoments(platform.db, listId, now))[0];
  }

  /** When any block on a page begins or ends: the spotlight shows what is in them. */
  async function nextBlockMoment(now: Date): Promise<Date | undefined> {
    const known = await platform.remember('moments/blocks', [pagesTag], () => upcomingBlockMoments(platform.db, now));
    return known.find((moment) => moment > now);
  }

  /** What is expired is decided by the day, so a list with periods is good until midnight at most. */
  const changesAt = async ({ guid, list, now, timeZone }: ListPlace, hasPeriods: boolean): Promise<Date | undefined> =>
    earliest([
      await nextMoment(guid, now),
      list && nextPeriodChange([list.block.period], now),
      hasPeriods ? nextDay(now, timeZone) : undefined,
    ]);

  function questionOf(
    viewer: Viewer,
    { guid, options, rights, now, timeZone }: ListPlace,
    asked: FilterAsked,
    types: readonly ItemType[],
  ) {
    const resolved = resolveFilter(options, asked, { types, now, timeZone });
    const question: ListQuestion = {
      listId: guid,
      filter: resolved.filter,
      reader: { viewer, now, isEditor: rights.canEdit },
    };
    return { ...resolved, question };
  }

  function pageOf(viewer: Viewer, at: ListPlace, asked: ListAsked, types: readonly ItemType[]) {
    const { question, parentGuids, sortBy } = questionOf(viewer, at, asked, types);
    const order = readSortBy(sortBy ?? asked.sort_by);
    const page: PageQuestion = {
      ...question,
      order,
      offset: (asked.pageNumber - 1) * asked.itemCount,
      limit: asked.itemCount,
    };
    const dragged = order.key === 'sortOrder' ? draggedOrder(at.options, parentGuids) : [];
    return { page, dragged: order.direction === 'asc' ? dragged : dragged.toReversed() };
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

  const hasPeriods = (rows: readonly CardRow[], { options }: ListPlace): boolean =>
    !options.showExpiredItemsByDefault || rows.some(({ periodEnd }) => periodEnd !== null);

  async function list(viewer: Viewer, guid: string, asked: ListAsked, language: Language): Promise<Shared<ListItem[]>> {
    const at = await place(viewer, guid);
    const { page, dragged } = pageOf(viewer, at, asked, await itemTypes.all());
    const rows =
      dragged.length > 0 ? await draggedPage(platform.db, page, dragged) : await pageFromNearestEnd(platform.db, page);
    const shown = await present(viewer, rows, at, language, asked);
    return {
      value: shown.items,
      tags: [...tagsOf(at), ...shown.tags],
      changesAt: earliest([await changesAt(at, hasPeriods(rows, at)), ...shown.changesAt]),
    };
  }

  /** Counted once and remembered until an item of the list changes, by someone or by itself. */
  function countedTotal(
    viewer: Viewer,
    at: ListPlace,
    question: ListQuestion,
    until: Date | undefined,
  ): Promise<number> {
    const key = JSON.stringify([at.guid, audienceOf(viewer), question.filter, until]);
    return platform.remember(`list-total/${key}`, [listTag(at.guid), pagesTag, itemTypesTag], () =>
      countMatches(platform.db, question),
    );
  }

  /** The same of a block that shows items of other lists. */
  function spotlightTotal(viewer: Viewer, at: ListPlace, { filter }: ListQuestion, until: Date | undefined) {
    const listIds = at.options.sourceBlockGuids;
    const key = JSON.stringify([at.guid, audienceOf(viewer), listIds, filter, until]);
    return platform.remember(`spotlight-total/${key}`, spotlightTags, () =>
      countSpotlight(platform.db, { filter, viewer, now: at.now, listIds }),
    );
  }

  /** Exact: from the counters where they tell, else counted. */
  async function total(viewer: Viewer, at: ListPlace, asked: FilterAsked): Promise<Shared<number>> {
    const { question } = questionOf(viewer, at, asked, await itemTypes.all());
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
      : [await countedTotal(viewer, at, question, until)];
    return { value, tags: tagsOf(at), changesAt: until };
  }

  return {
    place,
    list,

    async meta(viewer: Viewer, guid: string, asked: FilterAsked): Promise<Shared<ListTotal>> {
      const at = await place(viewer, guid);
      const { value, ...shared } = await total(viewer, at, asked);
      const { canAdd, canEdit } = at.rights;
      return { ...shared, value: { totalNumberOfItems: value, can: { add: canAdd, edit: canEdit } } };
    },

    /** §7 `listMetadata`: of the lists on a page that the viewer has been shown, and when it changes by itself. */
    async listTotals(viewer: Viewer, blocks: readonly ListBlock[]): Promise<ListTotals> {
      const now = clock.now();
      const { timeZone } = await platform.locale();
      const types = await itemTypes.all();
      const asked = blocks.map((one) => {
        const rights = listRights(viewer, one, now);
        const at = { guid: one.guid, list: one, options: one.options, rights, now, timeZone };
        return { at, question: questionOf(viewer, at, {}, types).question };
      });
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
        const count = one.at.options.isSpotlight ? spotlightTotal : countedTotal;
        const totalNumberOfItems = known ?? (await count(viewer, one.at, one.question, until));
        totals[one.at.guid] = { totalNumberOfItems };
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
      const { question } = questionOf(viewer, at, asked, await itemTypes.all());
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
      const places: { at: ListPlace; page: PageQuestion; dragged: string[] }[] = [];
      for (const [guid, question] of asked) {
        const at = await placeIfSeen(viewer, guid);
        if (at !== undefined) places.push({ at, ...pageOf(viewer, at, question, types) });
      }
      const plain = places.filter(({ dragged }) => dragged.length === 0);
      const found = await findPages(
        platform.db,
        plain.map(({ page }) => page),
      );
      const answer: Record<string, ListItem[]> = {};
      // A block that could not be seen may be there after the next change of pages, or when its period begins.
      const moments = places.length < asked.size ? [await nextBlockMoment(clock.now())] : [];
      const tagged: Tag[] = [pagesTag];
      for (const one of places) {
        const rows = found[plain.indexOf(one)] ?? (await draggedPage(platform.db, one.page, one.dragged));
        const shown = await present(viewer, rows, one.at, language, asked.get(one.at.guid));
        answer[one.at.guid] = shown.items;
        tagged.push(...tagsOf(one.at), ...shown.tags);
        moments.push(await changesAt(one.at, hasPeriods(rows, one.at)), ...shown.changesAt);
      }
      const tags = [...new Set(tagged)];
      return { value: answer, tags, changesAt: earliest(moments) };
    },

    /** Items of other lists, as the block says; always what readers get, also for who may edit. */
    async widget(viewer: Viewer, guid: string, asked: ListAsked, language: Language): Promise<Shared<ListItem[]>> {
      const at = await place(viewer, guid);
      const types = await itemTypes.all();
      const { question } = questionOf(viewer, at, asked, types);
      const rows = await findSpotlight(platform.db, {
        filter: question.filter,
        viewer,
        now: at.now,
        listIds: at.options.sourceBlockGuids,
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
      return { value: shown.items, tags: [...tagsOf(at), ...shown.tags, itemsTag, pagesTag], changesAt: moment };
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

import type { HolderRights } from '#features/assets/contract/asset-holder.ts';
import type { ItemType, ItemTypeFeatures } from '#features/item-types/contract/item-type.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import type { ThreadRules } from '#features/reactions/contract/thread-rules.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import { notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { nextPeriodChange } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { draftLanguages, withoutLanguages } from '#platform/contract/texts/translation.ts';
import { isForReaders, itemState, nextItemChange } from '../contract/item-state.ts';
import type { ItemState, ListItemDetail } from '../contract/list-item.ts';
import type { readItemSource } from '../contract/list-items.endpoints.ts';
import { itemsTag, itemTag } from '../contract/list-items.tags.ts';
import { isStatusDecided } from './decided-status.ts';
import { createItemCompanions } from './item-companions.ts';
import { sourceOf } from './item-snapshot.ts';
import { languageStatesOf } from './item-translations.ts';
import { createItemFinder, type ItemRow, listVersions } from './items.repository.ts';
import { pagePathFinder, withPagePaths } from './linked-paths.ts';
import { type ListBlock, listRights } from './list-block.ts';
import { earliest, type ListItemsParts, type Shared } from './list-items-parts.ts';
import { findReadable } from './listing/spotlight.repository.ts';
import { languagesOf, pathsOf, presentBlocks, presentCard, presentValues, type Shown } from './present-item.ts';
import { mayPublish, standingOn } from './rights/item-decisions.ts';
import { isPublicItem, itemRights, personalRights } from './rights/item-rights.ts';

/** An item that someone may read, for what others keep about it. */
export interface SeenItem {
  state: ItemState;
  features: ItemTypeFeatures;
  /** Of what is said below it: what its list says over the setting of the platform. */
  talkRules?: ThreadRules;
  isTalkClosed: boolean;
}

/** What its list says of what is said below it. */
const threadOf = (list: ListBlock | undefined): Pick<SeenItem, 'talkRules' | 'isTalkClosed'> =>
  list === undefined
    ? { isTalkClosed: false }
    : {
        talkRules: {
          permission: list.options.reactionPermission,
          moderation: list.options.reactionModeration,
          pictures: list.options.reactionPictures,
        },
        isTalkClosed: list.options.reactionsClosed,
      };

export interface ItemName {
  title: string;
  titleLang?: string;
  path: string | null;
}

type Fields = ListItemDetail['fields'];

export type ItemReading = ReturnType<typeof createItemReading>;

export function createItemReading(parts: ListItemsParts) {
  const { platform, lists, menus, itemTypes, blocks, approval, clock, isPreviewed } = parts;
  const withCompanions = createItemCompanions(parts);
  const { findItem, findItemByShortId } = createItemFinder(platform.db);

  /** Title and address of what a field refers to; what the viewer may not read is not named. */
  async function referenceFields(viewer: Viewer, values: Fields, type: ItemType | undefined, shown: Shown) {
    const fields = (type?.fields ?? []).filter(
      ({ kind, key }) => values[key] !== undefined && fieldKinds.kindOf({ kind }).refersTo === 'item',
    );
    const ids = [...new Set(fields.flatMap(({ key }) => values[key] as string[]))];
    const known = new Map<string, Fields[string]>();
    for (const row of await findReadable(platform.db, viewer, shown.now, ids)) {
      const pagePath = await menus.pathOfPage(row.pageId, shown.language);
      const { guid, title, path } = presentCard(row, { ...shown, pagePath });
      known.set(row.id, { guid, title, path });
    }
    return Object.fromEntries(
      fields.map(({ key }) => [key, (values[key] as string[]).flatMap((id) => known.get(id.toLowerCase()) ?? [])]),
    );
  }

  /** An item with all of it, as someone who may see it gets it. */
  async function detail(
    viewer: Viewer,
    row: ItemRow,
    { list, language, canEdit }: { list: ListBlock | undefined; language: Language; canEdit: boolean },
  ): Promise<{ item: ListItemDetail; hasReferences: boolean; tags: Tag[]; changesAt: (Date | undefined)[] }> {
    const types = await itemTypes.all();
    const pagePaths = list === undefined ? {} : await menus.pathsOfPage(list.pageId);
    const { languages, timeZone } = await platform.locale();
    const shown: Shown = { language, now: clock.now(), timeZone, types, pagePath: pagePaths[language], canEdit };
    const card = presentCard(row, shown);
    const type = types.find(({ guid }) => guid === row.typeId);
    const values = withoutLanguages(row.document.fields, draftLanguages(row.document.translations));
    const fields = presentValues(values, type, language);
    const references = await referenceFields(viewer, fields, type, shown);
    const written = {
      fields: { ...fields, ...references },
      contentBuildingBlockInstances: presentBlocks(row, blocks, shown),
    };
    const plain: ListItemDetail = {
      ...card,
      ...withPagePaths(written, await pagePathFinder(menus, viewer, language)),
      blockGuid: row.listId,
      pageGuid: list?.pageId ?? null,
      socialImage: card.image?.imageGuid ?? null,
      socialCrop: card.image?.crop ?? null,
      languages: languagesOf(row, languages),
      paths: pathsOf(row, pagePaths),
      changedOn: row.changedAt.toISOString(),
    };
    const { items, tags, changesAt } = await withCompanions(viewer, [plain], types);
    return { item: items[0] ?? plain, hasReferences: Object.keys(references).length > 0, tags, changesAt };
  }

  async function readShared(
    viewer: Viewer,
    row: ItemRow | undefined,
    language: Language,
  ): Promise<Shared<ListItemDetail>> {
    if (row === undefined) throw notFound();
    const now = clock.now();
    const list = await lists.listBlock(row.listId);
    const { canSee, canEdit } = itemRights(viewer, row, list, now);
    // One answer for what is not there and what one may not know of: guessing tells nothing.
    if (!canSee || row.deletedAt !== null) throw notFound();
    const { timeZone } = await platform.locale();
    const { item, hasReferences, tags, changesAt } = await detail(viewer, row, { list, language, canEdit });
    return {
      value: item,
      tags: [
        itemTag(row.id),
        itemTypesTag,
        menuTag,
        ...(list === undefined ? [pagesTag] : [pageTag(list.pageId)]),
        ...(hasReferences ? [itemsTag, pagesTag] : []),
        ...tags,
      ],
      changesAt: earliest([
        nextItemChange(row, now, timeZone),
        list && nextPeriodChange([list.block.period], now),
        ...changesAt,
      ]),
    };
  }

  /** For who may edit it, whatever state it is in; the rest learns no more than that it is not theirs. */
  async function editable(viewer: Viewer, id: string): Promise<ItemRow> {
    const row = await findItem(id);
    if (row === undefined) throw notFound();
    const { canSee, canEdit } = personalRights(viewer, row, await lists.listBlock(row.listId), clock.now());
    if (!canEdit) throw canSee ? notAllowed() : notFound();
    return row;
  }

  const typeNameOf = async (row: ItemRow): Promise<string> =>
    (await itemTypes.all()).find(({ guid }) => guid === row.typeId)?.name ?? '';

  return {
    detail,

    async mayEdit(viewer: Viewer, id: string): Promise<boolean> {
      const row = await findItem(id);
      if (row === undefined || row.deletedAt !== null) return false;
      return personalRights(viewer, row, await lists.listBlock(row.listId), clock.now()).canEdit;
    },

    /** Of what is not in the trash. */
    async requireEditor(viewer: Viewer, id: string): Promise<void> {
      if ((await editable(viewer, id)).deletedAt !== null) throw notFound();
    },

    /** Who edits all of its list: who wrote one item decides about its words, not about what becomes of it. */
    async requireListEditor(viewer: Viewer, id: string): Promise<void> {
      const row = await editable(viewer, id);
      if (row.deletedAt !== null) throw notFound();
      if (!listRights(viewer, await lists.listBlock(row.listId), clock.now()).canEdit) throw notAllowed();
    },

    async requireEditorOfList(viewer: Viewer, listId: string): Promise<void> {
      const { canSee, canEdit } = listRights(viewer, await lists.listBlock(listId), clock.now());
      if (!canEdit) throw canSee ? notAllowed() : notFound();
    },

    read: async (viewer: Viewer, id: string, language: Language) => readShared(viewer, await findItem(id), language),

    readShort: async (viewer: Viewer, shortId: string, language: Language) =>
      readShared(viewer, await findItemByShortId(shortId), language),

    async source(viewer: Viewer, id: string): Promise<OutputOf<typeof readItemSource>> {
      const row = await editable(viewer, id);
      const now = clock.now();
      const { languages, timeZone } = await platform.locale();
      const type = (await itemTypes.all()).find(({ guid }) => guid === row.typeId);
      const standing = standingOn(listRights(viewer, await lists.listBlock(row.listId), now));
      return {
        ...sourceOf(row, await typeNameOf(row)),
        guid: row.id,
        blockGuid: row.listId,
        version: row.version,
        state: itemState(row, now, timeZone),
        languageStates: languageStatesOf(row, languages, isForReaders(row, clock.now()) ? row : undefined),
        can: { publish: mayPublish(standing, row) },
        needsApproval: !(await approval.isFree(viewer, row.listId)),
        isStatusDecided: type !== undefined && (await isStatusDecided(platform.db, row, type, now)),
      };
    },

    async versions(viewer: Viewer, id: string) {
      const row = await editable(viewer, id);
      return (await listVersions(platform.db, row.id)).map(({ number, changedAt, changedBy, title }) => ({
        number,
        changedOn: changedAt.toISOString(),
        changedBy,
        title: pickLanguage(title, defaultLanguage, defaultLanguage)?.value ?? '',
      }));
    },

    /** Undefined when there is none, or none that this viewer may read. */
    async seen(viewer: Viewer, id: string): Promise<SeenItem | undefined> {
      const row = await platform.remember(`item/${id}`, [itemTag(id)], () => findItem(id));
      if (row === undefined) return undefined;
      const now = clock.now();
      const list = await lists.listBlock(row.listId);
      if (!itemRights(viewer, row, list, now).canSee) return undefined;
      const type = (await itemTypes.all()).find(({ guid }) => guid === row.typeId);
      const { timeZone } = await platform.locale();
      return type && { state: itemState(row, now, timeZone), features: type.features, ...threadOf(list) };
    },

    /** Why readers do not get it, by guid or short id; nothing when they do, or get it together with what leads to it. */
    async whyUnread(id: string, along: ReadonlySet<string>): Promise<'gone' | 'unpublished' | undefined> {
      const guid = guidOf(id);
      const row = await (guid === undefined ? findItemByShortId(id) : findItem(guid));
      if (row === undefined || row.deletedAt !== null) return 'gone';
      return isForReaders(row, clock.now()) || along.has(row.id) || along.has(id) ? undefined : 'unpublished';
    },

    /** What items are called and where they are, as far as this viewer may read them. */
    async namesOf(viewer: Viewer, ids: readonly string[], language: Language): Promise<Map<string, ItemName>> {
      const { timeZone } = await platform.locale();
      const shown = { language, now: clock.now(), timeZone, types: await itemTypes.all(), canEdit: false };
      const names = new Map<string, ItemName>();
      for (const row of await findReadable(platform.db, viewer, shown.now, ids)) {
        const pagePath = await menus.pathOfPage(row.pageId, language);
        const { title, titleLang, path } = presentCard(row, { ...shown, pagePath });
        names.set(row.id, { title, path, ...(titleLang !== undefined && { titleLang }) });
      }
      return names;
    },

    /** Undefined when there is no such item: it may be one that is about to be made. */
    async rightsOn(viewer: Viewer, id: string, assetId?: string): Promise<HolderRights | undefined> {
      const row = await platform.remember(`item/${id}`, [itemTag(id)], () => findItem(id));
      if (row === undefined) return undefined;
      const now = clock.now();
      const list = await lists.listBlock(row.listId);
      const rights = { ...personalRights(viewer, row, list, now), isPublic: isPublicItem(row, list, now) };
      return rights.canSee || !(await isPreviewed(id, assetId)) ? rights : { ...rights, canSee: true };
    },
  };
}

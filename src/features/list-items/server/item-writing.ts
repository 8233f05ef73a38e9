import { randomUUID } from 'node:crypto';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { itemTypesTag } from '#features/item-types/contract/item-types.tags.ts';
import { AppError, badInput, conflict, notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { isTimed } from '../contract/item-state.ts';
import type { ItemSource, ListItem, ListItemDetail } from '../contract/list-item.ts';
import { itemAudit } from '../contract/list-items.audit.ts';
import { itemsTag, itemTag, itemVendorsTag, listTag, sitemapTag } from '../contract/list-items.tags.ts';
import { createAddItems } from './add-items.ts';
import { begunItem } from './begun-item.ts';
import {
  type CheckedItem,
  checkAdminBlocks,
  checkItem,
  highlightOf,
  type ItemInput,
  mergeChanges,
} from './check-item.ts';
import { isStatusDecided, refuseUndecidedStatus, withDecidedStatus } from './decided-status.ts';
import { givesReadersNew, isGiven } from './item-approval.ts';
import { checkedContent } from './item-checks.ts';
import { cardOf, facetsOfItem, searchWordsOf, vendorsOf, type WrittenItem } from './item-document.ts';
import { createItemForSearch } from './item-for-search.ts';
import type { ItemReading } from './item-reading.ts';
import { asChecked, fromSnapshot, sourceOf } from './item-snapshot.ts';
import { withTranslations } from './item-translations.ts';
import {
  findVersion,
  type ItemColumns,
  type ItemRow,
  idsAbove,
  lockItem,
  lockParents,
  type ParentsAs,
  setItemDeleted,
} from './items.repository.ts';
import { type ListBlock, listRights } from './list-block.ts';
import type { ListItemsParts } from './list-items-parts.ts';
import { looksSame } from './looks-same.ts';
import { newShortId } from './new-short-id.ts';
import { presentCard } from './present-item.ts';
import { type DecidedItem, refuseForStanding, settledItem, settledTrash, standingOn } from './rights/item-decisions.ts';
import { personalRights } from './rights/item-rights.ts';
import { listExistingRoles } from './rights/item-roles.repository.ts';
import { type NewItems, writeChangedItem } from './write-items.repository.ts';

const whoOf = ({ kind, id }: Viewer): string | null => (kind === 'user' ? (id ?? null) : null);

const mostAttempts = 3;

type ItemChanges = Parameters<typeof mergeChanges>[1];

/** When and where it is written. */
interface At {
  now: Date;
  timeZone: TimeZone;
  note?: string | null;
}

interface Storing {
  isBeingWritten?: boolean;
  /**
   * It becomes what is written of it, as far as that is allowed, and these languages stay behind; a call that writes it at
   * once gives readers what nobody can have said yes to.
   */
  left?: readonly Language[] | undefined;
  /** What readers get at the same moment. */
  along?: ReadonlySet<string> | undefined;
  /** What is said of it by who gives it to readers. */
  note?: string | undefined;
  /** Its status is decided about in public (features/ideas). */
  isDecision?: boolean | undefined;
}

export type ItemWriting = ReturnType<typeof createItemWriting>;

export function createItemWriting(parts: ListItemsParts, reading: ItemReading) {
  const { platform, lists, menus, itemTypes, blocks, search, approval, checks, audit, clock } = parts;
  const writing = { schema: platform.schema, statements: new PreparedStatements(platform.db), search };
  const addItems = createAddItems(writing);

  const columnsOf = (item: DecidedItem, type: ItemType, { now, timeZone, note = null }: At): ItemColumns => ({
    ...item,
    note,
    typeId: type.guid,
    card: cardOf(item, type, blocks),
    facets: facetsOfItem(item, type, timeZone),
    searchWords: searchWordsOf(item),
    vendors: vendorsOf(item, blocks),
    isTimed: isTimed(item, now),
  });

  const forSearch = createItemForSearch(blocks);

  const tagsOf = (rows: readonly (WrittenItem & Pick<ItemRow, 'id' | 'listId'>)[]) => [
    ...rows.flatMap(({ id, listId }) => [itemTag(id), listTag(listId)]),
    itemsTag,
    sitemapTag,
    ...(rows.some((row) => vendorsOf(row, blocks).length > 0) ? [itemVendorsTag] : []),
  ];
  /** As it was and, where that is another thing, as it is now. */
  const touched = (touch: Touch, ...rows: Parameters<typeof tagsOf>[0]) => touch(...new Set(tagsOf(rows)));

  /** What it hangs below must exist, and cannot hang below it. */
  async function checkParents(trx: PlatformDb, parentIds: readonly string[], id?: string, as?: ParentsAs) {
    if (parentIds.length === 0) return;
    // Two who hang each other's items below their own would each see no loop.
    if (id !== undefined) await lockParents(trx);
    const above = await idsAbove(trx, parentIds, as);
    const refuse = (code: string, message: string) => badInput([{ path: 'body.parentGuids', code, message }]);
    const missing = parentIds.find((parent) => !above.has(parent));
    if (missing !== undefined) throw refuse('unknown-parent', missing);
    if (id !== undefined && above.has(id)) throw refuse('own-descendant', id);
  }

  /** The item, locked, when the viewer may change it. */
  async function locked(trx: PlatformTransaction, viewer: Viewer, id: string) {
    const held = await lockItem(trx, id);
    if (held === undefined) throw notFound();
    const { row } = held;
    const list = await lists.listBlock(row.listId);
    const { canSee, canEdit } = personalRights(viewer, row, list, clock.now());
    if (!canEdit) throw canSee ? notAllowed() : notFound();
    const type = await typeOf(row.typeId, held.typeRevision);
    return { row, list, type, standing: standingOn(listRights(viewer, list, clock.now())) };
  }

  /** As it is while we hold it: what is kept in memory may be of before the change that we waited for. */
  async function typeOf(id: string, revision: string): Promise<ItemType> {
    if ((await itemTypes.known()).revisions.get(id) !== revision) platform.forget([itemTypesTag]);
    const type = (await itemTypes.all()).find(({ guid }) => guid === id);
    if (type === undefined) throw new AppError('internal', 500);
    return type;
  }

  type Locked = Awaited<ReturnType<typeof locked>>;

  /** What is typed is in the versions; who may read it is what an admin looks for later. */
  async function recordReaders(trx: PlatformTransaction, actor: Actor, row: ItemRow, item: CheckedItem): Promise<void> {
    if (row.isPublished !== item.isPublished) {
      const action = item.isPublished ? itemAudit.published : itemAudit.unpublished;
      await audit.record(trx, actor, { action, ...noteOf(row) });
    }
    const readers = ({ visibility, roleIds }: CheckedItem | ItemRow) => ({ visibility, roleIds });
    const details = rightsChange(readers(row), readers(item));
    if (details === undefined) return;
    await audit.record(trx, actor, { action: itemAudit.visibilityChanged, ...noteOf(row), details });
  }

  /**
   * Keeps what it was, writes what it is now and answers that. While nobody reads it yet and it is being written, what it
   * was a second ago is no version, and lists hear of it only when it looks different in them.
   */
  async function store(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    { row, type, standing }: Locked,
    written: CheckedItem,
    { isBeingWritten = false, left, along, note, isDecision = false }: Storing = {},
  ): Promise<ItemRow> {
    const { viewer } = actor;
    const keepsStatus = !isDecision && (await isStatusDecided(trx, row, type, clock.now()));
    const item = keepsStatus ? withDecidedStatus(row, written, type) : written;
    const { id, version: number, changedAt, changedBy } = row;
    const by = { at: clock.now(), who: whoOf(viewer) };
    const decisions = settledItem(standing, row, item, by.at);
    const { timeZone, languages } = await platform.locale();
    const isNew = givesReadersNew(row, item, by.at);
    if (isNew) {
      if (left === undefined && !(await approval.isFree(viewer, row.listId))) throw notAllowed('approval-needed');
      const subject = { kind: 'item', id } as const;
      await checks.requirePublishable(trx, { ...checkedContent(item, type.name, languages), subject, along });
    }
    const columns = columnsOf({ ...item, decisions }, type, {
      now: by.at,
      timeZone,
      // What was said of what readers get stays with it for as long as they get that.
      note: isNew && !isBeingWritten ? note || null : row.note,
    });
    await writeChangedItem(writing, trx, {
      id,
      item: columns,
      version: number + 1,
      by,
      before: isBeingWritten
        ? undefined
        : { itemId: id, number, snapshot: sourceOf(row, type.name), note: row.note, changedAt, changedBy },
      search: forSearch(row, item, type),
    });
    if (isBeingWritten && looksSame(row, columns)) touch(itemTag(id));
    else touched(touch, row, { ...row, ...item });
    await recordReaders(trx, actor, row, item);
    if (left !== undefined && isGiven(item, by.at)) await approval.use(trx, id, by.who ?? '', left);
    return { ...row, ...columns, version: number + 1, changedAt: by.at, changedBy: by.who };
  }

  async function answer(viewer: Viewer, row: ItemRow, language: Language): Promise<ListItemDetail> {
    const list = await lists.listBlock(row.listId);
    const { canEdit } = personalRights(viewer, row, list, clock.now());
    return (await reading.detail(viewer, row, { list, language, canEdit })).item;
  }

  /** Whether they were: not when a type has changed since it was read. `on` a transaction of somebody who writes more. */
  const writeNew = (items: Omit<NewItems, 'notification'>, on?: PlatformDb): Promise<boolean> =>
    platform.write(tagsOf(items.rows), (notification) => addItems({ ...items, notification }, on));

  /** Once more where a type was changed in between; who meets that time and again is told. */
  async function writtenByTypes<T extends { isWritten: boolean }>(
    write: (types: Awaited<ReturnType<typeof itemTypes.known>>) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const done = await write(await itemTypes.known());
      if (done.isWritten) return done;
      platform.forget([itemTypesTag]);
    }
    throw conflict('conflict');
  }

  /** Another list to come back in, for an item whose own is gone. */
  async function requireOtherList(viewer: Viewer, listId: string, type: ItemType): Promise<string> {
    const list = await lists.listBlock(listId.toLowerCase());
    if (list === undefined || !listRights(viewer, list, clock.now()).canAdd) throw notFound();
    const { itemTypeNames } = list.options;
    if (itemTypeNames.length > 0 && !itemTypeNames.includes(type.name)) throw conflict('wrong-list');
    return list.guid;
  }

  /** A step of the transaction of who changes more with it. */
  async function changeWithin(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    id: string,
    changes: ItemChanges,
    language: Language,
    { isDecision = false }: Pick<Storing, 'isDecision'> = {},
  ): Promise<ItemRow> {
    const { viewer } = actor;
    const found = await locked(trx, viewer, id);
    const { row, type } = found;
    if (row.deletedAt !== null) throw notFound();
    if (changes.version !== undefined && changes.version !== row.version) throw conflict('conflict');
    const now = clock.now();
    if (!isDecision && (await isStatusDecided(trx, row, type, now))) refuseUndecidedStatus(row, changes.fields, type);
    const merged = mergeChanges(sourceOf(row, type.name), changes, { language, now });
    const options = { type, blocks, language, now, path: 'body', before: row.document };
    const item = withTranslations(checkItem(viewer, merged, options), row, changes.upToDate);
    if (changes.parentGuids !== undefined) await checkParents(trx, item.parentIds, row.id);
    return store(trx, touch, actor, found, item, { isDecision });
  }

  const noteOf = (row: ItemRow) => ({
    subject: { kind: 'item', id: row.id, name: pickLanguage(row.title, defaultLanguage, defaultLanguage)?.value ?? '' },
  });

  return {
    locked,
    checkParents,
    store,
    columnsOf,
    forSearch,
    writeNew,
    writtenByTypes,

    /** `on` a transaction of somebody who writes more with it; they touch what it changed, since it is there only after theirs. */
    async make(
      viewer: Viewer,
      listId: string,
      inputs: readonly ItemInput[],
      language: Language,
      on?: PlatformTransaction,
    ): Promise<ListItem[]> {
      const now = clock.now();
      const list: ListBlock | undefined = await lists.listBlock(listId);
      const rights = listRights(viewer, list, now);
      if (!rights.canSee) throw notFound();
      // Who has no account offers an item, and it is placed for them (features/item-offers).
      if (viewer.kind === 'anonymous') throw signInNeeded();
      if (!rights.canAdd) throw notAllowed();
      const allowed = list?.options.itemTypeNames ?? [];
      const { timeZone, languages } = await platform.locale();
      const made = await writtenByTypes(async ({ types, revisions }) => {
        const rows = inputs.map((given, index) => {
          const input = begunItem(given, list?.options, blocks);
          const type = types.find(({ name }) => name === input.listItemTypeName);
          if (type === undefined || (allowed.length > 0 && !allowed.includes(type.name))) {
            const code = type === undefined ? 'unknown-type' : 'type-not-here';
            throw badInput([{ path: `body.${index}.listItemTypeName`, code, message: input.listItemTypeName }]);
          }
          const checked = checkItem(viewer, input, { type, blocks, language, now, path: `body.${index}` });
          const item = { ...withTranslations(checked), decisions: {} };
          refuseForStanding(standingOn(rights), item, now);
          const id = (input.guid ?? randomUUID()).toLowerCase();
          return { id, shortId: newShortId(), listId, item, type, ...columnsOf(item, type, { now, timeZone }) };
        });
        const given = rows.filter(({ item }) => isGiven(item, now));
        if (given.length > 0 && !(await approval.isFree(viewer, listId))) throw notAllowed('approval-needed');
        for (const { item, type } of given) {
          await checks.requirePublishable(platform.db, checkedContent(item, type.name, languages));
        }
        await checkParents(platform.db, [...new Set(rows.flatMap(({ parentIds }) => parentIds))]);
        const notification = {
          rows,
          by: { at: now, who: whoOf(viewer) },
          search: rows.map((row) => forSearch(row, row.item, row.type)),
          types: new Map(rows.map(({ typeId }) => [typeId, revisions.get(typeId)])),
        };
        return { isWritten: await writeNew(notification, on), rows, types };
      });
      const pagePath = list && (await menus.pathOfPage(list.pageId, language));
      const shown = { language, now, timeZone, types: made.types, pagePath, canEdit: true };
      return made.rows.map((row) => presentCard({ ...row, isSticky: false }, shown));
    },

    changeWithin,

    async change(
      actor: Actor,
      id: string,
      changes: ItemChanges,
      language: Language,
    ): Promise<ListItemDetail & { version: number }> {
      const changed = await platform.transaction((trx, touch) =>
        changeWithin(trx, touch, actor, id, changes, language),
      );
      return { ...(await answer(actor.viewer, changed, language)), version: changed.version };
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await platform.transaction(async (trx, touch) => {
        const { row, standing } = await locked(trx, actor.viewer, id);
        if (row.deletedAt !== null) throw notFound();
        const by = { at: clock.now(), who: whoOf(actor.viewer) };
        await setItemDeleted(trx, row.id, { by, decisions: settledTrash(standing, row, true) });
        await search.forgetItems(trx, [row.id]);
        await audit.record(trx, actor, { action: itemAudit.deleted, ...noteOf(row) });
        touched(touch, row);
      });
    },

    /** Out of the trash, or back to what it was; what it is now is kept as a version too. */
    async restore(
      actor: Actor,
      id: string,
      { version, listId }: { version?: number | undefined; listId?: string | undefined },
      language: Language,
    ): Promise<ListItemDetail> {
      const { viewer } = actor;
      const restored = await platform.transaction(async (trx, touch) => {
        const found = await locked(trx, viewer, id);
        const { row, type, standing } = found;
        if (version === undefined) {
          if (row.deletedAt === null) throw notFound();
          const back = listId === undefined ? row : { ...row, listId: await requireOtherList(viewer, listId, type) };
          const isMoved = back.listId !== row.listId;
          if (isMoved && isGiven(row, clock.now()) && !(await approval.isFree(viewer, back.listId))) {
            throw notAllowed('approval-needed');
          }
          const decisions = settledTrash(standing, row, false);
          await setItemDeleted(trx, row.id, { decisions, listId: back.listId });
          await search.keepItems(trx, [forSearch(back, asChecked(row), type)]);
          await audit.record(trx, actor, { action: itemAudit.restored, ...noteOf(row) });
          touched(touch, back);
          return { ...back, decisions, deletedAt: null, deletedBy: null };
        }
        const snapshot: ItemSource | undefined = await findVersion(trx, row.id, version);
        if (snapshot === undefined || row.deletedAt !== null) throw notFound();
        const roleIds = await listExistingRoles(trx, snapshot.roleIds);
        checkAdminBlocks(viewer, snapshot.contentBuildingBlockInstances, {
          blocks,
          path: 'body',
          before: row.document,
        });
        // A version is brought back for what it says; what is in the spotlight stays so, whoever wrote it.
        const { isHighlighted, highlightUntil } =
          standing === 'author' ? row : highlightOf(snapshot.metadata, clock.now());
        const item = { ...fromSnapshot(snapshot), roleIds, isHighlighted, highlightUntil };
        const saved = await store(trx, touch, actor, found, item);
        const details = { number: version };
        await audit.record(trx, actor, { action: itemAudit.versionRestored, ...noteOf(row), details });
        return saved;
      });
      return answer(viewer, restored, language);
    },
  };
}

import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { badInput, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { NewItem } from '../../contract/list-item.ts';
import { itemAudit } from '../../contract/list-items.audit.ts';
import { itemsTag, itemTag, listTag, sitemapTag } from '../../contract/list-items.tags.ts';
import { checkItem } from '../check-item.ts';
import { checkedContent } from '../item-checks.ts';
import { asChecked } from '../item-snapshot.ts';
import { withTranslations } from '../item-translations.ts';
import type { ItemWriting } from '../item-writing.ts';
import { type ItemRow, lockItem, setItemDeleted } from '../items.repository.ts';
import { type ListBlock, listRights } from '../list-block.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { newShortId } from '../new-short-id.ts';
import { settledTrash } from '../rights/item-decisions.ts';

/** An item that somebody wrote without the means of an editor. */
export interface PlacedItem {
  guid: string;
  listGuid: string;
  typeName: string;
  title: string;
  description: string;
  fields: Record<string, JsonValue>;
  language: Language;
}

const takes = ({ options: { isSpotlight, itemTypeNames } }: ListBlock, typeName: string): boolean =>
  !isSpotlight && (itemTypeNames.length === 0 || itemTypeNames.includes(typeName));

/** Items that others put in a list on behalf of who wrote them, and that those take away again. */
export function createPlacedItems(parts: ListItemsParts, writing: ItemWriting) {
  const { platform, lists, itemTypes, blocks, search, approval, checks, audit, clock } = parts;

  /** As it will be, with the rights of nobody: whatever it holds that only somebody may write is refused. */
  function checked(placed: PlacedItem, type: ItemType, parentGuids: readonly string[]) {
    const { guid, title, description, fields, language } = placed;
    const input = NewItem.parse({
      guid,
      title,
      listItemTypeName: type.name,
      parentGuids: [...parentGuids],
      metadata: { description },
      fields,
    });
    const options = { type, blocks, language, now: clock.now(), path: 'body' };
    return { ...withTranslations(checkItem(anonymousViewer, input, options)), decisions: {} };
  }

  const tagsOf = ({ id, listId }: Pick<ItemRow, 'id' | 'listId'>) => [
    itemTag(id),
    listTag(listId),
    itemsTag,
    sitemapTag,
  ];

  async function requireOwn(trx: PlatformTransaction, id: string, ownerId: string | null): Promise<ItemRow> {
    const held = await lockItem(trx, id);
    if (held === undefined || held.row.createdBy !== ownerId) throw notFound();
    return held.row;
  }

  const subjectOf = (row: ItemRow) => ({
    kind: 'item',
    id: row.id,
    name: pickLanguage(row.title, defaultLanguage, defaultLanguage)?.value ?? '',
  });

  return {
    /** A list as who wants to add to it knows it; nothing of one that they may not see. */
    async placeOf(viewer: Viewer, listGuid: string) {
      const list = await lists.listBlock(listGuid);
      if (list === undefined || list.options.isSpotlight) return undefined;
      const { canSee, canEdit } = listRights(viewer, list, clock.now());
      if (!canSee) return undefined;
      const { itemTypeNames } = list.options;
      const types = (await itemTypes.all()).filter(
        ({ name }) => itemTypeNames.length === 0 || itemTypeNames.includes(name),
      );
      const isLookedAt = list.options.moderation === 'before' || (await approval.isNeeded(listGuid));
      return { list, types, canEdit, isLookedAt };
    },

    /** For who decides about what waits: also of a list that takes something else by now, or that is gone. */
    async queueOf(viewer: Viewer, listGuid: string) {
      const list = await lists.listBlock(listGuid);
      if (list === undefined) return { pageId: undefined, canEdit: viewer.isAdmin, takes: () => false };
      const { canEdit } = listRights(viewer, list, clock.now());
      return { pageId: list.pageId, canEdit, takes: (typeName: string) => takes(list, typeName) };
    },

    typeNamed: async (name: string): Promise<ItemType | undefined> =>
      (await itemTypes.all()).find((type) => type.name === name),

    /** Whether this editor gives readers what is in the list without anybody else's yes. */
    isFree: (viewer: Viewer, listGuid: string): Promise<boolean> => approval.isFree(viewer, listGuid),

    /** Refuses now what could not be placed later, when who wrote it is gone. */
    async check(placed: PlacedItem): Promise<void> {
      const type = (await itemTypes.all()).find(({ name }) => name === placed.typeName);
      if (type === undefined)
        throw badInput([{ path: 'body.typeName', code: 'unknown-type', message: placed.typeName }]);
      const { languages } = await platform.locale();
      const item = checked(placed, type, []);
      await checks.requirePublishable(platform.db, checkedContent(item, type.name, languages));
    },

    /** Part of the transaction in which it was proven or approved. */
    async place(trx: PlatformTransaction, touch: Touch, placed: PlacedItem, ownerId: string | null): Promise<void> {
      const { guid: id, listGuid: listId } = placed;
      const list = await lists.listBlock(listId);
      if (list === undefined) throw conflict('offer-list-gone');
      if (!takes(list, placed.typeName)) throw conflict('offer-other-type');
      const { timeZone } = await platform.locale();
      const now = clock.now();
      await writing.writtenByTypes(async ({ types, revisions }) => {
        const type = types.find(({ name }) => name === placed.typeName);
        if (type === undefined) throw conflict('offer-list-gone');
        const item = checked(placed, type, list.options.defaultParentGuids);
        const row = { id, shortId: newShortId(), listId, ...writing.columnsOf(item, type, { now, timeZone }) };
        const isWritten = await writing.writeNew(
          {
            rows: [row],
            by: { at: now, who: ownerId },
            search: [writing.forSearch(row, item, type)],
            types: new Map([[type.guid, revisions.get(type.guid)]]),
          },
          trx,
        );
        return { isWritten };
      });
      // Once more at the commit: what was forgotten before it may have been made anew without this one.
      touch(...tagsOf({ id, listId }));
    },

    /** Who wrote it takes it off the site, whatever they may do in the list by now. */
    async takeAway(
      trx: PlatformTransaction,
      touch: Touch,
      actor: Actor,
      id: string,
      ownerId: string | null,
    ): Promise<void> {
      const row = await requireOwn(trx, id, ownerId);
      if (row.deletedAt !== null) return;
      const by = { at: clock.now(), who: ownerId };
      await setItemDeleted(trx, id, { by, decisions: settledTrash('author', row, true) });
      await search.forgetItems(trx, [id]);
      await audit.record(trx, actor, { action: itemAudit.deleted, subject: subjectOf(row) });
      touch(...tagsOf(row));
    },

    /** Only what they took away themselves. */
    async bringBack(
      trx: PlatformTransaction,
      touch: Touch,
      actor: Actor,
      id: string,
      ownerId: string | null,
    ): Promise<void> {
      const row = await requireOwn(trx, id, ownerId);
      if (row.deletedAt === null) return;
      if (row.deletedBy !== ownerId) throw conflict('offer-settled');
      const type = (await itemTypes.all()).find(({ guid }) => guid === row.typeId);
      if (type === undefined) throw notFound();
      await setItemDeleted(trx, id, { decisions: settledTrash('author', row, false) });
      await search.keepItems(trx, [writing.forSearch(row, asChecked(row), type)]);
      await audit.record(trx, actor, { action: itemAudit.restored, subject: subjectOf(row) });
      touch(...tagsOf(row));
    },
  };
}

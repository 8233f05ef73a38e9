import { randomUUID } from 'node:crypto';
import { badInput, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';
import { checkItem, type ItemInput } from '../check-item.ts';
import { cardOf } from '../item-document.ts';
import type { ItemReading } from '../item-reading.ts';
import { withTranslations } from '../item-translations.ts';
import { createItemFinder, type ItemRow } from '../items.repository.ts';
import { type ListBlock, listRights } from '../list-block.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { personalRights } from '../rights/item-rights.ts';

/** In an address that leads nowhere. */
const shortIdOfNone = 'voorbeeld';

/** What is being written, as its readers would get it if it were published now. Nothing is stored. */
export function createItemPreview(parts: ListItemsParts, reading: ItemReading) {
  const { platform, lists, itemTypes, blocks, clock } = parts;
  const { findItem } = createItemFinder(platform.db);

  /** The item that is being changed, when the viewer may; undefined for a new one, when they may add. */
  async function writable(viewer: Viewer, listId: string, id: string | undefined, list: ListBlock | undefined) {
    const row = id === undefined ? undefined : await findItem(id);
    if (row === undefined) {
      const { canSee, canAdd } = listRights(viewer, list, clock.now());
      if (!canAdd) throw canSee ? notAllowed() : notFound();
      return undefined;
    }
    const { canSee, canEdit } = personalRights(viewer, row, list, clock.now());
    if (row.listId !== listId || row.deletedAt !== null) throw notFound();
    if (!canEdit) throw canSee ? notAllowed() : notFound();
    return row;
  }

  return async function preview(
    viewer: Viewer,
    listId: string,
    input: ItemInput,
    language: Language,
  ): Promise<ListItemDetail> {
    const now = clock.now();
    const list = await lists.listBlock(listId);
    const before = await writable(viewer, listId, input.guid?.toLowerCase(), list);
    const type = (await itemTypes.all()).find(
      ({ guid, name }) => guid === before?.typeId || (before === undefined && name === input.listItemTypeName),
    );
    if (type === undefined) {
      throw badInput([{ path: 'body.listItemTypeName', code: 'unknown-type', message: input.listItemTypeName }]);
    }
    // Checked as a draft is: it may be looked at before it is finished.
    const known = before === undefined ? {} : { before: before.document };
    const checked = checkItem(
      viewer,
      { ...input, isPublished: false },
      { type, blocks, language, now, path: 'body', ...known },
    );
    const item = withTranslations(checked, before);
    const row: ItemRow = {
      id: before?.id ?? randomUUID(),
      shortId: before?.shortId ?? shortIdOfNone,
      listId,
      typeId: type.guid,
      ...item,
      // As from the moment that it is published until it is taken off.
      isPublished: true,
      unpublishOn: null,
      isSticky: false,
      card: cardOf(item, type, blocks),
      decisions: {},
      version: 0,
      createdBy: null,
      changedAt: now,
      changedBy: null,
      deletedAt: null,
      deletedBy: null,
      note: null,
    };
    return (await reading.detail(viewer, row, { list, language, canEdit: false })).item;
  };
}

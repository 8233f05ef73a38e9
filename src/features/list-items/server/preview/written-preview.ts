import { withoutUnread } from '#features/translation/contract/publish-languages.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Audience } from '#platform/contract/rights/visibility.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { type EditedItem, sourceWritten } from '../../contract/editing/edited-item.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';
import { checkItem } from '../check-item.ts';
import { catchUp } from '../editing/open-item.ts';
import { withBlocksOf } from '../editing/written-item.ts';
import { cardOf } from '../item-document.ts';
import type { ItemReading } from '../item-reading.ts';
import { sourceOf } from '../item-snapshot.ts';
import { createItemFinder, type ItemRow } from '../items.repository.ts';
import { listRights } from '../list-block.ts';
import type { ListItemsParts } from '../list-items-parts.ts';

/** What was written was checked when it was; here it is only read as the item would have it. */
const reader = systemViewer('preview');

interface Previewable {
  isForEveryone: boolean;
  /** Edits the list, and not only what they added to it. */
  isMaker: boolean;
  hiddenBlocks: number;
}

const isForEveryone = ({ visibility, roleIds }: Audience): boolean =>
  decide(anonymousViewer, 'see', { kind: 'content', visibility, roleIds }).allowed;

/** An item as it is being written, shown as if it were published now: the rights are those of everyone. */
export function createWrittenPreview(parts: ListItemsParts, reading: ItemReading) {
  const { platform, lists, itemTypes, blocks, clock } = parts;
  const { findItem } = createItemFinder(platform.db);

  /** Nothing when it is in the trash, or everyone may not see it: the item, what is written of it, or its list. */
  async function openToAll(id: string) {
    const row = await findItem(id);
    if (row === undefined || row.deletedAt !== null) return undefined;
    const type = (await itemTypes.all()).find(({ guid }) => guid === row.typeId);
    const list = await lists.listBlock(row.listId);
    if (type === undefined || !listRights(anonymousViewer, list, clock.now()).canSee) return undefined;
    const { document } = await catchUp(platform.db, row, type);
    return isForEveryone(row) && isForEveryone(document) ? { row, type, list, document } : undefined;
  }

  return {
    /**
     * For who may edit it: whether a link would show anything. Who only adds to a list could show the world under the site's
     * own address what nobody looked over; they make no links.
     */
    async previewable(viewer: Viewer, id: string): Promise<Previewable> {
      await reading.requireEditor(viewer, id);
      const row = await findItem(id);
      const list = row && (await lists.listBlock(row.listId));
      return {
        isForEveryone: (await openToAll(id)) !== undefined,
        isMaker: listRights(viewer, list, clock.now()).canEdit,
        hiddenBlocks: 0,
      };
    },

    /** As it is written, or as it was pinned; undefined once it is not for everyone, or gone. */
    async readPreview(id: string, pinned: EditedItem | null, language: Language): Promise<ListItemDetail | undefined> {
      const found = await openToAll(id);
      if (found === undefined || (pinned !== null && !isForEveryone(pinned))) return undefined;
      const { row, type, list } = found;
      const document = withoutUnread(pinned ?? found.document, undefined);
      const now = clock.now();
      const item = checkItem(
        reader,
        { ...sourceWritten(document, sourceOf(row, type.name)), isPublished: false },
        { type, blocks, language: defaultLanguage, now, path: 'body', before: withBlocksOf(row, document) },
      );
      const shown: ItemRow = {
        ...row,
        ...item,
        // As from the moment that it is published until it is taken off.
        isPublished: true,
        unpublishOn: null,
        publishedOn: row.isPublished ? row.publishedOn : now,
        card: cardOf(item, type, blocks),
      };
      return (await reading.detail(anonymousViewer, shown, { list, language, canEdit: false })).item;
    },
  };
}

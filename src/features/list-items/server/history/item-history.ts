import type { PageHistory, Restoration } from '#features/pages/contract/history/page-history.ts';
import {
  documentAt,
  type Older,
  readHistory,
  requireRestored,
  restoredDetails,
  restoring,
  type VersionEntry,
} from '#features/pages/server/history/document-history.service.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type EditedItem, editedItem } from '../../contract/editing/edited-item.ts';
import { isForReaders } from '../../contract/item-state.ts';
import { itemAudit } from '../../contract/list-items.audit.ts';
import { editStateOf } from '../editing/item-edit-state.ts';
import { findItemOperations } from '../editing/item-edits.repository.ts';
import { createItemOperations } from '../editing/item-operations.ts';
import { type OpenItem, openItem } from '../editing/open-item.ts';
import { sourceOf } from '../item-snapshot.ts';
import type { ItemWriting } from '../item-writing.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { listExistingRoles } from '../rights/item-roles.repository.ts';
import { findPublication, firstItemLogNumber, listItemLogLines, listPublications } from './item-history.repository.ts';

/** What readers had of an item, what was written between, and the way back to it; as of a page (docs/decisions/0085). */
export function createItemHistory(parts: ListItemsParts, writing: ItemWriting) {
  const { platform, audit, clock } = parts;
  const { db } = platform;
  const operations = createItemOperations(parts, writing);
  const opened = (viewer: Viewer, id: string) => platform.transaction((trx) => openItem(trx, writing, viewer, id));
  const nowOf = ({ found: { row, type } }: OpenItem) => sourceOf(row, type.name);

  /** Roles that were deleted since are not brought back. */
  const withExistingRoles = async (document: EditedItem): Promise<EditedItem> => ({
    ...document,
    roleIds: await listExistingRoles(db, document.roleIds),
  });

  async function versions(item: OpenItem, older: Older): Promise<VersionEntry[]> {
    const { row } = item.found;
    const isRead = isForReaders(row, clock.now());
    return (await listPublications(db, row, nowOf(item), older)).map(({ number, at, by, name, note, isNewest }) => ({
      kind: 'version',
      number,
      at: at.toISOString(),
      by: { id: by, name: name ?? '' },
      note,
      isPublished: isRead && isNewest,
    }));
  }

  async function versionOf(item: OpenItem, number: number): Promise<EditedItem> {
    const snapshot = await findPublication(db, item.found.row, nowOf(item), number);
    if (snapshot === undefined) throw notFound();
    const document = editedItem(snapshot);
    return withExistingRoles({ ...document, translations: knownTranslations(document) });
  }

  async function momentOf({ found, edit, document }: OpenItem, number: number): Promise<EditedItem> {
    const { id } = found.row;
    const source = {
      document,
      sequence: edit.sequence,
      first: () => firstItemLogNumber(db, id),
      after: (after: number, limit: number) => findItemOperations(db, id, { after, before: edit.sequence + 1, limit }),
    };
    return withExistingRoles(await documentAt(source, number));
  }

  const thenOf = (item: OpenItem, { kind, number }: Pick<Restoration, 'kind' | 'number'>): Promise<EditedItem> =>
    kind === 'version' ? versionOf(item, number) : momentOf(item, number);

  async function atOf(trx: PlatformDb, id: string, { kind, number }: Restoration): Promise<string | undefined> {
    if (kind === 'version') return undefined;
    return (await findItemOperations(trx, id, { after: number - 1, limit: 1 }))[0]?.at;
  }

  return {
    async read(viewer: Viewer, id: string, asked: Parameters<typeof readHistory>[1]): Promise<PageHistory> {
      const item = await opened(viewer, id);
      const source = {
        lines: (older: Older) => listItemLogLines(db, id, older),
        versions: (older: Older) => versions(item, older),
      };
      return readHistory(source, asked);
    },

    version: async (viewer: Viewer, id: string, number: number) => ({
      number,
      document: await versionOf(await opened(viewer, id), number),
    }),

    moment: async (viewer: Viewer, id: string, number: number) => ({
      number,
      document: await momentOf(await opened(viewer, id), number),
    }),

    /** Becomes what is being written; readers notice nothing until it is published. */
    async restore(actor: Actor, id: string, asked: Restoration) {
      const then = await thenOf(await opened(actor.viewer, id), asked);
      return platform.transaction(async (trx, touch) => {
        const item = await openItem(trx, writing, actor.viewer, id);
        const sent = restoring(item.document, then, asked);
        const { row, edit, refused } = await operations.perform({ trx, touch }, actor, item, sent);
        requireRestored(refused);
        if (edit.sequence > item.edit.sequence) {
          const name = pickLanguage(item.document.title, defaultLanguage, defaultLanguage)?.value ?? '';
          await audit.record(trx, actor, {
            action: itemAudit.versionRestored,
            subject: { kind: 'item', id, name },
            details: restoredDetails(asked, await atOf(trx, id, asked)),
          });
        }
        return {
          operations: await findItemOperations(trx, id, { after: asked.base }),
          page: await editStateOf(trx, row, edit, clock.now()),
        };
      });
    },
  };
}

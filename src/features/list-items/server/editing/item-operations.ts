import { doOperation } from '#features/pages/contract/operations/do-operation.ts';
import { OperationFault } from '#features/pages/contract/operations/operation-fault.ts';
import type { Done } from '#features/pages/contract/operations/operation-row.ts';
import type { NewOperation } from '#features/pages/contract/operations/operation-schema.ts';
import { operationsBetween } from '#features/pages/contract/operations/operations-between.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { withoutUnread } from '#features/translation/contract/publish-languages.ts';
import { languagesIn, type StoredLanguages, storedTexts } from '#features/translation/contract/stored-texts.ts';
import { textStanding } from '#features/translation/contract/text-state.ts';
import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { type EditedItem, editedItem, sourceWritten } from '../../contract/editing/edited-item.ts';
import { isForReaders } from '../../contract/item-state.ts';
import { itemEditingTag } from '../../contract/list-items.tags.ts';
import { type CheckedItem, checkItem, hasWords } from '../check-item.ts';
import { isGiven } from '../item-approval.ts';
import { sourceOf } from '../item-snapshot.ts';
import { withOperated } from '../item-translations.ts';
import type { ItemWriting } from '../item-writing.ts';
import type { ItemRow } from '../items.repository.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { settledItem } from '../rights/item-decisions.ts';
import { findOwnOperations, type ItemEdit, insertItemOperations, saveEdit } from './item-edits.repository.ts';
import type { OpenItem } from './open-item.ts';
import { withBlocksOf, writtenOf } from './written-item.ts';

interface Within {
  trx: PlatformTransaction;
  touch: Touch;
}

interface Performed {
  row: ItemRow;
  edit: ItemEdit;
  refused: { id: string; code: string }[];
}

export type ItemOperations = ReturnType<typeof createItemOperations>;

/** Things that people do to an item, one by one: of each it is asked whether it may be, as of the call that does the same. */
export function createItemOperations(
  { platform, blocks, clock, approval, checks }: ListItemsParts,
  writing: ItemWriting,
) {
  /** The item with what is written, checked as something that is still being written. */
  function checked(actor: Actor, { found, document: was }: OpenItem, document: EditedItem): CheckedItem {
    const { row, type } = found;
    const source = sourceWritten(document, sourceOf(row, type.name));
    return checkItem(
      actor.viewer,
      { ...source, isPublished: false },
      {
        type,
        blocks,
        language: defaultLanguage,
        now: clock.now(),
        path: 'body',
        before: withBlocksOf(row, was),
        isUnfinished: true,
      },
    );
  }

  /** Throws what the call that does the same would throw. */
  async function doOne(
    trx: PlatformTransaction,
    actor: Actor,
    opened: OpenItem,
    document: EditedItem,
    { operation, undoes }: NewOperation,
    waits: boolean,
  ) {
    const { row, standing } = opened.found;
    if (operation.kind === 'layout') throw new OperationFault('no-place');
    const applied = doOperation(document, operation, undoes !== null);
    const after = applied.document as EditedItem;
    const { isHighlighted, visibility, roleIds, parentIds } = checked(actor, opened, after);
    if (operation.kind === 'page') {
      const decided = { ...row, isHighlighted, visibility, roleIds };
      settledItem(standing, row, decided, clock.now());
      if (operation.path[1] === 'parentGuids') {
        await writing.checkParents(trx, parentIds, row.id, waits ? 'written' : 'read');
      }
    }
    return { document: after, inverse: applied.inverse };
  }

  /** What readers have, or get at its hour because someone or the checks let it through, is not what is being written. */
  const isApart = async (row: ItemRow): Promise<boolean> =>
    isForReaders(row, clock.now()) ||
    (isGiven(row, clock.now()) && ((await approval.isNeeded(row.listId)) || (await checks.stopsAnything())));

  /** While nobody reads it the item is what is written of it, so that lists and plans have it too. */
  async function follow({ trx, touch }: Within, actor: Actor, opened: OpenItem, document: EditedItem) {
    const { found } = opened;
    const { row } = found;
    // It may be planned, and what a machine wrote goes to readers only when someone has read it.
    const item = checked(actor, opened, withoutUnread(document, undefined));
    const { isPublished, publishedOn, unpublishOn } = row;
    const title = hasWords(item.title) ? item.title : row.title;
    const dated = { ...item, title, isPublished, publishedOn, unpublishOn };
    return writing.store(trx, touch, actor, found, dated, { isBeingWritten: true });
  }

  return {
    async perform(
      { trx, touch }: Within,
      actor: Actor,
      opened: OpenItem,
      sent: readonly NewOperation[],
    ): Promise<Performed> {
      const { found, edit } = opened;
      const by = actor.viewer.kind === 'user' ? (actor.viewer.id ?? null) : null;
      const at = clock.now();
      const itemId = found.row.id;
      const inBatch = new Set(sent.map(({ id }) => id));
      const takenBack = sent.flatMap(({ undoes }) => undoes ?? []);
      const own = await findOwnOperations(trx, itemId, by, takenBack);
      const done: Done[] = [];
      const refused: Performed['refused'] = [];
      let { document } = opened;
      const waits = await isApart(found.row);
      for (const one of sent) {
        const { id, operation, group, undoes } = one;
        try {
          if (undoes !== null && !own.has(undoes) && !inBatch.has(undoes)) throw notAllowed('not-yours');
          const applied = await doOne(trx, actor, opened, document, one, waits);
          document = applied.document;
          done.push({ id, operation, inverse: applied.inverse, group, undoes });
        } catch (error) {
          refused.push({ id, code: codeOf(error) });
        }
      }
      if (done.length === 0) return { row: found.row, edit, refused };
      const source = sourceOf(found.row, found.type.name);
      const { translations } = withOperated(writtenOf(document, source), writtenOf(opened.document, source)).document;
      document = { ...document, translations };
      await insertItemOperations(trx, { itemId, sequence: edit.sequence }, done, { by, at });
      const row = waits ? found.row : await follow({ trx, touch }, actor, opened, document);
      const isAsStored = isSame(editedItem(sourceOf(row, found.type.name)), document);
      const saved: ItemEdit = {
        sequence: edit.sequence + done.length,
        document: isAsStored ? null : document,
        itemVersion: row.version,
        changedBy: by,
        changedAt: at,
      };
      await saveEdit(trx, itemId, saved);
      await platform.signal(trx, itemEditingTag(itemId));
      return { row, edit: saved, refused };
    },
  };
}

/** In all that readers see, and in how its translations stand. */
function isSame(item: EditedItem, document: EditedItem): boolean {
  if (operationsBetween(item, document).length > 0) return false;
  const known = knownTranslations(item);
  const stateOf = (text: StoredLanguages, language: Language, notes: Translations) =>
    textStanding(text, language, notes).state;
  return storedTexts(document).every(({ text }) =>
    languagesIn(text).every(
      (language) => stateOf(text, language, known) === stateOf(text, language, document.translations),
    ),
  );
}

function codeOf(error: unknown): string {
  if (error instanceof OperationFault || error instanceof AppError) return error.code;
  throw error;
}

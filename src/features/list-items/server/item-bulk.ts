import { changedLanguages } from '#features/translation/contract/language-contents.ts';
import { AppError, badInput, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { bulkChanges } from '../contract/list-items.endpoints.ts';
import type { CheckedItem } from './check-item.ts';
import { allowedChoice } from './editing/allowed-choice.ts';
import { openItem } from './editing/open-item.ts';
import { asChecked } from './item-snapshot.ts';
import { missingValues } from './item-values.ts';
import type { ItemWriting } from './item-writing.ts';
import type { ItemRow } from './items.repository.ts';
import type { ListItemsParts } from './list-items-parts.ts';

type BulkChange = (typeof bulkChanges)[number];

export interface BulkInput {
  guids: string[];
  change: BulkChange;
  parentGuids?: string[] | undefined;
  highlightUntil?: string | undefined;
}

export interface BulkAnswer {
  changed: string[];
  refused: { guid: string; code: string }[];
}

const usualHighlight = 14 * 24 * 60 * 60 * 1000;

const editorsOnly: readonly BulkChange[] = ['highlight', 'unhighlight'];

/** The same change for many; each is decided and done by itself, so that one that may not does not stop the rest. */
export function createItemBulk({ platform, approval, clock }: ListItemsParts, writing: ItemWriting) {
  function changed(row: ItemRow, { change, parentGuids, highlightUntil }: BulkInput): CheckedItem {
    const item = asChecked(row);
    const now = clock.now();
    switch (change) {
      case 'publish':
        // What was a draft until now appears now, unless it was to appear later.
        return { ...item, isPublished: true, publishedOn: row.publishedOn < now ? now : row.publishedOn };
      case 'unpublish':
        return { ...item, isPublished: false };
      case 'highlight':
        return { ...item, isHighlighted: true, highlightUntil: endOf(row, highlightUntil, now) };
      case 'unhighlight':
        return { ...item, isHighlighted: false, highlightUntil: null };
      default:
        return { ...item, parentIds: [...new Set(parentGuids)] };
    }
  }

  /** What a yes was said to, where one is needed: an item that is just what is written of it, in all its languages. */
  async function requireYes(trx: PlatformTransaction, { viewer }: Actor, id: string) {
    const opened = await openItem(trx, writing, viewer, id);
    const languages = changedLanguages(opened.document, undefined);
    const translations = languages.filter((language) => language !== defaultLanguage);
    if (opened.edit.document !== null) return undefined;
    const at = { trx, viewer, now: clock.now() };
    await allowedChoice(approval, at, opened, { languages: translations });
    return [];
  }

  /** Answers whether it did anything: an Undo must not reach what was so already. */
  async function changeOne(actor: Actor, id: string, input: BulkInput): Promise<boolean> {
    if (input.change === 'delete') {
      await writing.remove(actor, id);
      return true;
    }
    if (input.change === 'restore') {
      await writing.restore(actor, id, {}, 'nl');
      return true;
    }
    return platform.transaction(async (trx, touch) => {
      const found = await writing.locked(trx, actor.viewer, id);
      const { row, type, standing } = found;
      if (row.deletedAt !== null) throw notFound();
      if (standing === 'author' && editorsOnly.includes(input.change)) throw notAllowed();
      const item = changed(row, input);
      if (isSame(row, item)) return false;
      const missing = missingValues(type.fields, item.document.fields);
      if (input.change === 'publish' && missing.length > 0) throw badInput(missing);
      if (input.change === 'parents') await writing.checkParents(trx, item.parentIds, row.id);
      const left = input.change === 'publish' ? await requireYes(trx, actor, id) : undefined;
      await writing.store(trx, touch, actor, found, item, { left });
      return true;
    });
  }

  return async (actor: Actor, input: BulkInput): Promise<BulkAnswer> => {
    const answer: BulkAnswer = { changed: [], refused: [] };
    for (const guid of new Set(input.guids)) {
      try {
        if (await changeOne(actor, guid, input)) answer.changed.push(guid);
      } catch (error) {
        if (!(error instanceof AppError) || error.report) throw error;
        answer.refused.push({ guid, code: error.code });
      }
    }
    return answer;
  };
}

/** Highlighting always ends: as was said, as it was, or in two weeks. */
function endOf({ isHighlighted, highlightUntil }: ItemRow, asked: string | undefined, now: Date): Date | null {
  if (asked !== undefined) return new Date(asked);
  return isHighlighted ? highlightUntil : new Date(now.getTime() + usualHighlight);
}

const isSame = (row: ItemRow, item: CheckedItem): boolean =>
  row.isPublished === item.isPublished &&
  row.isHighlighted === item.isHighlighted &&
  row.highlightUntil?.getTime() === item.highlightUntil?.getTime() &&
  row.parentIds.join() === item.parentIds.join();

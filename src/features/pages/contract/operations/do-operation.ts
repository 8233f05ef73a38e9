import { noteText } from '#features/translation/contract/note-text.ts';
import { changedTexts, storedTexts } from '#features/translation/contract/stored-texts.ts';
import { noteTexts, type TextNotes } from '#features/translation/contract/text-notes.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { PageDocument } from '../page.ts';
import type { Applied } from './applied.ts';
import { applyOperation } from './apply-operation.ts';
import type { Operation, Path } from './operation.ts';

/**
 * The page after someone did this, with what each translation was made from. Who takes something back has not translated
 * anything: a text that comes back is what it was before.
 */
export function doOperation(document: PageDocument, operation: Operation, isTakingBack: boolean): Applied {
  const applied = applyOperation(document, operation);
  const notes = noteTexts(document.translations);
  if (operation.kind === 'translated') return applied;
  note(notes, { before: document, after: applied.document, operation, isTakingBack });
  const translations = notes.result();
  if (translations === document.translations) return applied;
  return { ...applied, document: { ...applied.document, translations } };
}

interface Done {
  before: PageDocument;
  after: PageDocument;
  operation: Operation;
  isTakingBack: boolean;
}

function note(notes: TextNotes, { before, after, operation, isTakingBack }: Done): void {
  for (const { text } of storedTexts(cameAlong(operation))) notes.found(text);
  const at = placeOf(operation);
  if (at === undefined) return;
  const was = valueAt(ownerOf(before, at.block), at.path);
  for (const text of changedTexts(was, valueAt(ownerOf(after, at.block), at.path))) {
    if (!isTakingBack) noteText(notes, text.before ?? { $lang: {} }, text.after);
    else if (text.before !== undefined) notes.leavesSource(text.before);
  }
}

/** What is put on the page as a whole, with all its languages. */
function cameAlong(operation: Operation): unknown {
  if (operation.kind === 'add') return operation.block;
  return operation.kind === 'splice' ? operation.insert : undefined;
}

/** What was written, down to the text and not to one language of it. */
function placeOf(operation: Operation): { block: string | null; path: Path } | undefined {
  if (operation.kind === 'text') return operation.place;
  if (operation.kind !== 'set' && operation.kind !== 'page') return undefined;
  const language = operation.path.indexOf('$lang');
  const path = language === -1 ? operation.path : operation.path.slice(0, language);
  return { block: operation.kind === 'set' ? operation.block : null, path };
}

const ownerOf = (document: PageDocument, guid: string | null): unknown =>
  guid === null ? document : document.buildingBlockInstances.find((one) => one.guid === guid);

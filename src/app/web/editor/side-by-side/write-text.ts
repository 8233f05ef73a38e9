import { Slice } from '@tiptap/pm/model';
import { ReplaceStep } from '@tiptap/pm/transform';
import { textAt } from '#features/pages/contract/operations/apply-text.ts';
import type { Operation, TextPlace, TextStep } from '#features/pages/contract/operations/operation.ts';
import { textNode, textValue } from '#features/pages/contract/operations/text-node.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { pairOf, type Reading } from '#features/translation/contract/text-notes.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { TextRow } from './text-rows.ts';

/** Another text in the place of what stands there; no value empties it. */
export function writeText(document: PageDocument, place: TextPlace, value: unknown): Operation[] {
  const [before, after] = [textAt(document, place), textNode(place.format, value)];
  if (before.eq(after)) return [];
  const step = new ReplaceStep(0, before.content.size, new Slice(after.content, 0, 0));
  return [{ kind: 'text', place, steps: [step.toJSON() as TextStep] }];
}

/** What is said of the text of a row as it stands there, or as it will. */
export function sayOf({ place, text: { $lang } }: TextRow, reading: Reading, value?: unknown): Operation {
  const language = place.language as Language;
  const written = value === undefined ? $lang[language] : textValue(place.format, textNode(place.format, value));
  return { kind: 'translated', language, ...pairOf({ $lang: { ...$lang, [language]: written } }, language), reading };
}

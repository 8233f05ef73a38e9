import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { FormDocument } from '../form-document.ts';
import { everyField } from '../form-questions.ts';

/** Seconds that an answer takes, by how it is given: writing is slow, choosing is quick. */
const secondsByGroup = { text: 30, contact: 15, choice: 8, amount: 12, agreement: 10, layout: 3 } as const;
const wordsAMinute = 200;

/** About how long filling it in takes; a question that comes only sometimes counts for half. Never less than one. */
export function minutesNeeded(
  document: Pick<FormDocument, 'fields'>,
  named: (kind: string) => Pick<QuestionKind, 'group'> | undefined,
): number {
  let seconds = 0;
  for (const field of everyField(document)) {
    const words = [field.label, field.help]
      .flatMap((text) => (text.$lang.nl ?? '').split(/\s+/))
      .filter(Boolean).length;
    const all = secondsByGroup[named(field.kind)?.group ?? 'text'] + (words / wordsAMinute) * 60;
    seconds += field.condition === null ? all : all / 2;
  }
  return Math.max(1, Math.round(seconds / 60));
}

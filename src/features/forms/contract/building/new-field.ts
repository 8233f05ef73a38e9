import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { FormDocument, FormField, InnerField } from '../form-document.ts';
import { everyField } from '../form-questions.ts';

export const noWords: StoredText = { $lang: {} };

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

/** Short enough to stand in an address and a heading of an export, and none that the form has already. */
export function newFieldId(document: Pick<FormDocument, 'fields'>, random: () => number = Math.random): string {
  const taken = new Set(Array.from(everyField(document), ({ id }) => id));
  const one = (from: string) => from[Math.floor(random() * from.length)] ?? 'a';
  for (;;) {
    const id = one(letters) + Array.from({ length: 7 }, () => one(signs)).join('');
    if (!taken.has(id)) return id;
  }
}

/** A value for a new option: none that the question has, or had in a condition. */
export function newOptionValue(taken: Iterable<string>): string {
  const known = new Set(taken);
  let number = known.size + 1;
  while (known.has(`keuze-${number}`)) number += 1;
  return `keuze-${number}`;
}

type NewOption = FormField['options'][number];

export const newOption = (value: string, label: StoredText = noWords): NewOption => ({ value, label, help: noWords });

/** A field as it is when someone has just put it there. */
export function newField(
  id: string,
  question: Pick<QuestionKind, 'kind' | 'autocomplete' | 'personalData'>,
): FormField {
  const { kind, autocomplete, personalData = 'none' } = question;
  return {
    id,
    kind: kind.name,
    label: noWords,
    help: noWords,
    isRequired: false,
    // One question with one answer is no choice.
    options: kind.hasOptions ? [newOption('keuze-1'), newOption('keuze-2')] : [],
    settings: {},
    autocomplete: autocomplete?.[0] ?? '',
    condition: null,
    message: noWords,
    prefill: '',
    personalData,
    retentionDays: null,
    fields: [],
  };
}

/** Another kind for the same question, where what was chosen or written can go on. */
export function kindsInstead(field: Pick<InnerField, 'kind'>, questions: readonly QuestionKind[]): QuestionKind[] {
  const now = questions.find(({ kind }) => kind.name === field.kind);
  if (now === undefined || now.isLayout || now.holdsQuestions || now.derive !== undefined) return [];
  return questions.filter(
    (one) =>
      one.kind.name !== field.kind &&
      !one.isLayout &&
      ((now.kind.hasOptions === true && one.kind.hasOptions === true) ||
        (now.kind.plainText !== undefined && one.kind.plainText !== undefined)),
  );
}

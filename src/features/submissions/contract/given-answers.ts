import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument, InnerField } from '#features/forms/contract/form-document.ts';
import { askedField, type QuestionBook } from '#features/forms/contract/form-questions.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';

export interface ShownAnswer {
  /** Of the question; of a group that was asked several times, of the group. */
  field: string;
  label: string;
  /** As one reads it; a line for each time that a group was asked. */
  text: string;
  /** Lines to be drawn beside it, as of a signature. */
  drawing?: string | undefined;
}

/** The answers in the order of the form, in words of one language. What was not asked or not answered is left out. */
export function givenAnswers(
  document: FormDocument,
  answers: Answers,
  book: Pick<QuestionBook, 'named'>,
  language: string,
): ShownAnswer[] {
  const words = (field: InnerField, value: unknown): string => {
    const question = book.named(field.kind);
    if (question === undefined) return '';
    const texts = question.kind.texts(value, askedField(field, question));
    return pickLanguage({ $lang: texts }, language, defaultLanguage)?.value ?? '';
  };
  const labelOf = ({ label }: InnerField) => pickLanguage(label, language, defaultLanguage)?.value ?? '';
  return document.fields.flatMap((field) => {
    const value = answers[field.id];
    if (value === undefined) return [];
    if (field.fields.length === 0) {
      const drawing = book.named(field.kind)?.drawing?.(value);
      return [
        {
          field: field.id,
          label: labelOf(field),
          text: words(field, value),
          ...(drawing !== undefined && { drawing }),
        },
      ];
    }
    const rows = (Array.isArray(value) ? value : []) as Answers[];
    const lines = rows.map((row) =>
      field.fields
        .filter((inner) => row[inner.id] !== undefined)
        .map((inner) => `${labelOf(inner)}: ${words(inner, row[inner.id])}`)
        .join(', '),
    );
    return [{ field: field.id, label: labelOf(field), text: lines.join('\n') }];
  });
}

import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument, InnerField } from '#features/forms/contract/form-document.ts';
import type { QuestionBook } from '#features/forms/contract/form-questions.ts';
import type { PostedFile } from '#field-kinds/kit/contract/posted-file.ts';

type Book = Pick<QuestionBook, 'named'>;

/** The question that a posted name is of, when files answer it: its id, or in a group `group.2.id`. */
export function fileQuestion(document: FormDocument, name: string, book: Book): InnerField | undefined {
  const parts = name.split('.');
  const field = document.fields.find(({ id }) => id === parts[0]);
  const asked = parts.length === 3 ? field?.fields.find(({ id }) => id === parts[2]) : field;
  if (asked === undefined || (parts.length !== 1 && parts.length !== 3)) return undefined;
  return book.named(asked.kind)?.holdsFiles ? asked : undefined;
}

/** To a form without a question for files nobody can send any. */
export const asksForFiles = (document: FormDocument, book: Book): boolean =>
  document.fields.some((field) => [field, ...field.fields].some(({ kind }) => book.named(kind)?.holdsFiles));

/** Guids of all files that answers name; of what was not asked there is no answer. */
export function answeredFiles(document: FormDocument, answers: Answers, book: Book): string[] {
  const filesOf = (field: InnerField, value: unknown): string[] =>
    book.named(field.kind)?.holdsFiles && Array.isArray(value)
      ? (value as PostedFile[]).map(({ assetGuid }) => assetGuid)
      : [];
  return document.fields.flatMap((field) => {
    const value = answers[field.id];
    if (field.fields.length === 0) return filesOf(field, value);
    const rows = (Array.isArray(value) ? value : []) as Answers[];
    return rows.flatMap((row) => field.fields.flatMap((inner) => filesOf(inner, row[inner.id])));
  });
}

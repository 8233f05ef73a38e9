import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument, FormField, InnerField } from '#features/forms/contract/form-document.ts';
import { askedField, type QuestionBook } from '#features/forms/contract/form-questions.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';

type Book = Pick<QuestionBook, 'named'>;

/** One column of an export: a question, or a part of one. */
export interface ExportColumn {
  field: string;
  part: string | undefined;
  heading: string;
}

interface Asking {
  book: Book;
  language: string;
  withoutPersonalData: boolean;
}

/** What it is about a person, as the form says; a group holds what its questions ask. */
export const isPersonal = (field: Pick<InnerField, 'personalData'>): boolean => field.personalData !== 'none';

const wordsOf = (text: InnerField['label'], language: string): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

function columnsOfField(field: FormField, { book, language, withoutPersonalData }: Asking): ExportColumn[] {
  const question = book.named(field.kind);
  if (question === undefined || question.isLayout) return [];
  if (withoutPersonalData && isPersonal(field)) return [];
  const heading = wordsOf(field.label, language);
  if (field.fields.length > 0) {
    const isLeft = field.fields.some((inner) => !(withoutPersonalData && isPersonal(inner)));
    return isLeft ? [{ field: field.id, part: undefined, heading }] : [];
  }
  const parts = question.columns?.(askedField(field, question)) ?? [{ part: undefined }];
  return parts.map(({ part, label }) => ({
    field: field.id,
    part,
    heading: label === undefined ? heading : `${heading}: ${label[language] ?? label[defaultLanguage] ?? part}`,
  }));
}

/**
 * The questions of all versions beside one another: in the order and the words of the newest, and behind it what only
 * older ones asked. Two that are called the same are told apart by their id.
 */
export function exportColumns(newestFirst: readonly FormDocument[], asking: Asking): ExportColumn[] {
  const columns = new Map<string, ExportColumn>();
  for (const document of newestFirst) {
    for (const column of document.fields.flatMap((field) => columnsOfField(field, asking))) {
      const key = `${column.field}.${column.part ?? ''}`;
      if (!columns.has(key)) columns.set(key, column);
    }
  }
  const named = [...columns.values()];
  const times = Map.groupBy(named, ({ heading }) => heading);
  return named.map((column) =>
    (times.get(column.heading)?.length ?? 0) > 1
      ? { ...column, heading: `${column.heading} (${column.field})` }
      : column,
  );
}

/** A text, or what a spreadsheet can count with. */
export type ExportCell = string | number;

/** The words of one cell, as the question was asked in that version. */
export function exportCell(
  { field: id, part }: ExportColumn,
  document: FormDocument,
  answers: Answers,
  asking: Asking,
): ExportCell {
  const { book, language, withoutPersonalData } = asking;
  const field = document.fields.find((one) => one.id === id);
  const value = answers[id];
  const question = field && book.named(field.kind);
  // Another version may have said that it is about a person.
  if (field === undefined || question === undefined || value === undefined) return '';
  if (withoutPersonalData && isPersonal(field)) return '';
  if (field.fields.length > 0) return groupWords(field, value, asking);
  if (part !== undefined) return question.columnText?.(value, part, askedField(field, question), language) ?? '';
  if (typeof value === 'number' && Number.isFinite(value) && question.kind.name !== 'money') return value;
  return plainWords(field, value, asking);
}

function plainWords(field: InnerField, value: unknown, { book, language }: Asking): string {
  const question = book.named(field.kind);
  if (question === undefined) return '';
  const texts = question.kind.texts(value, askedField(field, question));
  return pickLanguage({ $lang: texts }, language, defaultLanguage)?.value ?? '';
}

/** A line for each time that a group was asked. */
function groupWords(group: FormField, value: unknown, asking: Asking): string {
  const rows = (Array.isArray(value) ? value : []) as Answers[];
  const asked = group.fields.filter((inner) => !(asking.withoutPersonalData && isPersonal(inner)));
  return rows
    .map((row) =>
      asked
        .filter(({ id }) => row[id] !== undefined)
        .map((inner) => `${wordsOf(inner.label, asking.language)}: ${plainWords(inner, row[inner.id], asking)}`)
        .join(', '),
    )
    .join('\n');
}

/** The answers as they are kept, for a program. */
export function exportAnswers(document: FormDocument, answers: Answers, withoutPersonalData: boolean): Answers {
  if (!withoutPersonalData) return answers;
  return Object.fromEntries(
    document.fields.flatMap((field) => {
      const value = answers[field.id];
      if (value === undefined || isPersonal(field)) return [];
      const hidden = field.fields.filter(isPersonal).map(({ id }) => id);
      if (hidden.length === 0 || !Array.isArray(value)) return [[field.id, value]];
      const rows = (value as Answers[]).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([id]) => !hidden.includes(id))),
      );
      return [[field.id, rows]];
    }),
  );
}

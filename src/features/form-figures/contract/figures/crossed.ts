import type { FormField } from '#features/forms/contract/form-document.ts';
import type { AskedField, QuestionChart } from '#field-kinds/kit/contract/question-kind.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { FormCrossing } from '../form-crossing.ts';
import { isFew, leastGroup } from './least-group.ts';
import type { Sentence } from './sentences.ts';

export interface CrossedAnswer {
  /** Null for who gave whatever answer. */
  row: string | null;
  column: string | null;
  number: number;
}

export interface CrossableField {
  field: FormField;
  asked: AskedField;
  chart: QuestionChart;
}

/** More does not fit beside each other. */
const mostAnswers = 12;

/** The answers that a question can have, in their order; undefined where it cannot be set against another. */
export function answersOf(
  { field, asked, chart }: CrossableField,
  language: string,
): { value: string; label: string }[] | undefined {
  if (field.personalData === 'special') return undefined;
  const answers =
    chart === 'scale'
      ? marksOf(asked.settings as { from: number; to: number })
      : chart === 'bars'
        ? field.options.map(({ value, label }) => ({
            value,
            label: pickLanguage(label, language, defaultLanguage)?.value || value,
          }))
        : [];
  return answers.length >= 2 && answers.length <= mostAnswers ? answers : undefined;
}

const marksOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index)).map((value) => ({
    value,
    label: value,
  }));

/**
 * Cells of a few are hidden. One alone in its row or column could be worked out from the others and the total, so the
 * smallest that is left goes with it, until nothing can.
 */
export function hideFew(numbers: readonly (readonly number[])[]): boolean[][] {
  const hidden = numbers.map((row) => row.map(isFew));
  const at = (row: number, column: number) => ({ row, column, number: numbers[row]?.[column] ?? 0 });
  const width = numbers[0]?.length ?? 0;
  const lines = [
    ...numbers.map((row, index) => row.map((_, column) => at(index, column))),
    ...Array.from({ length: width }, (_, column) => numbers.map((_row, index) => at(index, column))),
  ];
  const isHidden = ({ row, column }: { row: number; column: number }) => hidden[row]?.[column] === true;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const line of lines) {
      if (line.filter(isHidden).length !== 1) continue;
      const [next] = line
        .filter((cell) => cell.number > 0 && !isHidden(cell))
        .sort((one, other) => one.number - other.number);
      const row = next && hidden[next.row];
      if (next === undefined || row === undefined) continue;
      row[next.column] = true;
      isChanged = true;
    }
  }
  return hidden;
}

interface Crossed {
  rows: CrossableField;
  columns: CrossableField;
  counted: readonly CrossedAnswer[];
  language: string;
}

/** Two questions against each other: of who answered this to the one, what they answered to the other. */
export function crossed({ rows, columns, counted, language }: Crossed): FormCrossing | undefined {
  const rowAnswers = answersOf(rows, language);
  const columnAnswers = answersOf(columns, language);
  if (rowAnswers === undefined || columnAnswers === undefined) return undefined;
  const numberOf = (row: string | null, column: string | null) =>
    counted.find((one) => one.row === row && one.column === column)?.number ?? 0;
  // A row of a few is left out: of too few people nothing is told.
  const shown = rowAnswers.filter(({ value }) => numberOf(value, null) >= leastGroup);
  const numbers = shown.map((row) => columnAnswers.map((column) => numberOf(row.value, column.value)));
  const hidden = hideFew(numbers);
  const labelOf = ({ field }: CrossableField) => pickLanguage(field.label, language, defaultLanguage)?.value ?? '';
  return {
    rowQuestion: labelOf(rows),
    columnQuestion: labelOf(columns),
    number: numberOf(null, null),
    columns: columnAnswers.map(({ value, label }) => {
      const number = numberOf(null, value);
      return { label, number: isFew(number) ? 0 : number };
    }),
    rows: shown.map(({ value, label }, row) => ({
      label,
      number: numberOf(value, null),
      cells: columnAnswers.map((_, column) => {
        const isLeftOut = hidden[row]?.[column] === true;
        return { number: isLeftOut ? 0 : (numbers[row]?.[column] ?? 0), isHidden: isLeftOut };
      }),
    })),
    isShort: shown.length < rowAnswers.length,
  };
}

/** So many points apart is no accident to whoever reads it. */
const leastApart = 10;

/** The answer that differs most from what everyone says. */
export function sayCrossing({ rows, columns, number }: FormCrossing): Sentence {
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));
  const found = rows
    .flatMap((row) =>
      row.cells.flatMap((cell, at) => {
        const column = columns[at];
        if (cell.isHidden || column === undefined) return [];
        const [percent, all] = [share(cell.number, row.number), share(column.number, number)];
        return [{ row: row.label, column: column.label, percent, all, apart: Math.abs(percent - all) }];
      }),
    )
    .sort((one, other) => other.apart - one.apart)[0];
  if (found === undefined) return { key: 'none', values: {} };
  if (found.apart < leastApart) return { key: 'same', values: {} };
  const { row, column, percent, all } = found;
  return { key: 'apart', values: { row, column, percent, all } };
}

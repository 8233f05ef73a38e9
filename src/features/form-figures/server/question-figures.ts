import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { TallyRow } from '#features/submissions/contract/figures/figure-selection.ts';
import type { PlaceCell } from '#features/submissions/contract/figures/place-cells.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { canStandAlone, isFew } from '../contract/figures/least-group.ts';
import { questionDrawing } from '../contract/figures/question-drawing.ts';
import type { FormFigures, QuestionFigure } from '../contract/form-figures.ts';
import type { SummedField } from './figure-scope.ts';

interface Summed {
  fields: readonly SummedField[];
  tally: readonly TallyRow[];
  /** Who answered, by field. */
  numbers: ReadonlyMap<string, number>;
  compared:
    | { tally: readonly TallyRow[]; numbers: ReadonlyMap<string, number>; document: FormDocument | undefined }
    | undefined;
  /** Only of those who gave some answer. */
  isPart: boolean;
  language: string;
  /** Points that were given, by field. */
  points: ReadonlyMap<string, readonly PlaceCell[]>;
}

const labelOf = ({ field }: SummedField, language: string): string =>
  pickLanguage(field.label, language, defaultLanguage)?.value ?? '';

export function questionFigures({
  fields,
  tally,
  numbers,
  compared,
  isPart,
  language,
  points,
}: Summed): QuestionFigure[] {
  return fields.map((summed) => {
    const { field, asked, chart } = summed;
    const number = numbers.get(field.id) ?? 0;
    const hidesFew = isPart || field.personalData === 'special';
    const besideField = compared?.document?.fields.find(({ id }) => id === field.id);
    const beside = compared && besideField?.kind === field.kind ? compared : undefined;
    const was = beside?.numbers.get(field.id) ?? 0;
    const of = (rows: readonly TallyRow[]) => rows.filter((row) => row.field === field.id);
    const isHidden = hidesFew && isFew(number);
    const drawing = questionDrawing({
      field,
      asked,
      chart,
      language,
      number,
      tally: of(tally),
      beside: beside && { tally: of(beside.tally), field: besideField },
      hidesFew,
      points: points.get(field.id),
    });
    return {
      field: field.id,
      label: labelOf(summed, language),
      kind: field.kind,
      number: isHidden ? 0 : number,
      was: beside === undefined || isFew(was) || was === 0 ? null : was,
      drawing: isHidden ? { chart: 'few' } : drawing,
    };
  });
}

/** The answers by which one may look at a part: large enough, and so is the rest. */
export function filtersOf(
  fields: readonly SummedField[],
  tally: readonly TallyRow[],
  all: number,
  language: string,
): FormFigures['filters'] {
  return fields.flatMap((summed) => {
    const { field, chart } = summed;
    if (field.personalData === 'special') return [];
    const labels = new Map(
      field.options.map(({ value, label }) => [value, pickLanguage(label, language, defaultLanguage)?.value ?? value]),
    );
    const answers = tally
      .filter((row) => row.field === field.id && canStandAlone(row.number, all))
      .filter(({ value }) => chart === 'scale' || labels.has(value))
      .map(({ value, number }) => ({ value, label: labels.get(value) ?? value, number }))
      .sort((one, other) => other.number - one.number || one.value.localeCompare(other.value, 'nl', { numeric: true }));
    return answers.length === 0 ? [] : [{ field: field.id, label: labelOf(summed, language), answers }];
  });
}

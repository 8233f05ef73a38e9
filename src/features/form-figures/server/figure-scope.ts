import type { FormDocument, FormField } from '#features/forms/contract/form-document.ts';
import { askedField } from '#features/forms/contract/form-questions.ts';
import type { FigureSelection, TallyAsked } from '#features/submissions/contract/figures/figure-selection.ts';
import type { AskedField, QuestionChart } from '#field-kinds/kit/contract/question-kind.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { addDays, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { DaySpan } from '../contract/figures/figure-period.ts';

export interface VersionDocument {
  version: number;
  document: FormDocument;
}

/** All versions of a form, the newest last, and of them the ones that were asked for: one, or all. */
export function versionsOf(found: ReadonlyMap<number, FormDocument>, asked: string) {
  const documents = Array.from(found, ([version, document]): VersionDocument => ({ version, document })).sort(
    (one, other) => one.version - other.version,
  );
  const included = asked === 'all' ? documents : documents.filter(({ version }) => version === Number(asked));
  return { documents, included };
}

/** A question that is summed up. */
export interface SummedField {
  field: FormField;
  asked: AskedField;
  chart: QuestionChart;
  /** In which it was the same kind of question. */
  versions: number[];
  tallies: TallyAsked[];
}

/** Days of the platform's calendar as moments, the last day included. */
export const momentsOf = (span: DaySpan | undefined, timeZone: TimeZone): Pick<FigureSelection, 'from' | 'until'> =>
  span === undefined
    ? {}
    : { from: startOfDay(span.from, timeZone), until: startOfDay(addDays(span.until, 1), timeZone) };

/** What people wrote about themselves is not for reading in a row: of that only how many answered is told. */
const chartOf = (field: FormField, chart: QuestionChart | undefined): QuestionChart =>
  chart === 'words' && field.personalData !== 'none' ? 'count' : (chart ?? 'count');

/** The questions of a form in their order, each with what is counted of it; what is asked within a group is not. */
export function summedFields(
  document: FormDocument,
  versions: readonly VersionDocument[],
  kinds: Pick<QuestionKinds, 'named'>,
): SummedField[] {
  return document.fields.flatMap((field) => {
    const question = kinds.named(field.kind);
    if (question === undefined || question.isLayout) return [];
    const asked = askedField(field, question);
    const chart = chartOf(field, question.chart);
    const fitting = versions
      .filter((one) => kindIn(one.document, field.id) === field.kind)
      .map(({ version }) => version);
    const part = question.chartPart === undefined ? [] : [question.chartPart];
    return [{ field, asked, chart, versions: fitting, tallies: talliesOf(field, asked, chart, part, fitting) }];
  });
}

export const kindIn = (document: FormDocument, fieldId: string): string | undefined =>
  document.fields.find(({ id }) => id === fieldId)?.kind;

function talliesOf(
  { id: field }: FormField,
  asked: AskedField,
  chart: QuestionChart,
  path: readonly string[],
  versions: readonly number[],
): TallyAsked[] {
  if (chart === 'count' || chart === 'words') return [];
  if (chart === 'matrix') {
    const { rows } = asked.settings as { rows: { value: string }[] };
    return rows.map(({ value }) => ({ field, shape: 'one', path: [value], versions }));
  }
  if (chart === 'places')
    return [
      { field, shape: 'postcode', path, versions },
      { field, shape: 'cell', path: [], versions },
    ];
  const shape = chart === 'bars' ? 'list' : chart === 'ranking' ? 'order' : 'one';
  return [{ field, shape, path, versions }];
}

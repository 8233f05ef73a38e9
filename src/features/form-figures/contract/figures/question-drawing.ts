import type { InnerField } from '#features/forms/contract/form-document.ts';
import type { PlaceCell } from '#features/submissions/contract/figures/place-cells.ts';
import type { AskedField, QuestionChart } from '#field-kinds/kit/contract/question-kind.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { BarRow, DrawingOf, QuestionDrawing } from '../form-figures.ts';
import type { ColumnUnit } from './column-units.ts';
import { isFew, leastGroup } from './least-group.ts';
import { planCells } from './plan-cells.ts';
import {
  asNumbers,
  columnsOf,
  dayEdges,
  type Edge,
  hourEdges,
  meanOf,
  numberEdges,
  quantile,
  scaleEdges,
  type Tally,
} from './spread.ts';

/** How often each value was given, of each part of the question. */
export interface PartTally extends Tally {
  part: string;
}

export interface DrawnQuestion {
  field: InnerField;
  /** With what its kind fills in of its settings. */
  asked: AskedField;
  chart: QuestionChart;
  language: string;
  /** Who answered it. */
  number: number;
  tally: readonly PartTally[];
  beside?: { tally: readonly PartTally[]; field: InnerField | undefined } | undefined;
  /** Of special personal data, or of a part of all: values of a few are not told. */
  hidesFew: boolean;
  themes?: DrawingOf<'words'> | undefined;
  /** How many gave a point in each field of the ground. */
  points?: readonly PlaceCell[] | undefined;
}

const wordsIn = (language: string, label: { $lang: Partial<Record<string, string>> } | undefined, value: string) =>
  (label && pickLanguage(label, language, defaultLanguage)?.value) || value;

/** The drawing that fits a question, by what its kind says of its answers. */
export function questionDrawing(question: DrawnQuestion): QuestionDrawing {
  const { chart, number } = question;
  if (chart === 'count') return { chart: 'count' };
  if (chart === 'words') return question.themes ?? { chart: 'count' };
  if (number < leastGroup) return { chart: 'few' };
  if (chart === 'bars') return { chart: 'bars', rows: barRows(question) };
  if (chart === 'matrix') return matrix(question);
  if (chart === 'ranking') return ranking(question);
  if (chart === 'places') return places(question);
  return spread(question, chart);
}

const mostRows = 25;

function barRows({ field, language, tally, beside, hidesFew }: DrawnQuestion): BarRow[] {
  const isListed = field.options.length > 0;
  const known = new Map(field.options.map(({ value, label }) => [value, wordsIn(language, label, value)]));
  const values = isListed ? [...known.keys()] : [...new Set(tally.map(({ value }) => value))];
  const counted = (rows: readonly Tally[], holds: (value: string) => boolean) =>
    rows.reduce((sum, row) => (holds(row.value) ? sum + row.number : sum), 0);
  const rowOf = (value: string, label: string, role: BarRow['role'], holds: (given: string) => boolean): BarRow => {
    const number = counted(tally, holds);
    const was = beside && counted(beside.tally, holds);
    const hidden = hidesFew && isFew(number);
    const isNew =
      role === 'option' &&
      isListed &&
      beside?.field !== undefined &&
      !beside.field.options.some((one) => one.value === value);
    return {
      value,
      label,
      number: hidden ? 0 : number,
      was: was === undefined || isNew || (hidesFew && isFew(was)) ? null : was,
      role,
      isNew,
      isFew: hidden,
    };
  };
  const rows = values
    .map((value) => rowOf(value, known.get(value) ?? value, 'option', (given) => given === value))
    .sort((one, other) => other.number - one.number);
  const shown = rows.slice(0, mostRows);
  const cut = new Set(rows.slice(mostRows).map(({ value }) => value));
  if (cut.size > 0) shown.push(rowOf('', '', 'rest', (given) => cut.has(given)));
  const isOther = (given: string) => isListed && !known.has(given);
  if (tally.some(({ value }) => isOther(value))) shown.push(rowOf('', '', 'other', isOther));
  return shown;
}

function matrix({ field, asked, language, tally, hidesFew }: DrawnQuestion): DrawingOf<'matrix'> {
  const { rows } = asked.settings as { rows: { value: string; label: InnerField['label'] }[] };
  return {
    chart: 'matrix',
    options: field.options.map(({ value, label }) => wordsIn(language, label, value)),
    rows: rows.flatMap(({ value, label }) => {
      const given = tally.filter(({ part }) => part === value);
      const total = given.reduce((sum, { number }) => sum + number, 0);
      // A line is split over its answers: of a few, or with a few in one of them, it is not.
      const numbers = field.options.map((option) => given.find((one) => one.value === option.value)?.number ?? 0);
      if (total < leastGroup || (hidesFew && numbers.some(isFew))) return [];
      return [{ label: wordsIn(language, label, value), numbers, total }];
    }),
  };
}

function ranking({ field, language, tally, hidesFew }: DrawnQuestion): DrawingOf<'ranking'> {
  const rows = field.options.flatMap(({ value, label }) => {
    const at = asNumbers(
      tally.filter((one) => one.value === value).map(({ part, number }) => ({ value: part, number })),
    );
    const mean = meanOf(at);
    const low = quantile(at, 0.25);
    const high = quantile(at, 0.75);
    if (mean === undefined || low === undefined || high === undefined) return [];
    const first = at.find((one) => one.value === 1)?.number ?? 0;
    const hidden = hidesFew && isFew(first);
    return [{ label: wordsIn(language, label, value), mean, low, high, first: hidden ? 0 : first, isFew: hidden }];
  });
  return { chart: 'ranking', places: field.options.length, rows: rows.sort((one, other) => one.mean - other.mean) };
}

/** Never a house, and never a district of a few. */
function places({ tally, beside, points = [] }: DrawnQuestion): DrawingOf<'places'> {
  const numberOf = (rows: readonly Tally[], postcode: string) =>
    rows.reduce((sum, { value, number }) => (value === postcode ? sum + number : sum), 0);
  const known = [...new Set(tally.map(({ value }) => value))].filter((value) => value !== '');
  const rows = known
    .map((postcode) => {
      const was = beside && numberOf(beside.tally, postcode);
      return { postcode, number: numberOf(tally, postcode), was: was === undefined || isFew(was) ? null : was };
    })
    .sort((one, other) => other.number - one.number || one.postcode.localeCompare(other.postcode));
  const shown = rows.filter(({ number }) => !isFew(number)).slice(0, mostRows);
  const named = shown.reduce((sum, { number }) => sum + number, 0);
  const pointed = points.reduce((sum, { number }) => sum + number, 0);
  return {
    chart: 'places',
    rows: shown,
    elsewhere: rows.reduce((sum, { number }) => sum + number, 0) - named,
    // Who gave a point has no postcode to give.
    unknown: Math.max(0, numberOf(tally, '') - pointed),
    plan: pointed < leastGroup ? null : planCells(points),
  };
}

interface Spread {
  unit: ColumnUnit;
  edges: Edge[];
  middle: 'mean' | 'median' | 'none';
  divisor: number;
}

function spreadOf(chart: QuestionChart, { asked, tally }: DrawnQuestion): Spread {
  if (chart === 'scale') {
    const { from, to } = asked.settings as { from: number; to: number };
    return { unit: 'scale', edges: scaleEdges(from, to), middle: 'mean', divisor: 1 };
  }
  if (chart === 'days') return { ...dayEdges(tally), middle: 'none', divisor: 1 };
  if (chart === 'times') return { unit: 'hour', edges: hourEdges(tally), middle: 'none', divisor: 1 };
  // Money is kept in cents.
  const divisor = chart === 'money' ? 100 : 1;
  const unit = chart === 'money' ? 'money' : 'number';
  return { unit, edges: numberEdges(asNumbers(tally, divisor), divisor), middle: 'median', divisor };
}

function spread(question: DrawnQuestion, chart: QuestionChart): DrawingOf<'columns'> {
  const { tally, beside, hidesFew } = question;
  const { unit, edges, middle: kind, divisor } = spreadOf(chart, question);
  const numbers = kind === 'none' ? [] : asNumbers(tally, divisor);
  const middleOf = (sorted: typeof numbers) => (kind === 'mean' ? meanOf(sorted) : quantile(sorted, 0.5)) ?? null;
  const middle = kind === 'none' ? null : middleOf(numbers);
  const low = quantile(numbers, 0.25);
  const high = quantile(numbers, 0.75);
  return {
    chart: 'columns',
    unit,
    columns: columnsOf(edges, tally, beside?.tally, hidesFew),
    middle,
    wasMiddle: kind === 'none' || beside === undefined ? null : middleOf(asNumbers(beside.tally, divisor)),
    middleAt: middle === null ? null : placeOf(middle, edges, kind === 'mean', divisor),
    half: low === undefined || high === undefined ? null : [low, high],
  };
}

/** Along the columns: between two marks of a scale, or at the column that holds it. */
function placeOf(middle: number, edges: readonly Edge[], isBetween: boolean, divisor: number): number | null {
  const [first] = edges;
  if (first === undefined) return null;
  if (isBetween) return middle - Number(first.from);
  const at = edges.findIndex(({ holds }) => holds(String(middle * divisor)));
  return at === -1 ? null : at;
}

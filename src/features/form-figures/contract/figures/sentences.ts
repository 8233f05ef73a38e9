import type { BarRow, Column, DayPoint, DrawingOf, Funnel } from '../form-figures.ts';
import { leastGroup } from './least-group.ts';

/** A sentence that a chart proves: the key of its words, and what they fill in; numbers are written by who says it. */
export interface Sentence {
  key: string;
  values: Readonly<Record<string, string | number>>;
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

const middleOf = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** One day stands out when it is more than twice the usual one. */
const isPeak = (most: number, usual: number): boolean => most >= 10 && most > 2 * Math.max(1, usual);

/** What came in over time: more or fewer than beside it, one day that stands out, or how many as a rule. */
export function sayDays(points: readonly DayPoint[], total: number, was: number | null): Sentence {
  const peak = points.reduce<DayPoint | undefined>(
    (most, point) => (most === undefined || point.number > most.number ? point : most),
    undefined,
  );
  const usual = middleOf(points.map(({ number }) => number));
  if (peak !== undefined && points.length >= 5 && isPeak(peak.number, usual)) {
    return { key: 'peak', values: { day: peak.from, number: peak.number } };
  }
  if (was !== null && was > 0) {
    const change = percent(Math.abs(total - was), was);
    if (change < 5) return { key: 'same', values: {} };
    return { key: total > was ? 'more' : 'fewer', values: { percent: change } };
  }
  return { key: 'usual', values: { number: usual } };
}

/** Where the most are lost, and at which field the most of those who left were. */
export function sayFunnel({ steps, leftAt }: Pick<Funnel, 'steps' | 'leftAt'>): Sentence {
  const falls = steps
    .slice(1)
    .map((step, index) => ({ at: index, lost: (steps[index]?.number ?? 0) - step.number, step }));
  const worst = falls.reduce<(typeof falls)[number] | undefined>(
    (most, fall) => (most === undefined || fall.lost > most.lost ? fall : most),
    undefined,
  );
  if (worst === undefined || worst.lost < leastGroup) return { key: 'hardlyAny', values: {} };
  const [field] = leftAt;
  const values = { before: steps[worst.at]?.id ?? '', number: worst.lost };
  return field === undefined ? { key: 'fall', values } : { key: 'fallAt', values: { ...values, field: field.label } };
}

/** The device of most people, in tens of a hundred when that is nearly so. */
export function sayDevices(devices: Funnel['devices']): Sentence {
  const total = devices.reduce((sum, { number }) => sum + number, 0);
  const [first] = [...devices].sort((one, other) => other.number - one.number);
  return { key: 'most', values: { device: first?.device ?? '', percent: percent(first?.number ?? 0, total) } };
}

/** What was chosen most; of two that are as good as equal both; something new that is first at once. */
export function sayBars(rows: readonly BarRow[], number: number): Sentence {
  const [first, second] = rows.filter(({ role, isFew }) => role === 'option' && !isFew);
  if (first === undefined || first.number === 0) return { key: 'none', values: {} };
  const share = percent(first.number, number);
  if (second !== undefined && percent(second.number, number) === share) {
    return { key: 'tie', values: { first: first.label, second: second.label, percent: share } };
  }
  if (first.isNew) return { key: 'newFirst', values: { first: first.label, percent: share } };
  return { key: 'first', values: { first: first.label, percent: share } };
}

/** A mark that moved by less than this is the same to whoever reads it. */
const hardlyMoved = 0.1;

export function sayColumns({ unit, columns, middle, wasMiddle, half }: DrawingOf<'columns'>): Sentence {
  const fullest = columns.reduce<Column | undefined>(
    (most, column) => (most === undefined || column.number > most.number ? column : most),
    undefined,
  );
  if (unit === 'scale' && middle !== null) {
    if (wasMiddle === null) return { key: 'mean', values: { middle } };
    const change = Math.abs(middle - wasMiddle);
    if (change < hardlyMoved) return { key: 'meanSame', values: { middle } };
    return { key: middle > wasMiddle ? 'meanHigher' : 'meanLower', values: { middle, was: wasMiddle } };
  }
  if ((unit === 'number' || unit === 'money') && half !== null) {
    const [low, high] = half;
    return low === high ? { key: 'halfSame', values: { low } } : { key: 'half', values: { low, high } };
  }
  return { key: 'fullest', values: { from: fullest?.from ?? '', number: fullest?.number ?? 0 } };
}

/** The line on which the most stand on the last side. */
export function sayMatrix({ rows, options }: DrawingOf<'matrix'>): Sentence {
  const half = Math.floor(options.length / 2);
  const shares = rows.map(({ label, numbers, total }) => ({
    label,
    percent: percent(
      numbers.slice(numbers.length - half).reduce((sum, number) => sum + number, 0),
      total,
    ),
  }));
  const [first] = shares.sort((one, other) => other.percent - one.percent);
  return first === undefined
    ? { key: 'none', values: {} }
    : { key: 'most', values: { row: first.label, percent: first.percent, side: options.at(-1) ?? '' } };
}

export function sayRanking({ rows }: DrawingOf<'ranking'>): Sentence {
  const [first] = rows;
  return first === undefined ? { key: 'none', values: {} } : { key: 'first', values: { first: first.label } };
}

export function sayPlaces({ rows }: DrawingOf<'places'>): Sentence {
  const [first] = rows;
  return first === undefined
    ? { key: 'none', values: {} }
    : { key: 'most', values: { postcode: first.postcode, number: first.number } };
}

export function sayWords({ themes, loose }: DrawingOf<'words'>, number: number): Sentence {
  const [first] = themes.filter((theme) => theme.number > 0);
  if (first === undefined) return { key: 'unread', values: { number } };
  return { key: 'theme', values: { theme: first.name, percent: percent(first.number, number), loose } };
}

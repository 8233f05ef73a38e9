import type { TallyAsked, TallyRow } from './figure-selection.ts';
import type { PlaceCell } from './place-cells.ts';

/** What was counted of answers, by its name: each value with its part and how often it was given. */
export type CountedAnswers = Readonly<
  Record<string, readonly (readonly [part: string, value: string, number: number])[]>
>;

/** A day of one version, or all that was asked for at once. */
export interface DaySum {
  version: number;
  /** How many took so many seconds. */
  seconds: Readonly<Record<string, number>>;
  /** How many at which hour of which day of the week: `1.14` is Monday from two until three. */
  hours: Readonly<Record<string, number>>;
  answers: CountedAnswers;
}

/** A name for what is counted: the same question, counted the same way, has the same. */
export const nameOfTally = ({ field, shape, path }: Pick<TallyAsked, 'field' | 'shape' | 'path'>): string =>
  [shape, field, ...path].join('.');

export const nameOfAnswered = (field: string): string => `answered.${field}`;

/** Of a question of several parts its row, which its path names; of a ranking the place, which was counted. */
const partOf = ({ path, shape }: TallyAsked, counted: string): string =>
  shape === 'one' && path.length > 0 ? (path[0] ?? '') : counted;

export function foldTally(sums: readonly DaySum[], asked: readonly TallyAsked[]): TallyRow[] {
  return asked.flatMap((one) => {
    if (one.shape === 'cell') return [];
    const rows = new Map<string, TallyRow>();
    for (const { version, answers } of sums) {
      if (!one.versions.includes(version)) continue;
      for (const [counted, value, number] of answers[nameOfTally(one)] ?? []) {
        const part = partOf(one, counted);
        const key = `${part}\n${value}`;
        const known = rows.get(key);
        if (known === undefined) rows.set(key, { field: one.field, part, value, number });
        else known.number += number;
      }
    }
    return [...rows.values()];
  });
}

/** Points that were given, by field. */
export function foldCells(sums: readonly DaySum[], asked: readonly TallyAsked[]): Map<string, PlaceCell[]> {
  const cells = asked.filter(({ shape }) => shape === 'cell');
  return new Map(
    cells.map((one) => {
      const counted = new Map<string, number>();
      for (const { version, answers } of sums) {
        if (!one.versions.includes(version)) continue;
        for (const [, value, number] of answers[nameOfTally(one)] ?? [])
          counted.set(value, (counted.get(value) ?? 0) + number);
      }
      return [one.field, Array.from(counted, ([value, number]) => ({ ...cellNamed(value), number }))];
    }),
  );
}

function cellNamed(value: string): Pick<PlaceCell, 'row' | 'column'> {
  const [row, column] = value.split(':').map(Number);
  return { row: row ?? 0, column: column ?? 0 };
}

export interface HourCount {
  /** 1 is Monday. */
  weekday: number;
  hour: number;
  number: number;
}

export function foldHours(sums: readonly DaySum[]): HourCount[] {
  const counted = new Map<string, number>();
  for (const { hours } of sums) {
    for (const [at, number] of Object.entries(hours)) counted.set(at, (counted.get(at) ?? 0) + number);
  }
  return Array.from(counted, ([at, number]) => {
    const [weekday, hour] = at.split('.').map(Number);
    return { weekday: weekday ?? 0, hour: hour ?? 0, number };
  });
}

/** How many gave an answer at all, by field. */
export const foldAnswered = (sums: readonly DaySum[], fields: readonly string[]): Map<string, number> =>
  new Map(
    fields.map((field) => [
      field,
      sums.reduce((total, { answers }) => total + (answers[nameOfAnswered(field)]?.[0]?.[2] ?? 0), 0),
    ]),
  );

export interface TimesTaken {
  /** Half were ready within it; null when nobody was timed. */
  middleSeconds: number | null;
  number: number;
  /** How many in each minute; the last is all that took longer. */
  minutes: { minute: number; number: number }[];
}

export function foldTimes(sums: readonly DaySum[], lastMinute: number): TimesTaken {
  const bySeconds = new Map<number, number>();
  for (const { seconds } of sums) {
    for (const [second, number] of Object.entries(seconds))
      bySeconds.set(Number(second), (bySeconds.get(Number(second)) ?? 0) + number);
  }
  const sorted = [...bySeconds].sort(([one], [other]) => one - other);
  const number = sorted.reduce((total, [, count]) => total + count, 0);
  const minutes = new Map<number, number>();
  for (const [second, count] of sorted) {
    const minute = Math.min(Math.floor(second / 60), lastMinute);
    minutes.set(minute, (minutes.get(minute) ?? 0) + count);
  }
  const at = (place: number): number => {
    let passed = 0;
    for (const [second, count] of sorted) {
      passed += count;
      if (passed > place) return second;
    }
    return 0;
  };
  const [low, high] = [Math.floor((number - 1) / 2), Math.ceil((number - 1) / 2)];
  return {
    middleSeconds: number === 0 ? null : (at(low) + at(high)) / 2,
    number,
    minutes: [...minutes].map(([minute, count]) => ({ minute, number: count })),
  };
}

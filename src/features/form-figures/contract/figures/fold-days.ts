import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { DayPoint } from '../form-figures.ts';
import { type DaySpan, daysBetween } from './figure-period.ts';

export interface DayCount {
  day: string;
  number: number;
}

type Unit = 'day' | 'week' | 'month';

/** As many points as a line can be read by. */
const mostDays = 62;
const mostWeeks = 60;

const unitOf = (days: number): Unit => (days <= mostDays ? 'day' : days <= mostWeeks * 7 ? 'week' : 'month');

function nextOf(day: string, unit: Unit): string {
  if (unit === 'day') return addDays(day, 1);
  if (unit === 'week') return addDays(day, 7);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function sumIn(counts: readonly DayCount[], from: string, until: string): number {
  return counts.reduce((sum, { day, number }) => (day >= from && day <= until ? sum + number : sum), 0);
}

/**
 * What came in over time, as points that lie next to each other: days, or weeks and months where there would be too many.
 * What it is compared with begins at its own first day, so that the first week lies on the first week.
 */
export function foldDays(
  counts: readonly DayCount[],
  span: DaySpan,
  beside?: { counts: readonly DayCount[]; from: string },
): { unit: Unit; points: DayPoint[] } {
  const unit = unitOf(daysBetween(span.from, span.until) + 1);
  const points: DayPoint[] = [];
  for (let from = span.from; from <= span.until; ) {
    const next = nextOf(from, unit);
    const last = addDays(next, -1);
    const until = last < span.until ? last : span.until;
    const moved = (day: string) => addDays(beside?.from ?? day, daysBetween(span.from, day));
    points.push({
      from,
      until,
      number: sumIn(counts, from, until),
      was: beside === undefined ? null : sumIn(beside.counts, moved(from), moved(until)),
    });
    from = next;
  }
  return { unit, points };
}

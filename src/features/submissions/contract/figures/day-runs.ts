import { addDays } from '#platform/contract/time/calendar-day.ts';

export interface DayRun {
  from: string;
  /** The last, included. */
  until: string;
}

/** Days that follow each other, as one stretch. */
export function dayRuns(days: Iterable<string>): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.until, 1) === day) last.until = day;
    else runs.push({ from: day, until: day });
  }
  return runs;
}

/** From one day to another, the last included, cut where months begin. */
export function monthRuns(first: string, last: string): DayRun[] {
  const runs: DayRun[] = [];
  for (let from = first; from <= last; ) {
    const [year = 0, month = 0] = from.split('-').map(Number);
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
    runs.push({ from, until: next > last ? last : addDays(next, -1) });
    from = next;
  }
  return runs;
}

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

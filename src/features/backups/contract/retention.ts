/** How many days, weeks and months back a backup is kept of each. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

const dayLength = 24 * 60 * 60 * 1000;

/** In UTC, as the names of backups say it. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** The Monday it began with. */
function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return dayOf(new Date(moment.getTime() - sinceMonday * dayLength));
}

/** Of the last so many days (weeks, months) that have a backup at all, the newest of each. */
function newestOfEach(newestFirst: readonly Date[], most: number, periodOf: (moment: Date) => string): Date[] {
  const kept = new Map<string, Date>();
  for (const moment of newestFirst) if (!kept.has(periodOf(moment))) kept.set(periodOf(moment), moment);
  return [...kept.values()].slice(0, most);
}

/**
 * Which backups stay. Counted are days that have one, and not days on the calendar: an installation that made none for a
 * month loses none by that. The newest stays, whatever is asked.
 */
export function keptBackups(moments: readonly Date[], { days, weeks, months }: Retention): Date[] {
  const newestFirst = [...moments].sort((one, other) => other.getTime() - one.getTime());
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, days, dayOf),
    ...newestOfEach(newestFirst, weeks, weekOf),
    ...newestOfEach(newestFirst, months, monthOf),
  ]);
  return newestFirst.filter((moment) => kept.has(moment));
}

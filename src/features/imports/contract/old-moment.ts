import { momentInZone, type TimeZone } from '#platform/contract/time/time-zone.ts';

const written = /^([1-9]\d{3}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

/** When something appeared, as WordPress wrote it: in UTC, or by the clock of its site; nothing for "0000-00-00". */
export function momentOf({ date, dateGmt }: { date: string; dateGmt: string }, timeZone: TimeZone): string | null {
  const [, utcDay, utcTime] = written.exec(dateGmt) ?? [];
  if (utcDay !== undefined) return isoOf(new Date(`${utcDay}T${utcTime}Z`));
  const [, day, time] = written.exec(date) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null;
  return isoOf(momentInZone(`${day}T${time}`, timeZone));
}

const isoOf = (moment: Date): string | null => (Number.isNaN(moment.getTime()) ? null : moment.toISOString());

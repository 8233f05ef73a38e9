import { z } from 'zod';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

const Moment = z.iso.datetime();

export const daysMeasured = 30;

/** In milliseconds. Processes say every ten seconds that they are there; a shorter silence is not counted. */
export const awayAfter = 60_000;

/** From the last word of the last process until the first word of the next. */
export const AwayTime = z.object({ from: Moment, until: Moment });

export const AvailabilityDay = z.object({
  day: z.iso.date(),
  /** How much of it is known: less of the first one and of today, and 0 of those before. */
  measuredSeconds: z.number(),
  awaySeconds: z.number(),
});
export type AvailabilityDay = z.infer<typeof AvailabilityDay>;

/** How much of the last thirty days some process was there, as they said themselves. */
export const Availability = z.object({
  /** From when it is known, at most thirty days ago; null while no process ever said anything. */
  since: Moment.nullable(),
  measuredSeconds: z.number(),
  awaySeconds: z.number(),
  /** How often it was away in those days. */
  times: z.number().int(),
  /** The newest first; of many the newest hundred. */
  away: z.array(AwayTime),
  /** The oldest first. */
  days: z.array(AvailabilityDay),
});
export type Availability = z.infer<typeof Availability>;

export interface HeardTime {
  begunAt: Date;
  until: Date;
}

interface Gap {
  from: number;
  until: number;
}

const mostAway = 100;
const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** When the window begins from which it is told, on the clock of this zone. */
export const availabilityFrom = (now: Date, timeZone: TimeZone): Date =>
  startOfDay(addDays(calendarDay(now, timeZone), 1 - daysMeasured), timeZone);

/** Processes that began at the same moment, or whose clocks differ, wrote times that overlap, or are of the future. */
function gapsBetween(heard: readonly HeardTime[], now: number): Gap[] {
  const gaps: Gap[] = [];
  let last: number | undefined;
  for (const { begunAt, until } of heard.toSorted((one, other) => one.begunAt.getTime() - other.begunAt.getTime())) {
    const begun = begunAt.getTime();
    if (begun > now) break;
    if (last !== undefined && begun - last >= awayAfter) gaps.push({ from: last, until: begun });
    last = Math.max(last ?? begun, until.getTime());
  }
  // Still away: who asks from a shell hears it too.
  if (last !== undefined && now - last >= awayAfter) gaps.push({ from: last, until: now });
  return gaps;
}

/** `firstAt` is when it was measured for the first time. */
export function availabilityOf(
  heard: readonly HeardTime[],
  { firstAt, now, timeZone }: { firstAt: Date | null; now: Date; timeZone: TimeZone },
): Availability {
  const today = calendarDay(now, timeZone);
  const from = availabilityFrom(now, timeZone).getTime();
  const end = now.getTime();
  const since = firstAt === null ? null : Math.min(end, Math.max(from, firstAt.getTime()));
  // One that began before the window counts from where that begins.
  const gaps =
    since === null ? [] : gapsBetween(heard, end).map((gap) => ({ ...gap, from: Math.max(since, gap.from) }));
  const within = gaps.filter((gap) => gap.until > gap.from);
  const awayIn = (begin: number, until: number) =>
    within.reduce((sum, gap) => sum + Math.max(0, Math.min(until, gap.until) - Math.max(begin, gap.from)), 0);
  return {
    since: since === null ? null : iso(since),
    measuredSeconds: since === null ? 0 : seconds(end - since),
    awaySeconds: seconds(awayIn(from, end)),
    times: within.length,
    away: within
      .toReversed()
      .slice(0, mostAway)
      .map((gap) => ({ from: iso(gap.from), until: iso(gap.until) })),
    days: Array.from({ length: daysMeasured }, (_, index) => {
      const day = addDays(today, index + 1 - daysMeasured);
      const begin = Math.max(startOfDay(day, timeZone).getTime(), since ?? end);
      const until = Math.min(startOfDay(addDays(day, 1), timeZone).getTime(), end);
      return { day, measuredSeconds: seconds(Math.max(0, until - begin)), awaySeconds: seconds(awayIn(begin, until)) };
    }),
  };
}

/** In hundredths, rounded down: as long as it was ever away it is not a hundred. Null while nothing is known. */
export function availablePercent({
  measuredSeconds,
  awaySeconds,
}: Pick<Availability, 'measuredSeconds' | 'awaySeconds'>): number | null {
  if (measuredSeconds === 0) return null;
  return Math.floor((1 - awaySeconds / measuredSeconds) * 10_000) / 100;
}

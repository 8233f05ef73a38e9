import { badInput } from '#platform/contract/calls/errors.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Beside, comparedPeriod, daysOf, type Period, type PeriodName, periodOf } from '../contract/period.ts';

/** Longer than any site is old; more days are a mistake. */
const mostDays = 3660;

export interface PeriodAsked {
  period: PeriodName;
  from?: string | undefined;
  to?: string | undefined;
  beside: Beside;
}

export interface FiguresAsked extends PeriodAsked {
  language?: Language | undefined;
  audience?: 'visitor' | 'member' | undefined;
}

export interface AskedPeriod {
  today: string;
  timeZone: TimeZone;
  period: Period;
  compared: Period | null;
}

function daysAsked({ period, from, to }: PeriodAsked, today: string): Period {
  if (period !== 'own') return periodOf(period, today);
  if (from === undefined || to === undefined || to < from)
    throw badInput([{ path: 'query.to', code: 'invalid', message: 'a period ends after it begins' }]);
  const own = { from, to: to > today && from <= today ? today : to };
  if (daysOf(own) > mostDays)
    throw badInput([{ path: 'query.from', code: 'too-small', message: `at most ${mostDays} days` }]);
  return own;
}

/** Of when, on the calendar of the platform, and beside what. */
export const createAskedPeriod =
  ({ platform, clock }: { platform: Pick<Platform, 'locale'>; clock: Clock }) =>
  async (asked: PeriodAsked): Promise<AskedPeriod> => {
    const { timeZone } = await platform.locale();
    const today = calendarDay(clock.now(), timeZone);
    const period = daysAsked(asked, today);
    return { today, timeZone, period, compared: comparedPeriod(period, asked.beside) ?? null };
  };

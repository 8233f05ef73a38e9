import type { TFunction } from 'i18next';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { Dates } from '#platform/web/i18n/use-dates.ts';

/** A word where a word says it, else the date. */
export function lastSeenText(at: string | null, now: Date, dates: Dates, t: TFunction): string {
  if (at === null) return t('users.admin.never');
  const today = dates.day(now);
  const day = dates.day(at);
  if (day >= today) return t('users.admin.today');
  return day === addDays(today, -1) ? t('users.admin.yesterday') : dates.date(at);
}

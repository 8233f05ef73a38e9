import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { Dates } from '#platform/web/i18n/use-dates.ts';

/** A word where a word says it, else the date. */
export function lastSeenText(at: string | null, now: Date, dates: Dates, t: Translate): string {
  if (at === null) return t('users.admin.never');
  const today = dates.day(now);
  const day = dates.day(at);
  if (day >= today) return t('users.admin.today');
  return day === addDays(today, -1) ? t('users.admin.yesterday') : dates.date(at);
}

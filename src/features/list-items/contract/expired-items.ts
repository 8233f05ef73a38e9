import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

export interface ExpiredItemsOptions {
  showExpiredItemsByDefault: boolean;
  itemsRecentForDays?: number | undefined;
  now: Date;
  timeZone: TimeZone;
}

/**
 * §5: expired items are hidden when showExpiredItemsByDefault is false: only items whose period-end is at or after the
 * start of today minus itemsRecentForDays days are requested. Undefined asks for all.
 */
export function expiredItemsFilter(options: ExpiredItemsOptions): string | undefined {
  if (options.showExpiredItemsByDefault) return undefined;
  return `meta:period-end=>${addDays(calendarDay(options.now, options.timeZone), -(options.itemsRecentForDays ?? 0))}`;
}

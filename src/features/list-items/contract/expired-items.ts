import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';

export interface ExpiredItemsOptions {
  showExpiredItemsByDefault: boolean;
  itemsRecentForDays?: number | undefined;
  now: Date;
}

/**
 * §5: expired items are hidden when showExpiredItemsByDefault is false: only items whose period-end is at or after the
 * start of today minus itemsRecentForDays days are requested. Undefined asks for all.
 */
export function expiredItemsFilter(options: ExpiredItemsOptions): string | undefined {
  if (options.showExpiredItemsByDefault) return undefined;
  return `meta:period-end=>${addDays(calendarDay(options.now), -(options.itemsRecentForDays ?? 0))}`;
}

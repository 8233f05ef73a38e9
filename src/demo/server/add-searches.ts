import type { SearchService } from '#features/search/server/search.service.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';

export interface DemoSearchServices {
  search: Pick<SearchService, 'takeOverCounts'>;
}

type Counts = Parameters<SearchService['takeOverCounts']>[0];

/** As often on a working day, and whether there is anything to find. */
const searched: readonly (readonly [query: string, times: number, isFound: boolean])[] = [
  ['paspoort', 21, true],
  ['afval', 17, true],
  ['parkeervergunning', 12, true],
  ['openingstijden', 9, true],
  ['verhuizen', 7, true],
  ['havenbrug', 4, true],
  ['rijbewijs', 3, false],
  ['hondenbelasting', 2, false],
  ['zwembad', 1, false],
];
const daysBack = 56;
/** What was not found lately asks somebody to do something about it; of the demo it was a while ago. */
const notLately = 9;

/** What people looked for, as the search counts it: by nobody in particular, members here. */
export function demoSearches(now: Date): Counts {
  const today = calendarDay(now, defaultTimeZone);
  return Array.from({ length: daysBack }, (_, at) => at + 1).flatMap((ago) => {
    const day = addDays(today, -ago);
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    return searched.flatMap(([query, times, isFound]) => {
      const byMembers = isWeekend ? Math.floor(times / 3) : times;
      if (byMembers === 0 || (!isFound && ago < notLately)) return [];
      return [{ day, language: 'nl' as const, query, byVisitors: 0, byMembers, found: isFound ? byMembers : 0 }];
    });
  });
}

export const addSearches = ({ search }: DemoSearchServices, now: Date): Promise<void> =>
  search.takeOverCounts(demoSearches(now));

import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { InboxMoment } from './inbox-filter.ts';

/** Whose inbox it is, and what is today in it. */
export async function inboxMoment(platform: Platform, viewer: Viewer, now: Date): Promise<InboxMoment> {
  const { timeZone } = await platform.locale();
  const endOfToday = startOfDay(addDays(calendarDay(now, timeZone), 1), timeZone);
  return { me: requireUserId(viewer), now, endOfToday };
}

import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { ItemState } from './list-item.ts';

export interface ItemMoments {
  isPublished: boolean;
  publishedOn: Date;
  unpublishOn: Date | null;
  periodEnd: Date | null;
}

/** Where an item stands at a moment. Expired is still to be read (§5): a list may leave it out, its address stays. */
export function itemState(item: ItemMoments, now: Date, timeZone: TimeZone): ItemState {
  if (!item.isPublished) return 'draft';
  if (item.publishedOn > now) return 'scheduled';
  if (item.unpublishOn !== null && item.unpublishOn <= now) return 'unpublished';
  const isOver = item.periodEnd !== null && calendarDay(item.periodEnd, timeZone) < calendarDay(now, timeZone);
  return isOver ? 'expired' : 'published';
}

/** Whether readers get it at a moment, expired or not; the rest exists only for who may edit it. */
export const isForReaders = (item: Omit<ItemMoments, 'periodEnd'>, now: Date): boolean =>
  item.isPublished && item.publishedOn <= now && (item.unpublishOn === null || item.unpublishOn > now);

/** Comes or goes by itself, and so is not among what was counted when it was written (0011_items.sql). */
export const isTimed = ({ publishedOn, unpublishOn }: Pick<ItemMoments, 'publishedOn' | 'unpublishOn'>, now: Date) =>
  publishedOn > now || unpublishOn !== null;

/** The next midnight on the platform's calendar: what is expired is decided by the day. */
export const nextDay = (now: Date, timeZone: TimeZone): Date =>
  startOfDay(addDays(calendarDay(now, timeZone), 1), timeZone);

/** When an item is in another state without anyone changing it. */
export function nextItemChange(item: ItemMoments, now: Date, timeZone: TimeZone): Date | undefined {
  if (!item.isPublished) return undefined;
  const over = item.periodEnd === null ? undefined : nextDay(item.periodEnd, timeZone);
  const later = [item.publishedOn, item.unpublishOn ?? undefined, over].filter(
    (moment): moment is Date => moment !== undefined && moment > now,
  );
  return later.sort((a, b) => a.getTime() - b.getTime())[0];
}

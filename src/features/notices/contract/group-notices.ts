import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { NoticeKind } from './notice-words.ts';

export interface GroupedNotice {
  kind: NoticeKind;
  /** What it is about, and because of what one is told: as one text each. */
  about: string;
  because: string | null;
  at: Date;
  isNew: boolean;
}

/** Things that belong together however many there are; who asks or names somebody is told of each time. */
const together: Partial<Record<NoticeKind, (notice: GroupedNotice) => string>> = {
  reacted: ({ about }) => about,
  itemChanged: ({ about }) => about,
  pageChanged: ({ about }) => about,
  statusChanged: ({ about }) => about,
  submissionCame: ({ because }) => because ?? '',
  // Many items in one list are one line.
  itemOut: ({ because }) => because ?? '',
};

/**
 * What belongs together in one line: of the same day, about the same thing, all new or none. The newest comes first, in
 * the lines and in each.
 */
export function groupNotices<T extends GroupedNotice>(notices: readonly T[], timeZone: TimeZone): [T, ...T[]][] {
  const lines: [T, ...T[]][] = [];
  const byKey = new Map<string, [T, ...T[]]>();
  for (const notice of notices.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const of = together[notice.kind]?.(notice);
    const key = [notice.kind, of, calendarDay(notice.at, timeZone), notice.isNew].join(' ');
    const line = of === undefined ? undefined : byKey.get(key);
    if (line !== undefined) line.push(notice);
    else {
      const begun: [T, ...T[]] = [notice];
      lines.push(begun);
      byKey.set(key, begun);
    }
  }
  return lines;
}

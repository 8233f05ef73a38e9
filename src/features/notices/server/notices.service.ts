import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { groupNotices } from '../contract/group-notices.ts';
import type { NoticeLine, Notices } from '../contract/notice.ts';
import { mostInBell, mostMarked, type NoticeSection } from '../contract/notice-words.ts';
import { noticesTag } from '../contract/notices.tags.ts';
import type { NamedNotice, NoticeNames } from './notice-names.ts';
import { deleteNoticesBefore, findNotices, setRead, setUnread } from './notices.repository.ts';

interface NoticesParts {
  platform: Platform;
  clock: Clock;
  names: NoticeNames;
}

const daysKept = 90;
const day = 24 * 60 * 60 * 1000;

export type NoticesService = ReturnType<typeof createNoticesService>;

/** What somebody is told (issue "being told"), as the bell and its screen show it. */
export function createNoticesService({ platform, clock, names }: NoticesParts) {
  /** What belongs together, each as one who reads it now may know it. */
  async function linesOf(named: readonly NamedNotice[]): Promise<NoticeLine[]> {
    const { timeZone } = await platform.locale();
    const grouped = groupNotices(
      named.map((notice) => ({
        ...notice,
        kind: notice.row.kind,
        about: `${notice.row.aboutKind} ${notice.row.aboutGuid}`,
        because: notice.row.followGuid,
        reason: notice.because,
        at: notice.row.at,
        isNew: notice.row.readAt === null,
      })),
      timeZone,
    );
    return grouped.map((line) => {
      const [{ row, kind, title, path, by, quote, reason, at, isNew }] = line;
      return {
        guids: line.map(({ row: { guid } }) => guid),
        section: row.followKind === null ? 'you' : 'followed',
        kind,
        title,
        path,
        by,
        quote,
        because: reason,
        at: at.toISOString(),
        isNew,
      };
    });
  }

  return {
    async read(
      viewer: Viewer,
      { language, before }: { language: Language; before?: string | undefined },
    ): Promise<Notices> {
      const userId = requireUserId(viewer);
      const part = { before: before === undefined ? undefined : new Date(before), limit: mostInBell };
      const rows = await findNotices(platform.db, userId, part);
      const lines = await linesOf(await names.present(viewer, rows, language));
      const unreadIn = (section: NoticeSection) =>
        lines.filter((line) => line.section === section && line.isNew).length;
      return {
        lines,
        unread: { you: unreadIn('you'), followed: unreadIn('followed') },
        before: rows.length < mostInBell ? null : (rows.at(-1)?.at.toISOString() ?? null),
      };
    },

    /** Those that were new until now, for who takes it back. */
    async markRead(viewer: Viewer, guids: readonly string[] | undefined): Promise<{ guids: string[] }> {
      const userId = requireUserId(viewer);
      if (guids?.length === 0) return { guids: [] };
      return platform.transaction(async (trx) => {
        const marked = await setRead(trx, userId, guids, { now: clock.now(), limit: mostMarked });
        if (marked.length > 0) await platform.signal(trx, noticesTag(userId));
        return { guids: marked };
      });
    },

    async markUnread(viewer: Viewer, guids: readonly string[]): Promise<{ guids: string[] }> {
      const userId = requireUserId(viewer);
      if (guids.length === 0) return { guids: [] };
      return platform.transaction(async (trx) => {
        const marked = await setUnread(trx, userId, guids);
        if (marked.length > 0) await platform.signal(trx, noticesTag(userId));
        return { guids: marked };
      });
    },

    async forgetOld(): Promise<void> {
      await deleteNoticesBefore(platform.db, new Date(clock.now().getTime() - daysKept * day));
    },
  };
}

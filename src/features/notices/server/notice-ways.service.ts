import type { z } from 'zod';
import type { ToldBy } from '#features/following/contract/follow-words.ts';
import type { FollowingService } from '#features/following/server/following.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { EveryMailWay, NoticeWays } from '../contract/notice.ts';
import type { NoticeHours } from '../contract/notice-hours.ts';
import { type NoticeSubject, noticeSubjects, usualWays } from '../contract/notice-words.ts';
import { findHours, findWays, storeHours, storeWay } from './notice-ways.repository.ts';

interface WaysParts {
  platform: Platform;
  following: Pick<FollowingService, 'list' | 'changeWithin'>;
}

export type NoticeWaysService = ReturnType<typeof createNoticeWaysService>;

/** The matrix of what by which way, and when no mail comes. */
export function createNoticeWaysService({ platform, following }: WaysParts) {
  return {
    async read(viewer: Viewer, language: Language): Promise<NoticeWays> {
      const userId = requireUserId(viewer);
      const [ways, hoursOf, follows] = await Promise.all([
        findWays(platform.db, [userId]),
        findHours(platform.db, [userId]),
        following.list(viewer, language),
      ]);
      const own = ways.get(userId) ?? usualWays;
      return {
        subjects: noticeSubjects.map((subject) => ({ subject, ...own[subject] })),
        follows,
        hours: hoursOf(userId),
      };
    },

    async change(viewer: Viewer, subject: NoticeSubject, by: ToldBy) {
      const userId = requireUserId(viewer);
      await platform.transaction((trx) => storeWay(trx, userId, subject, by));
      return { subject, ...by };
    },

    /** Together or not at all; what one does not follow any more is passed over. */
    async changeEvery(
      viewer: Viewer,
      { subjects, follows }: z.output<typeof EveryMailWay>,
    ): Promise<Record<string, never>> {
      const userId = requireUserId(viewer);
      await platform.transaction(async (trx) => {
        for (const { subject, ...by } of subjects) await storeWay(trx, userId, subject, by);
        for (const { kind, guid, ...by } of follows) await following.changeWithin(trx, userId, { kind, guid }, by);
      });
      return {};
    },

    async changeHours(viewer: Viewer, hours: NoticeHours): Promise<NoticeHours> {
      const userId = requireUserId(viewer);
      await platform.transaction((trx) => storeHours(trx, userId, hours));
      return hours;
    },
  };
}

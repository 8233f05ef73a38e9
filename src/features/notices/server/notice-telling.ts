import type { FollowTarget } from '#features/following/contract/follow.ts';
import type { ToldBy } from '#features/following/contract/follow-words.ts';
import type { FollowingService } from '#features/following/server/following.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { audienceOf, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { mailDueAt } from '../contract/notice-hours.ts';
import { type NoticeKind, subjectOfKind } from '../contract/notice-words.ts';
import { noticesTag } from '../contract/notices.tags.ts';
import type { About, NoticeNames } from './notice-names.ts';
import { findHours, findWays } from './notice-ways.repository.ts';
import { insertNotices } from './notices.repository.ts';

/** What happened, as whoever did it tells it. */
export interface Happening {
  /** The same words whenever it is told again: nobody hears of it twice. */
  cause: string;
  kind: NoticeKind;
  about: About;
  /** The reaction that it is about. */
  detailGuid?: string | undefined;
  /** Who did it, and so need not be told. */
  actorId?: string | undefined;
}

export interface ToFollowers extends Happening {
  /** Whoever follows any of these. */
  targets: FollowTarget[];
}

interface ToPerson {
  userId: string;
  by: ToldBy;
  because: FollowTarget | null;
}

export interface TellingParts {
  platform: Platform;
  clock: Clock;
  jobs: Jobs;
  accounts: Pick<AccountsService, 'viewersOf'>;
  following: Pick<FollowingService, 'followersAfter'>;
  names: NoticeNames;
}

export const tellFollowersJob = 'tell-followers';
export const mailNoticesJob = 'mail-notices-now';

/** In one transaction; so many that a word to each process about them stays short. */
const inBatch = 100;

export type NoticeTelling = ReturnType<typeof createNoticeTelling>;

export function createNoticeTelling({ platform, clock, jobs, accounts, following, names }: TellingParts) {
  async function write(trx: PlatformTransaction, happening: Happening, people: readonly ToPerson[]): Promise<void> {
    const { cause, kind, about, detailGuid = null, actorId = null } = happening;
    const now = clock.now();
    const { timeZone } = await platform.locale();
    const wanted = people.filter(({ userId, by }) => userId !== actorId && (by.bell || by.mail !== 'never'));
    const hoursOf = await findHours(
      trx,
      wanted.map(({ userId }) => userId),
    );
    const rows = wanted.map(({ userId, by: { bell, mail }, because }) => ({
      user_id: userId,
      cause,
      kind,
      about_kind: about.kind,
      about_guid: about.guid,
      detail_guid: detailGuid,
      follow_kind: because?.kind ?? null,
      follow_guid: because?.guid ?? null,
      actor_id: actorId,
      in_bell: bell,
      created_at: now,
      mail,
      mail_due_at: mailDueAt(mail, now, hoursOf(userId), timeZone),
    }));
    const told = await insertNotices(trx, rows);
    if (told.length > 0) await platform.signal(trx, ...told.map(noticesTag));
    if (rows.some(({ mail }) => mail === 'atOnce')) await jobs.enqueue(platform, trx, { name: mailNoticesJob }, {});
  }

  /** Those who may see it now: asked once of all who may the same. */
  async function whoMaySee(userIds: readonly string[], about: About, known: Map<string, boolean>): Promise<Viewer[]> {
    const seeing: Viewer[] = [];
    for (const viewer of await accounts.viewersOf(userIds)) {
      if (!viewer.isActive) continue;
      const audience = audienceOf(viewer);
      const may = known.get(audience) ?? (await names.maySee(viewer, about, defaultLanguage));
      known.set(audience, may);
      if (may) seeing.push(viewer);
    }
    return seeing;
  }

  async function tellFollowersOf(happening: Happening, target: FollowTarget): Promise<void> {
    const known = new Map<string, boolean>();
    let afterId = '';
    for (;;) {
      const followers = await following.followersAfter(target, { afterId, limit: inBatch });
      const last = followers.at(-1);
      if (last === undefined) return;
      const ids = followers.map(({ userId }) => userId);
      const seeing = new Set((await whoMaySee(ids, happening.about, known)).map(({ id }) => id));
      const people = followers
        .filter(({ userId }) => seeing.has(userId))
        .map(({ userId, ...by }) => ({ userId, by, because: target }));
      await platform.transaction((trx) => write(trx, happening, people));
      afterId = last.userId;
    }
  }

  return {
    /** In the transaction of what happened; they are told one after the other by a job, however many they are. */
    async tellFollowers(trx: PlatformTransaction, happening: ToFollowers): Promise<void> {
      if (happening.targets.length > 0) await jobs.enqueue(platform, trx, { name: tellFollowersJob }, happening);
    },

    /** The job's work. Done again after a crash it tells those who were not told yet. */
    async runTelling({ targets, ...happening }: ToFollowers): Promise<void> {
      for (const target of targets) await tellFollowersOf(happening, target);
    },

    /**
     * Those whom it concerns themselves, in the transaction of what happened. `isMailed`: by a mail of its own, which says
     * more than ours would.
     */
    async tellPeople(
      trx: PlatformTransaction,
      userIds: readonly string[],
      { isMailed = false, ...happening }: Happening & { isMailed?: boolean },
    ): Promise<void> {
      const ids = [...new Set(userIds)];
      const ways = await findWays(trx, ids);
      const subject = subjectOfKind(happening.kind);
      const people = ids.flatMap((userId): ToPerson[] => {
        const by = ways.get(userId)?.[subject];
        if (by === undefined) return [];
        return [{ userId, by: isMailed ? { ...by, mail: 'never' } : by, because: null }];
      });
      await write(trx, happening, people);
    },

    whoMaySee: (userIds: readonly string[], about: About) => whoMaySee(userIds, about, new Map()),
  };
}

import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { Follow, FollowState, FollowTarget } from '../contract/follow.ts';
import { type FollowKind, type MailWay, mostFollows, type ToldBy, usualToldBy } from '../contract/follow-words.ts';
import { followedFormTag } from '../contract/following.tags.ts';
import { createFollowTargets, type FollowTargetParts, type NamedTargets, targetKey } from './follow-targets.ts';
import {
  copyFollows,
  countFollowsOf,
  deleteFollow,
  type Follower,
  findEveryFollowed,
  findFollow,
  findFollowed,
  findFollowersAfter,
  findFollowsOf,
  insertFollow,
  setMailOf,
  takeFollowsBack,
  updateFollow,
} from './follows.repository.ts';

interface FollowingParts extends FollowTargetParts {
  platform: Platform;
  clock: Clock;
  items: FollowTargetParts['items'] & Pick<ListItemsService, 'news'>;
}

export type { Follower, NamedTargets };
export { targetKey };

export type FollowingService = ReturnType<typeof createFollowingService>;

/** Following (issue "being told"): what people want to hear of. Telling them is `features/notices`. */
export function createFollowingService({ platform, clock, ...parts }: FollowingParts) {
  const { db } = platform;
  const named = createFollowTargets(parts);

  async function requireRoom(trx: PlatformTransaction, userId: string, target: FollowTarget): Promise<void> {
    if ((await countFollowsOf(trx, userId)) >= mostFollows && !(await findFollow(trx, userId, target)))
      throw conflict('follows-too-many');
  }

  return {
    named,

    async list(viewer: Viewer, language: Language): Promise<Follow[]> {
      const rows = await findFollowsOf(db, requireUserId(viewer));
      const items = rows.flatMap(({ kind, guid }) => (kind === 'item' ? [guid] : []));
      const [names, themes] = await Promise.all([named(viewer, rows, language), parts.items.news.themesAmong(items)]);
      return rows.map((row) => {
        const { title, path } = names.get(targetKey(row)) ?? { title: null, path: null };
        return { ...row, title, path, isTheme: title !== null && row.kind === 'item' && themes.has(row.guid) };
      });
    },

    async read(viewer: Viewer, target: FollowTarget): Promise<FollowState> {
      const isFollowing = (await findFollow(db, requireUserId(viewer), target)) !== undefined;
      const isSurelySeen = isFollowing || target.kind !== 'form';
      const canFollow = isSurelySeen || (await named(viewer, [target], defaultLanguage)).has(targetKey(target));
      return { isFollowing, canFollow };
    },

    async follow(viewer: Viewer, target: FollowTarget, by: Partial<ToldBy>): Promise<FollowState> {
      const userId = requireUserId(viewer);
      // Whoever is no active member has nothing to be told of; and what one may not see is not there.
      const seen = viewer.isActive ? await named(viewer, [target], defaultLanguage) : new Map();
      if (!seen.has(targetKey(target)) || target.guid === userId) throw notFound();
      await platform.transaction(async (trx, touch) => {
        await requireRoom(trx, userId, target);
        await insertFollow(trx, userId, { ...usualToldBy, ...target, ...by, now: clock.now() });
        if (target.kind === 'form') touch(followedFormTag(target.guid));
      });
      return { isFollowing: true, canFollow: true };
    },

    /** A step of the transaction in which an address is proven: whoever asked for mail once more gets it by the way they asked for. */
    async followWithin(trx: PlatformTransaction, userId: string, target: FollowTarget, by: ToldBy): Promise<void> {
      await requireRoom(trx, userId, target);
      await insertFollow(trx, userId, { kind: target.kind, guid: target.guid, ...by, now: clock.now() });
      const { bell = by.bell } = (await findFollow(trx, userId, target)) ?? {};
      await updateFollow(trx, userId, target, { bell, mail: by.mail });
    },

    async change(viewer: Viewer, target: FollowTarget, by: ToldBy): Promise<ToldBy> {
      const userId = requireUserId(viewer);
      const isThere = await platform.transaction((trx) => updateFollow(trx, userId, target, by));
      if (!isThere) throw notFound();
      return by;
    },

    /** A step of the transaction of who changes more; false when it is not followed. */
    changeWithin: (trx: PlatformTransaction, userId: string, target: FollowTarget, by: ToldBy): Promise<boolean> =>
      updateFollow(trx, userId, target, by),

    /** Also of what one may not see any more. */
    async unfollow(viewer: Viewer, target: FollowTarget): Promise<FollowState> {
      const userId = requireUserId(viewer);
      await platform.transaction((trx) => deleteFollow(trx, userId, target));
      return { isFollowing: false, canFollow: true };
    },

    /** For who tells them, in the order of who they are. */
    followersAfter: (target: FollowTarget, part: { afterId: string; limit: number }): Promise<Follower[]> =>
      findFollowersAfter(db, target, part),

    /** Those of these things that anybody follows at all. */
    async followedAmong(kind: FollowKind, guids: readonly string[]): Promise<ReadonlySet<string>> {
      return new Set((await findFollowed(db, kind, guids)).map(({ guid }) => guid));
    },

    /** Asked for every submission, so it is kept. */
    isFormFollowed: (guid: string): Promise<boolean> =>
      platform.remember(
        `followed-form/${guid}`,
        [followedFormTag(guid)],
        async () => (await findFollowed(db, 'form', [guid])).length > 0,
      ),

    /** All of this kind that anybody follows. */
    everyFollowed: (kind: FollowKind): Promise<string[]> => findEveryFollowed(db, kind),

    /** How somebody is told of it by now; undefined when they let go of it. */
    toldBy: (trx: PlatformDb, userId: string, target: FollowTarget): Promise<ToldBy | undefined> =>
      findFollow(trx, userId, target),

    async mailWaysOf(userId: string): Promise<MailWay[]> {
      return (await findFollowsOf(db, userId)).map(({ mail }) => mail);
    },

    /** A step of the transaction of who stops mail: of one thing, or of all that comes by these ways. */
    async stopMail(
      trx: PlatformTransaction,
      userId: string,
      what: { target: FollowTarget } | { ways: readonly MailWay[] },
    ): Promise<void> {
      if ('ways' in what) return setMailOf(trx, userId, what.ways, 'never');
      const before = await findFollow(trx, userId, what.target);
      if (before !== undefined) await updateFollow(trx, userId, what.target, { ...before, mail: 'never' });
    },

    /** With an item that becomes one with another, and back. */
    move: (trx: PlatformTransaction, from: string, into: string): Promise<void> =>
      copyFollows(trx, from, into, clock.now()),
    moveBack: (trx: PlatformTransaction, from: string, into: string): Promise<void> => takeFollowsBack(trx, from, into),

    /** For the download of one's own data. */
    async exported(viewer: Viewer): Promise<object[]> {
      return findFollowsOf(db, requireUserId(viewer));
    },
  };
}

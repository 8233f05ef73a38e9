import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import type { MembersService } from '#features/profiles/server/members.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { NameablePerson } from '../../contract/forum.endpoints.ts';
import { type KnownMention, mentionsIn } from '../../contract/mentions.ts';
import type { ThreadTarget } from '../../contract/reaction.ts';
import type { ThreadTargets } from '../thread-targets.ts';
import { findMentions, findParticipants, setMentions } from './mentions.repository.ts';

/** What a list of names can hold on a telephone. */
const mostOffered = 6;

interface MentionParts {
  platform: Platform;
  members: Pick<MembersService, 'named' | 'suggested'>;
  targets: Pick<ThreadTargets, 'require'>;
}

export type MentionsService = ReturnType<typeof createMentionsService>;

/** People who are named in what others say. Kept by who they are, read by the name that they have now. */
export function createMentionsService({ platform, members, targets }: MentionParts) {
  const { db } = platform;
  return {
    /** Only whom this viewer may know (§6): members know each other, visitors nobody. */
    async offered(viewer: Viewer, target: ThreadTarget, words: string): Promise<NameablePerson[]> {
      const self = requireUserId(viewer);
      await targets.require(viewer, target);
      const matches = (name: string) => name.toLowerCase().includes(words.toLowerCase());
      const [talking, others] = await Promise.all([
        findParticipants(db, target.guid, 20).then((ids) => members.named(viewer, ids)),
        members.suggested(viewer, words, mostOffered + 1),
      ]);
      const first = [...talking.values()].filter(({ name }) => matches(name));
      const offered = [...first, ...others].filter(
        ({ guid, name }, place, all) =>
          name !== '' && guid !== self && all.findIndex((one) => one.guid === guid) === place,
      );
      return offered.slice(0, mostOffered).map(({ guid, name }) => ({ guid, name }));
    },

    /** Whom the words name now: of those who were asked for and those who were named before. */
    async write(
      trx: PlatformTransaction,
      viewer: Viewer,
      { guid, words, userIds }: { guid: string; words: string; userIds: readonly string[] },
    ): Promise<void> {
      const before = await findMentions(trx, [guid]);
      const ids = [...new Set([...userIds, ...before.map(({ userId }) => userId)])];
      if (ids.length === 0) return;
      const known = await members.named(viewer, ids);
      const called = [...known].map(([userId, { name }]) => ({ userId, name }));
      await setMentions(trx, guid, mentionsIn(words, [...called, ...before]));
    },

    /** By the reaction that names them; with what an answer that shows their names may not survive. */
    async of(viewer: Viewer, guids: readonly string[]): Promise<{ known: Map<string, KnownMention[]>; tags: Tag[] }> {
      const rows = await findMentions(db, guids);
      const ids = [...new Set(rows.map(({ userId }) => userId))];
      const people = await members.named(viewer, ids);
      const known = new Map<string, KnownMention[]>();
      for (const { reactionGuid, userId, name } of rows) {
        const shownAs = people.get(userId)?.name || name;
        known.set(reactionGuid, [...(known.get(reactionGuid) ?? []), { userId, name, shownAs }]);
      }
      return { known, tags: ids.map((id) => profileTag(id)) };
    },
  };
}

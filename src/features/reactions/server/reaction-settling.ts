import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { ThreadTarget } from '../contract/reaction.ts';
import { threadTag } from '../contract/reactions.tags.ts';
import { recountThread } from './forum/thread-counts.repository.ts';
import { findMentions } from './mentions/mentions.repository.ts';
import { quoteOf, targetOf } from './present-reaction.ts';
import { findReaction, markPlaced, recountAnswers } from './reactions.repository.ts';

/** A reaction that readers see from now on. */
export interface PlacedReaction {
  guid: string;
  target: ThreadTarget;
  /** `id` is null for who has no account. */
  author: { id: string | null; name: string };
  /** The beginning of its words, in one line. */
  quote: string;
  /** Whose reaction it answers, when they have an account. */
  answersUserId: string | null;
  mentionedUserIds: string[];
}

/**
 * Told of every reaction once, in the transaction in which readers first see it, whichever way it came: at once, proven
 * by mail, or let through by a moderator. Who hears it asks for each receiver whether they may see what it is about.
 */
export type HearPlaced = (trx: PlatformTransaction, placed: PlacedReaction) => Promise<void>;

interface SettlingParts {
  clock: Clock;
  items: Pick<ListItemsService, 'talked'>;
  hearPlaced: readonly HearPlaced[];
}

export type ReactionSettling = ReturnType<typeof createReactionSettling>;

/** What has to be right again after anything in a thread changed: its numbers, its place among others, kept pages. */
export function createReactionSettling({ clock, items, hearPlaced }: SettlingParts) {
  async function thread(trx: PlatformTransaction, touch: Touch, targetGuid: string): Promise<void> {
    const lastAt = await recountThread(trx, targetGuid);
    await items.talked.at(trx, touch, targetGuid, lastAt);
    touch(threadTag(targetGuid));
  }

  async function tellOnce(trx: PlatformTransaction, guid: string): Promise<void> {
    if (hearPlaced.length === 0 || !(await markPlaced(trx, guid, clock.now()))) return;
    const row = await findReaction(trx, guid);
    if (row === undefined) return;
    const answered = row.answersGuid === null ? undefined : await findReaction(trx, row.answersGuid);
    const mentions = await findMentions(trx, [guid]);
    const placed: PlacedReaction = {
      guid,
      target: targetOf(row),
      author: { id: row.userId, name: row.author },
      quote: quoteOf(row.words),
      answersUserId: answered?.userId ?? null,
      mentionedUserIds: mentions.map(({ userId }) => userId),
    };
    for (const hear of hearPlaced) await hear(trx, placed);
  }

  return {
    thread,

    /** After one reaction was written, or its standing is another. */
    async reaction(trx: PlatformTransaction, touch: Touch, guid: string): Promise<void> {
      const row = await findReaction(trx, guid);
      if (row === undefined) return;
      if (row.rootGuid !== null) await recountAnswers(trx, row.rootGuid);
      await thread(trx, touch, row.targetGuid);
      if (row.status === 'shown') await tellOnce(trx, guid);
    },
  };
}

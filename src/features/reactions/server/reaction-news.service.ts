import { reactionParts } from '../contract/reaction-parts.ts';
import { reactionPath } from '../contract/thread-address.ts';
import { quoteOf, targetOf } from './present-reaction.ts';
import { findNamesInThread } from './reaction-people.repository.ts';
import { findReaction } from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';
import { findShown } from './thread.repository.ts';

export type ReactionNewsService = ReturnType<typeof createReactionNewsService>;

/** What others have to know of reactions to tell of them (features/notices). */
export function createReactionNewsService({ platform }: Pick<ReactionsParts, 'platform'>) {
  const { db } = platform;

  /** Named as they are known in this thread, which is also how a name stands out in it. */
  async function mentionedIn(words: string, targetGuid: string): Promise<string[]> {
    const people = await findNamesInThread(db, targetGuid);
    const parts = reactionParts(
      words,
      people.map(({ name }) => name),
    );
    const named = new Set(parts.flatMap(({ kind, text }) => (kind === 'mention' ? [text.slice(1)] : [])));
    return people.filter(({ name }) => named.has(name)).map(({ userId }) => userId);
  }

  return {
    /** Undefined once readers do not see it. */
    async notable(guid: string) {
      const row = await findReaction(db, guid);
      if (row?.status !== 'shown') return undefined;
      const answered = row.answersGuid === null ? undefined : await findReaction(db, row.answersGuid);
      return {
        guid,
        target: targetOf(row),
        authorId: row.userId,
        answeredId: answered?.userId ?? null,
        mentionedIds: await mentionedIn(row.words, row.targetGuid),
      };
    },

    /** What was said, of those that readers see. */
    async saidIn(guids: readonly string[]) {
      const rows = guids.length === 0 ? [] : await findShown(db, [...guids]);
      return new Map(
        rows.map((row) => [
          row.guid,
          {
            author: row.author,
            text: quoteOf(row.words),
            search: reactionPath('', row.targetGuid, row.guid),
          },
        ]),
      );
    },
  };
}

import { reactionParts } from '../contract/reaction-parts.ts';
import { reactionPath } from '../contract/thread-address.ts';
import { findMentions } from './mentions/mentions.repository.ts';
import { quoteOf, targetOf } from './present-reaction.ts';
import { findNamesInThread } from './reaction-people.repository.ts';
import { findReaction } from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';
import { findShown } from './thread.repository.ts';

export type ReactionNewsService = ReturnType<typeof createReactionNewsService>;

/** What others have to know of reactions to tell of them (features/notices). */
export function createReactionNewsService({ platform }: Pick<ReactionsParts, 'platform'>) {
  const { db } = platform;

  /** Who was chosen behind an @, and without a list to choose from whoever is known by that name in this thread. */
  async function mentionedIn(guid: string, { words, targetGuid }: { words: string; targetGuid: string }) {
    const [chosen, people] = await Promise.all([findMentions(db, [guid]), findNamesInThread(db, targetGuid)]);
    const parts = reactionParts(
      words,
      people.map(({ name }) => name),
    );
    const named = new Set(parts.flatMap(({ kind, text }) => (kind === 'mention' ? [text.slice(1)] : [])));
    const typed = people.filter(({ name }) => named.has(name));
    return [...new Set([...chosen, ...typed].map(({ userId }) => userId))];
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
        mentionedIds: await mentionedIn(guid, row),
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

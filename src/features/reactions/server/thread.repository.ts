import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ThreadOrder } from '../contract/reaction-words.ts';
import type { ThreadCursor } from '../contract/thread-cursor.ts';
import { type ReactionRow, reactionsIn } from './reactions.repository.ts';

interface AskedPart {
  order: ThreadOrder;
  after: ThreadCursor | undefined;
  limit: number;
}

/** Those that stand by themselves; what was taken away stays while somebody's answer hangs below it. */
export function findRoots(db: PlatformDb, targetGuid: string, { order, after, limit }: AskedPart) {
  let query = reactionsIn(db)
    .where('target_guid', '=', targetGuid)
    .where('root_guid', 'is', null)
    // Said twice: by these words the database finds its index.
    .where('status', 'in', ['shown', 'removed', 'withdrawn'])
    .where(({ eb, or }) => or([eb('status', '=', 'shown'), eb('answer_count', '>', 0)]));
  if (order === 'most') query = query.orderBy('answer_count', 'desc');
  query = query.orderBy('seq', order === 'oldest' ? 'asc' : 'desc').limit(limit);
  if (after === undefined) return query.execute();
  if (order === 'most') {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('answer_count', 'seq'), '<', tuple(after.answerCount, after.seq)),
    );
  } else query = query.where('seq', order === 'oldest' ? '>' : '<', after.seq);
  return query.execute();
}

/** The first answers below each of these. */
export const findFirstAnswers = (
  db: PlatformDb,
  rootGuids: readonly string[],
  limit: number,
): Promise<ReactionRow[]> =>
  rootGuids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('reaction as root')
        .innerJoinLateral(
          () =>
            reactionsIn(db)
              .whereRef('reaction.root_guid', '=', 'root.guid' as never)
              .where('reaction.status', '=', 'shown')
              .orderBy('reaction.seq')
              .limit(limit)
              .as('answer'),
          (join) => join.onTrue(),
        )
        .selectAll('answer')
        .where('root.guid', 'in', rootGuids)
        .orderBy('answer.seq')
        .execute();

export const findAnswers = (db: PlatformDb, rootGuid: string, after: number, limit: number): Promise<ReactionRow[]> =>
  reactionsIn(db)
    .where('root_guid', '=', rootGuid)
    .where('status', '=', 'shown')
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();

export const findShown = (db: PlatformDb, guids: readonly string[]): Promise<ReactionRow[]> =>
  guids.length === 0
    ? Promise.resolve([])
    : reactionsIn(db).where('guid', 'in', guids).where('status', '=', 'shown').execute();

import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { Mention } from '../../contract/mentions.ts';

export interface MentionRow extends Mention {
  reactionGuid: string;
}

export const findMentions = (db: PlatformDb, reactionGuids: readonly string[]): Promise<MentionRow[]> =>
  reactionGuids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('reaction_mention')
        .select(['reaction_guid as reactionGuid', 'user_id as userId', 'name'])
        .where('reaction_guid', 'in', reactionGuids)
        .orderBy('name')
        .execute();

/** Those of before are forgotten. */
export async function setMentions(
  trx: PlatformTransaction,
  reactionGuid: string,
  mentions: readonly Mention[],
): Promise<void> {
  await trx.deleteFrom('reaction_mention').where('reaction_guid', '=', reactionGuid).execute();
  if (mentions.length === 0) return;
  await trx
    .insertInto('reaction_mention')
    .values(mentions.map(({ userId, name }) => ({ reaction_guid: reactionGuid, user_id: userId, name })))
    .execute();
}

/** Who takes part in a thread and has an account, the last one first. */
export async function findParticipants(db: PlatformDb, targetGuid: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('reaction')
        .select(['user_id', 'seq'])
        .where('target_guid', '=', targetGuid)
        .where('status', '=', 'shown')
        .orderBy('seq', 'desc')
        .limit(limit * 10)
        .as('lately'),
    )
    .select(({ fn }) => ['lately.user_id as id', fn.max('lately.seq').as('last')])
    .where('lately.user_id', 'is not', null)
    .groupBy('lately.user_id')
    .orderBy('last', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

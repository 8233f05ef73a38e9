import { sql } from 'kysely';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { ReactionSettling } from './reaction-settling.ts';

export type ThreadMovingService = ReturnType<typeof createThreadMovingService>;

/** When two items become one, what people said goes along, in the order in which it was said. */
export const createThreadMovingService = ({ settling }: { settling: ReactionSettling }) => ({
  async move(trx: PlatformTransaction, touch: Touch, from: string, into: string): Promise<void> {
    await trx
      .updateTable('reaction')
      .set((eb) => ({
        target_guid: into,
        came_from: eb.fn.coalesce('came_from', eb.val(from)),
        // A key is of one reaction in a thread: who used the same in both keeps the other by it, until this one goes back.
        key_hash: eb
          .case()
          .when(
            eb.exists(
              eb
                .selectFrom('reaction as other')
                .select('other.guid')
                .where('other.target_guid', '=', into)
                .whereRef('other.key_hash', '=', 'reaction.key_hash'),
            ),
          )
          .then(sql<string>`concat('moved:', reaction.guid, ':', reaction.key_hash)`)
          .else(eb.ref('reaction.key_hash'))
          .end(),
      }))
      .where('target_guid', '=', from)
      .execute();
    for (const one of [from, into]) await settling.thread(trx, touch, one);
  },

  /** With what was said since in answer to it. */
  async moveBack(trx: PlatformTransaction, touch: Touch, from: string, into: string): Promise<void> {
    const own = trx.selectFrom('reaction').select('guid').where('came_from', '=', from).where('target_guid', '=', into);
    await trx
      .updateTable('reaction')
      .set({
        target_guid: from,
        came_from: null,
        key_hash: sql<string>`regexp_replace(key_hash, '^moved:[^:]*:', '')`,
      })
      .where('target_guid', '=', into)
      .where(({ eb, or }) => or([eb('came_from', '=', from), eb('root_guid', 'in', own)]))
      .execute();
    for (const one of [from, into]) await settling.thread(trx, touch, one);
  },
});

import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { ReactionState } from '../contract/reaction-words.ts';

/** From now on it is somebody's; their address stands with their account alone. */
export const markProven = (
  trx: PlatformTransaction,
  guid: string,
  { userId, status, now }: { userId: string; status: ReactionState; now: Date },
) =>
  trx
    .updateTable('reaction')
    .set({ user_id: userId, author_email: null, status, settled_at: now })
    .where('guid', '=', guid)
    .execute();

export const setProofAddress = (trx: PlatformTransaction, guid: string, address: string) =>
  trx
    .updateTable('reaction')
    .set({ author_email: address })
    .where('guid', '=', guid)
    .where('status', '=', 'unproven')
    .execute();

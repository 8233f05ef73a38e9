import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { daysKept } from '../contract/reaction-rules.ts';
import { deleteUnprovenBefore, eraseAllOf, eraseBefore, findAllOf } from './reaction-people.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';

const day = 24 * 60 * 60 * 1000;

export type ReactionPeopleService = ReturnType<typeof createReactionPeopleService>;

/** What is kept of who reacts, and for how long. */
export function createReactionPeopleService({
  platform,
  clock,
  settling,
  pictures,
}: Pick<ReactionsParts, 'platform' | 'clock' | 'settling' | 'pictures'>) {
  const ago = (days: number): Date => new Date(clock.now().getTime() - days * day);
  return {
    /** With an account that goes: nothing they said stays, only that there was something where others answered it. */
    async removeOf(trx: PlatformTransaction, touch: Touch, userId: string): Promise<() => Promise<void>> {
      for (const target of await eraseAllOf(trx, userId)) await settling.thread(trx, touch, target);
      return pictures.sweep;
    },

    /** For the download of one's own data. */
    async exported(viewer: Viewer): Promise<object[]> {
      const rows = await findAllOf(platform.db, requireUserId(viewer));
      const added = await pictures.of(rows.map(({ guid }) => guid));
      return rows.map(({ at, ...row }) => ({ ...row, pictures: added.get(row.guid) ?? [], at: at.toISOString() }));
    },

    /** product.md §2: what nobody proved goes after a week; the words of what was taken away go when it cannot come back. */
    async forgetOld(): Promise<void> {
      await deleteUnprovenBefore(platform.db, ago(daysKept.unproven));
      await eraseBefore(platform.db, 'removed', ago(daysKept.removed));
      await eraseBefore(platform.db, 'withdrawn', ago(daysKept.withdrawn));
      await pictures.sweep();
    },
  };
}

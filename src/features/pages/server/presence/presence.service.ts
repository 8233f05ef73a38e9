import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonHere } from '../../contract/presence/presence.ts';
import { presenceSeconds } from '../../contract/presence/presence-seconds.ts';
import {
  findPresence,
  putBehind,
  removeGone,
  removePresence,
  savePresence,
  type Where,
} from './presence.repository.ts';

interface PresenceParts {
  platform: Platform;
  clock: Clock;
  /** What those who have it open hear by. */
  tagOf(id: string): Tag;
  /** Refuses who may not edit it. */
  requireEditor(viewer: Viewer, id: string): Promise<unknown>;
}

/** Who has a page or an item open, and where in it they are: for those who have it open too. */
export function createPresence({ platform, clock, tagOf, ...parts }: PresenceParts) {
  const oldest = (): Date => new Date(clock.now().getTime() - presenceSeconds * 1000);

  async function requireEditor(viewer: Viewer, id: string): Promise<string> {
    await parts.requireEditor(viewer, id);
    if (viewer.id === null || viewer.id === undefined) throw notAllowed();
    return viewer.id;
  }

  return {
    async tell(viewer: Viewer, id: string, tab: string, where: Where): Promise<PersonHere[]> {
      const userId = await requireEditor(viewer, id);
      return platform.transaction(async (trx) => {
        await removeGone(trx, oldest());
        if (where.takesOver && where.block !== null) await putBehind(trx, id, where.block, tab);
        const isNews = await savePresence(trx, { subjectId: id, tab, userId, ...where, at: clock.now() });
        if (isNews) await platform.signal(trx, tagOf(id));
        return findPresence(trx, id, oldest());
      });
    },

    async end(viewer: Viewer, id: string, tab: string): Promise<void> {
      if (viewer.id === null || viewer.id === undefined) return;
      const userId = viewer.id;
      await platform.transaction(async (trx) => {
        await removePresence(trx, id, tab, userId);
        await platform.signal(trx, tagOf(id));
      });
    },

    async list(viewer: Viewer, id: string): Promise<PersonHere[]> {
      await requireEditor(viewer, id);
      return findPresence(platform.db, id, oldest());
    },
  };
}

import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { askTogether } from '#platform/server/ask-together.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LiveNews } from '#platform/server/live/live-channel.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonHere, PresenceNews } from '../../contract/presence/presence.ts';
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
  mayEdit(viewer: Viewer, id: string): Promise<boolean>;
}

/** Who has a page or an item open, and where in it they are: for those who have it open too. */
export function createPresence({ platform, clock, tagOf, ...parts }: PresenceParts) {
  const oldest = (): Date => new Date(clock.now().getTime() - presenceSeconds * 1000);

  async function requireEditor(viewer: Viewer, id: string): Promise<string> {
    await parts.requireEditor(viewer, id);
    if (viewer.id === null || viewer.id === undefined) throw notAllowed();
    return viewer.id;
  }

  const hereNow = askTogether((id) => findPresence(platform.db, id, oldest()));

  return {
    /** Who is here, for each who hears that someone came, left or moved. */
    async newsOf(viewer: Viewer, id: string): Promise<LiveNews | undefined> {
      if (!(await parts.mayEdit(viewer, id))) return undefined;
      const told: PresenceNews = { people: await hereNow(id) };
      return { upTo: 0, told };
    },

    async tell(viewer: Viewer, id: string, tab: string, where: Where): Promise<PersonHere[]> {
      const userId = await requireEditor(viewer, id);
      const save = (db: PlatformDb) => savePresence(db, { subjectId: id, tab, userId, ...where, at: clock.now() });
      const { block } = where;
      const isNews =
        where.takesOver && block !== null
          ? await platform.transaction(async (trx) => {
              await putBehind(trx, id, block, tab);
              return save(trx);
            })
          : await save(platform.db);
      // Everyone who types says it again every few seconds, and mostly nothing is new.
      if (isNews) {
        await removeGone(platform.db, oldest());
        await platform.signal(platform.db, tagOf(id));
      }
      return findPresence(platform.db, id, oldest());
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

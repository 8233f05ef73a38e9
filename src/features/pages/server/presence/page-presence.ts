import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { pagePresenceTag } from '../../contract/pages.tags.ts';
import type { PersonHere } from '../../contract/presence/presence.ts';
import { presenceSeconds } from '../../contract/presence/presence-seconds.ts';
import type { PageEditing } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import {
  findPresence,
  putBehind,
  removeGone,
  removePresence,
  savePresence,
  type Where,
} from './page-presence.repository.ts';

/** Who has a page open, and where they are: for those who have it open too. */
export function createPagePresence({ platform, clock, editing }: PagesContext & { editing: PageEditing }) {
  const oldest = (): Date => new Date(clock.now().getTime() - presenceSeconds * 1000);

  async function requireEditor(viewer: Viewer, id: string): Promise<string> {
    await editing.readForEditing(viewer, id);
    if (viewer.id === null || viewer.id === undefined) throw notAllowed();
    return viewer.id;
  }

  return {
    async tellPresence(viewer: Viewer, id: string, tab: string, where: Where): Promise<PersonHere[]> {
      const userId = await requireEditor(viewer, id);
      return platform.transaction(async (trx) => {
        await removeGone(trx, id, oldest());
        if (where.takesOver && where.block !== null) await putBehind(trx, id, where.block, tab);
        const isNews = await savePresence(trx, { pageId: id, tab, userId, ...where, at: clock.now() });
        if (isNews) await platform.signal(trx, pagePresenceTag(id));
        return findPresence(trx, id, oldest());
      });
    },

    async endPresence(viewer: Viewer, id: string, tab: string): Promise<void> {
      if (viewer.id === null || viewer.id === undefined) return;
      const userId = viewer.id;
      await platform.transaction(async (trx) => {
        await removePresence(trx, id, tab, userId);
        await platform.signal(trx, pagePresenceTag(id));
      });
    },

    async listPresence(viewer: Viewer, id: string): Promise<PersonHere[]> {
      await requireEditor(viewer, id);
      return findPresence(platform.db, id, oldest());
    },
  };
}

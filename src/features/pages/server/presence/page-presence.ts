import { notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { pagePresenceTag } from '../../contract/pages.tags.ts';
import { type PersonHere, presenceSeconds } from '../../contract/presence/presence.ts';
import { mayEdit } from '../page-editing.ts';
import type { PagesContext } from '../pages-context.ts';
import { findWritablePage } from '../pages-writing.repository.ts';
import { findPresence, removeGone, removePresence, savePresence } from './page-presence.repository.ts';

interface Where {
  block: string | null;
  isTyping: boolean;
}

/** Who has a page open, and where they are: for those who have it open too. */
export function createPagePresence({ platform, clock }: PagesContext) {
  const oldest = (): Date => new Date(clock.now().getTime() - presenceSeconds * 1000);

  async function requireEditor(viewer: Viewer, id: string): Promise<string> {
    const page = await findWritablePage(platform.db, id);
    if (page === undefined || page.isDeleted) throw notFound();
    if (viewer.id === null || viewer.id === undefined || !mayEdit(viewer, page)) throw notAllowed();
    return viewer.id;
  }

  return {
    async tellPresence(viewer: Viewer, id: string, tab: string, { block, isTyping }: Where): Promise<PersonHere[]> {
      const userId = await requireEditor(viewer, id);
      return platform.transaction(async (trx) => {
        await removeGone(trx, id, oldest());
        const isNews = await savePresence(trx, { pageId: id, tab, userId, block, isTyping, at: clock.now() });
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

import type { SharedViewsChange } from '#features/saved-views/contract/saved-view.ts';
import { viewLimits } from '#features/saved-views/contract/view-limits.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { InboxViews } from '../../contract/views/inbox-views.ts';
import type { InboxAccess } from '../handling/inbox-access.ts';
import { listViews, writeViews } from './inbox-views.repository.ts';

interface InboxViewsParts {
  platform: Platform;
  inboxAccess: Pick<InboxAccess, 'requireForm'>;
}

export type InboxViewsService = ReturnType<typeof createInboxViewsService>;

/** The questions that who deals with a form asks more often. Each changes their own alone. */
export const createInboxViewsService = ({ platform, inboxAccess }: InboxViewsParts) => ({
  async read(viewer: Viewer, formGuid: string): Promise<InboxViews> {
    await inboxAccess.requireForm(viewer, formGuid);
    return listViews(platform.db, { formGuid, userId: requireUserId(viewer) });
  },

  async change(viewer: Viewer, formGuid: string, change: SharedViewsChange): Promise<InboxViews> {
    await inboxAccess.requireForm(viewer, formGuid);
    const whose = { formGuid, userId: requireUserId(viewer) };
    return platform.transaction(async (trx) => {
      await writeViews(trx, whose, change);
      const views = await listViews(trx, whose);
      if (views.own.length > viewLimits.views) throw conflict('too-many-views');
      return views;
    });
  },
});

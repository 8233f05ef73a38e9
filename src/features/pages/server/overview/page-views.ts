import type { SavedView, SavedViewsChange } from '#features/saved-views/contract/saved-view.ts';
import { viewLimits } from '#features/saved-views/contract/view-limits.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { PagesContext } from '../pages-context.ts';

const viewsOf = (db: PlatformDb, userId: string): Promise<SavedView[]> =>
  db.selectFrom('page_view').select(['name', 'query']).where('user_id', '=', userId).orderBy('name').execute();

/** The questions that someone keeps for themselves. */
export const createPageViews = ({ platform }: Pick<PagesContext, 'platform'>) => ({
  pageViews: (viewer: Viewer): Promise<SavedView[]> => viewsOf(platform.db, requireUserId(viewer)),

  changePageViews(viewer: Viewer, { save, remove }: SavedViewsChange): Promise<SavedView[]> {
    const userId = requireUserId(viewer);
    // Of two with one name the last counts.
    const saved = new Map(save.map((view) => [view.name, view]));
    return platform.transaction(async (trx) => {
      if (remove.length > 0)
        await trx.deleteFrom('page_view').where('user_id', '=', userId).where('name', 'in', remove).execute();
      if (saved.size > 0)
        await trx
          .insertInto('page_view')
          .values([...saved.values()].map((view) => ({ ...view, user_id: userId })))
          .onConflict((on) =>
            on.columns(['user_id', 'name']).doUpdateSet(({ ref }) => ({ query: ref('excluded.query') })),
          )
          .execute();
      const views = await viewsOf(trx, userId);
      if (views.length > viewLimits.views) throw conflict('too-many-views');
      return views;
    });
  },
});

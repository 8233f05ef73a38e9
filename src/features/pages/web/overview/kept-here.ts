import type { SavedView } from '#features/saved-views/contract/saved-view.ts';
import { viewLimits } from '#features/saved-views/contract/view-limits.ts';

/** What this person kept in this browser before views were kept by the server; anything else that is there is passed over. */
export function readKeptHere(stored: string | null | undefined): SavedView[] {
  try {
    const views = JSON.parse(stored ?? '[]') as unknown;
    if (!Array.isArray(views)) return [];
    return views
      .filter((one): one is SavedView => typeof one?.name === 'string' && typeof one?.query === 'string')
      .filter(
        ({ name, query }) => name.trim() !== '' && name.length <= viewLimits.name && query.length <= viewLimits.query,
      )
      .map(({ name, query }) => ({ name: name.trim(), query }));
  } catch {
    return [];
  }
}

/** Those that come along from the browser: what the server has under the same name is newer, and there is room for so many. */
export const toTakeAlong = (kept: readonly SavedView[], views: readonly SavedView[]): SavedView[] =>
  kept
    .filter(({ name }) => views.every((view) => view.name !== name))
    .slice(0, Math.max(0, viewLimits.views - views.length));

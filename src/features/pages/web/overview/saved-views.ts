import type { PageView, PageViewsChange } from '../../contract/overview/page-view.ts';
import { viewLimits } from '../../contract/overview/view-limits.ts';

/** Where one is in a list is not what one looks for. */
const placeNames = ['page', 'at'];

/** The same question always reads the same, whatever was chosen first. */
export function questionOf(search: URLSearchParams): string {
  const asked = [...search].filter(([name, value]) => !placeNames.includes(name) && value !== '');
  return new URLSearchParams(asked.sort((one, other) => String(one).localeCompare(String(other)))).toString();
}

/** What this person kept in this browser before views were kept by the server; anything else that is there is passed over. */
export function readKeptHere(stored: string | null | undefined): PageView[] {
  try {
    const views = JSON.parse(stored ?? '[]') as unknown;
    if (!Array.isArray(views)) return [];
    return views
      .filter((one): one is PageView => typeof one?.name === 'string' && typeof one?.query === 'string')
      .filter(
        ({ name, query }) => name.trim() !== '' && name.length <= viewLimits.name && query.length <= viewLimits.query,
      )
      .map(({ name, query }) => ({ name: name.trim(), query }));
  } catch {
    return [];
  }
}

/** Those that come along from the browser: what the server has under the same name is newer, and there is room for so many. */
export const toTakeAlong = (kept: readonly PageView[], views: readonly PageView[]): PageView[] =>
  kept
    .filter(({ name }) => views.every((view) => view.name !== name))
    .slice(0, Math.max(0, viewLimits.views - views.length));

export const renamed = (views: readonly PageView[], name: string, next: string): PageViewsChange => {
  const view = views.find((one) => one.name === name);
  if (view === undefined || next === name) return { save: [], remove: [] };
  return { save: [{ ...view, name: next }], remove: [name] };
};

/** What puts back all that a change touched, and nothing else. */
export function undoOf(views: readonly PageView[], { save, remove }: PageViewsChange): PageViewsChange {
  const touched = new Set([...save.map(({ name }) => name), ...remove]);
  return {
    save: views.filter(({ name }) => touched.has(name)),
    remove: [...touched].filter((name) => views.every((view) => view.name !== name)),
  };
}

/** A question about pages that someone asks more often: a name, and the address that asks it. */
export interface SavedView {
  name: string;
  /** Filters, order and way of looking, as the address has them. */
  query: string;
}

const mostViews = 30;
/** Where one is in a list is not what one looks for. */
const placeNames = ['page', 'at'];

/** The same question always reads the same, whatever was chosen first. */
export function questionOf(search: URLSearchParams): string {
  const asked = [...search].filter(([name, value]) => !placeNames.includes(name) && value !== '');
  return new URLSearchParams(asked.sort((one, other) => String(one).localeCompare(String(other)))).toString();
}

/** What this person kept in this browser; anything else that is there is passed over. */
export function readViews(stored: string | null | undefined): SavedView[] {
  try {
    const views = JSON.parse(stored ?? '[]') as unknown;
    if (!Array.isArray(views)) return [];
    return views
      .filter((one): one is SavedView => typeof one?.name === 'string' && typeof one?.query === 'string')
      .slice(0, mostViews);
  } catch {
    return [];
  }
}

const byName = (views: readonly SavedView[]): SavedView[] =>
  views.toSorted((one, other) => one.name.localeCompare(other.name));

/** One name, one view: keeping it again is changing it. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  byName([...views.filter(({ name }) => name !== view.name), view]).slice(0, mostViews);

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

export function renamedView(views: readonly SavedView[], name: string, next: string): SavedView[] {
  const view = views.find((one) => one.name === name);
  return view === undefined ? [...views] : withView(withoutView(views, name), { ...view, name: next });
}

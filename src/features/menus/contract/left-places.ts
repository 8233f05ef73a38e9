/** An item as far as what stands above it goes. */
interface Placed {
  id: string;
  parentId: string | null;
  pageId: string | null;
}

/** Where a page stood before a change of the menu and where it stands after it: its item and all above that. */
export interface LeftPlace {
  pageId: string;
  before: readonly string[];
  after: readonly string[];
}

/** Of each page its item and all above that, wherever it stands. */
function itemsOfPages(items: readonly Placed[]): Map<string, string[]> {
  const known = new Map(items.map((item) => [item.id, item]));
  const places = new Map<string, string[]>();
  for (const item of items) {
    if (item.pageId === null) continue;
    const trail: string[] = [];
    for (let at: Placed | undefined = item; at !== undefined && !trail.includes(at.id); ) {
      trail.push(at.id);
      at = known.get(at.parentId ?? '');
    }
    places.set(item.pageId, [...(places.get(item.pageId) ?? []), ...trail]);
  }
  return places;
}

/** The pages that a change of the menu takes from below something, itself included. */
export function leftPlaces(before: readonly Placed[], after: readonly Placed[]): LeftPlace[] {
  const now = itemsOfPages(after);
  return [...itemsOfPages(before)].flatMap(([pageId, stood]) => {
    const stands = now.get(pageId) ?? [];
    return stood.every((id) => stands.includes(id)) ? [] : [{ pageId, before: stood, after: stands }];
  });
}

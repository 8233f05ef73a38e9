import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { MenuSpot } from '../overview/pages-change.ts';

/** One page, or one heading or link of the menu, that is copied. */
export interface CopyStep {
  /** None of a heading, and of a link elsewhere. */
  page: string | null;
  /** Its item in the menu; none of a page without a place. */
  item: string | null;
  /** A page that nobody gives a place has none, as its original. */
  hasPlace: boolean;
  /** What it hangs below: an item that stays, or the copy of one that is copied along. */
  parent: { guid: string; isCopied: boolean } | null;
  /** Among those beside it; at the end without. */
  position?: number;
  /** The one that was asked for, and not one that comes along. */
  isFirst: boolean;
}

interface Found {
  item: MenuItem;
  parentGuid: string | null;
  position: number;
}

function placesIn(items: readonly MenuItem[], parentGuid: string | null = null): Found[] {
  return items.flatMap((item, position) => [{ item, parentGuid, position }, ...placesIn(item.children, item.guid)]);
}

const below = (item: MenuItem): CopyStep[] =>
  item.children.flatMap((child) => [
    {
      page: child.pageGuid,
      item: child.guid,
      hasPlace: true,
      parent: { guid: item.guid, isCopied: true },
      isFirst: false,
    },
    ...below(child),
  ]);

interface Asked {
  guids: readonly string[];
  withPagesBelow: boolean;
  /** Without one each copy comes behind its original. */
  place?: MenuSpot | undefined;
}

/** What is copied for this question, each before what hangs below it; what comes along with another is not copied twice. */
export function copySteps(items: readonly MenuItem[], { guids, withPagesBelow, place }: Asked): CopyStep[] {
  const places = new Map(placesIn(items).map((found) => [found.item.pageGuid, found]));
  const itemsBelow = guids.flatMap((guid) => placesIn(places.get(guid)?.item.children ?? []));
  const isAlong = new Set(withPagesBelow ? itemsBelow.map(({ item }) => item.pageGuid) : []);
  return [...new Set(guids)]
    .filter((guid) => !isAlong.has(guid))
    .flatMap((page): CopyStep[] => {
      const found = places.get(page);
      const spot = place ?? (found && { parentGuid: found.parentGuid, position: found.position + 1 });
      const parent = spot?.parentGuid == null ? null : { guid: spot.parentGuid, isCopied: false };
      const first: CopyStep = {
        page,
        item: found?.item.guid ?? null,
        hasPlace: spot !== undefined,
        parent,
        ...(spot?.position === undefined ? {} : { position: spot.position }),
        isFirst: true,
      };
      return [first, ...(withPagesBelow && found !== undefined ? below(found.item) : [])];
    });
}

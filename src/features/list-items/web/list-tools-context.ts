import { createContext } from 'react';

/** The items of a list that are chosen for the same change (§3: markedItems). */
export interface ListTools {
  marked: ReadonlySet<string>;
  mark(guid: string, isMarked: boolean): void;
}

/** On an item's own page there is no list around it, and nothing to choose. */
export const ListToolsContext = createContext<ListTools | undefined>(undefined);

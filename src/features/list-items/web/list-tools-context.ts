import { createContext, useContext } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import type { ListItem } from '../contract/list-item.ts';
import type { ListOptions } from '../contract/list-options.ts';

/** The items of a list that are chosen for the same change (§3: markedItems). */
export interface ListTools {
  marked: ReadonlySet<string>;
  mark(guid: string, isMarked: boolean): void;
  /** Opens the whole list, to put it in another order; not for who may only change what is theirs. */
  order: (() => void) | undefined;
}

/** Of a block that shows items: what says in which order. */
export type ListOrder = Pick<ListOptions, 'defaultSortBy' | 'sortOrder' | 'nestedSortOrder'>;

/**
 * Where the page is being edited: an item is added by its title alone and written on its own page. What has none is
 * written in the form, as everywhere.
 */
export interface ItemEditing {
  /** Where an item is written, if it has a page of its own. */
  edit(item: ListItem): (() => void) | undefined;
  /** Writes the order of a list that stands on this page itself; readers get it with the page. */
  order(blockGuid: string): ((order: ListOrder) => void) | undefined;
}

export const ItemEditingContext = createContext<ItemEditing | undefined>(undefined);

/** Opens the form of an item beside its list: it stays when the item moves to another page of it, or leaves it. */
export const EditItemContext = createContext<((item: ListItem) => void) | undefined>(undefined);

/** On an item's own page there is no list around it, and nothing to choose. */
export const ListToolsContext = createContext<ListTools | undefined>(undefined);

/** Whether this viewer edits the list that stands around, and not only what they added to it themselves. */
export const ListEditorContext = createContext<boolean | undefined>(undefined);

/** Without a list around it: who edits everything. */
export function useIsListEditor(): boolean {
  const { applicationUser } = useUserState();
  return useContext(ListEditorContext) ?? applicationUser?.isContentManager ?? false;
}

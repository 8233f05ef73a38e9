import { type ComponentType, createContext, use } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { EditedItem } from '#features/list-items/contract/editing/edited-item.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { useSession } from '../state/editor-context.ts';

/** What is edited where it is no page but an item: the same editor, on the item's own page. */
export interface ItemTarget {
  guid: string;
  blockGuid: string;
  type: ItemType;
  /** What such an item is called: "Nieuwsbericht". */
  name: string;
  /** As readers, or those who may edit it, get it; for what nobody writes, such as its address. */
  answer: ListItemDetail;
  /** Readers had it before it was opened here: its status is said, and not asked for. */
  isStatusDecided: boolean;
  Canvas: ComponentType;
  Preview: ComponentType;
  Settings: ComponentType;
}

/** Not there where a page is edited. */
export const ItemTargetContext = createContext<ItemTarget | undefined>(undefined);

export const useItemTarget = (): ItemTarget | undefined => use(ItemTargetContext);

export function useItem(): ItemTarget {
  const target = useItemTarget();
  if (target === undefined) throw new Error('ItemTargetContext is missing');
  return target;
}

/** The session of an item has an item's document. */
export const useEditedItem = (): EditedItem => useSession(({ document }) => document as EditedItem);

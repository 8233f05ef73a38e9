import { type ComponentType, createContext } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';

export interface ItemPreviewProps {
  item: ListItemDetail;
  type: ItemType;
  /** That it is read in. */
  language: Language;
  onClose(): void;
}

/** Draws an item as its readers get it, with its blocks: the app hands it in. */
export const ItemPreviewContext = createContext<ComponentType<ItemPreviewProps> | undefined>(undefined);

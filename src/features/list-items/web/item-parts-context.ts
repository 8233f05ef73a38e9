import { createContext } from 'react';
import type { ItemPart } from '../contract/item-part.ts';

/** What the form can fill, as the blocks say it of themselves. */
export const ItemPartsContext = createContext<readonly ItemPart[]>([]);

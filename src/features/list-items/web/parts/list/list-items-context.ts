import { createContext } from 'react';
import { type Needed, useNeeded } from '#platform/web/content/use-needed.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import { readList } from '../../../contract/list-items.endpoints.ts';
import { type Asked, listInput } from './list-needs.ts';

type UseListItems = (asked: Asked, isNear: boolean) => Needed<readonly ListItem[]>;

/** As the server has them: what readers get. */
export const useReadItems: UseListItems = (asked, isNear) => useNeeded(readList, listInput(asked), isNear);

/** Where a page is being edited its lists stand in an order that readers may not have yet; the app hands that in. */
export const ListItemsContext = createContext<UseListItems>(useReadItems);

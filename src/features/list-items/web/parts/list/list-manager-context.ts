import { type ComponentType, createContext, type ReactNode } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import type { ListBlockOptions } from '../../../contract/list-query.ts';

export interface ListFrameProps {
  block: BlockInstance;
  options: Pick<ListBlockOptions, 'itemTypeNames' | 'defaultParentGuids'> &
    Partial<Pick<ListBlockOptions, 'defaultSortBy' | 'sortOrder' | 'nestedSortOrder'>>;
  items: readonly ListItem[];
  /** Items can be added here; a spotlight only shows those of others. */
  canAdd: boolean;
  /** Whatever is in the list, drafts of others too. */
  canEditAll: boolean;
  /** Lights an item up in its list, or none. */
  onHighlight(guid: string | undefined): void;
  children: ReactNode;
}

/** What those who may change items get around a list and at each item. It is fetched for them alone, so the app hands it in. */
export interface ListManager {
  Frame: ComponentType<ListFrameProps>;
  ItemTools: ComponentType<{ item: ListItem }>;
}

/** On its way, or not yet allowed to be used: what it will draw gets its room, so that nothing moves when it comes. */
export const comingManager = 'coming';

/** `undefined` where nobody manages: for visitors, and in a preview. */
export const ListManagerContext = createContext<ListManager | typeof comingManager | undefined>(undefined);

/** The item that was just added, for about a second (§4, §9). */
export const HighlightContext = createContext<string | undefined>(undefined);

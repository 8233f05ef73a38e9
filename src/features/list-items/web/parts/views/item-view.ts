import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import type { ListLook } from '../../../contract/list-options.ts';

/** What every view of a list gets. */
export interface ItemViewProps {
  items: readonly ListItem[];
  look: Pick<ListLook, 'showImage' | 'showDescription' | 'showDate'> & { isFirstLarge?: boolean };
  /** Of the items' headings. */
  level: number;
  /** The list's own name, for a region that scrolls by itself. */
  label: string;
  isFirst: boolean;
  /** Loaded only for a view that needs their labels. */
  types: readonly ItemType[];
  /** The block that has these items; of none where they come from several. */
  listGuid?: string | undefined;
}

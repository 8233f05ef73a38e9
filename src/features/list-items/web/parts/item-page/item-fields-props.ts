import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ListItemDetail } from '../../../contract/list-item.ts';

export interface ItemFieldsProps {
  item: ListItemDetail;
  type: ItemType | undefined;
}

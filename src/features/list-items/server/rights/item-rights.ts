import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { type ItemMoments, isForReaders } from '../../contract/item-state.ts';
import type { ItemRow } from '../items.repository.ts';
import { type ListBlock, listRights } from '../list-block.ts';

export interface ItemRights {
  canSee: boolean;
  canEdit: boolean;
}

type RightsOfItem = Omit<ItemMoments, 'periodEnd'> &
  Pick<ItemRow, 'visibility' | 'roleIds' | 'createdBy' | 'deletedAt'>;

/**
 * Page, block and item must each say yes. What is not published exists only for who may edit it. The same for everyone
 * of one audience, so that an answer may be kept (docs/decisions/0006).
 */
export function itemRights(viewer: Viewer, item: RightsOfItem, list: ListBlock | undefined, now: Date): ItemRights {
  const { canSee, canEdit } = listRights(viewer, list, now);
  if (item.deletedAt !== null) return { canSee: false, canEdit };
  const { visibility, roleIds } = item;
  const isShown =
    canSee && isForReaders(item, now) && decide(viewer, 'see', { kind: 'content', visibility, roleIds }).allowed;
  return { canSee: canEdit || isShown, canEdit };
}

/** That, and what one added oneself, for as long as one may add there. Never in an answer that is kept. */
export function personalRights(viewer: Viewer, item: RightsOfItem, list: ListBlock | undefined, now: Date): ItemRights {
  const shared = itemRights(viewer, item, list, now);
  const isOwn = viewer.kind === 'user' && viewer.id !== undefined && item.createdBy === viewer.id;
  if (shared.canEdit || !isOwn) return shared;
  const { canAdd } = listRights(viewer, list, now);
  return { canSee: shared.canSee || (canAdd && item.deletedAt === null), canEdit: canAdd };
}

export const isPublicItem = (item: RightsOfItem, list: ListBlock | undefined, now: Date): boolean =>
  itemRights(anonymousViewer, item, list, now).canSee;

import { decide, type PageSubject } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Period, Visibility } from '#platform/contract/rights/visibility.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { ListOptions } from '../contract/list-options.ts';

/** What lists must know of the block that shows them; pages answer it. */
export interface ListBlock {
  guid: string;
  pageId: string;
  page: PageSubject;
  block: { visibility: Visibility; roleIds: readonly string[]; period: Period };
  addition: { addPermission: Visibility; addRoles: readonly string[] };
  options: ListOptions;
}

export interface ListBlocks {
  /** Undefined when no published page has this block: it is being written, or was taken away. */
  listBlock(guid: string): Promise<ListBlock | undefined>;
  /** Every list on a published page, with the names that lead to it. Whether one may add to it is in the answer. */
  everyList(language: Language): Promise<readonly { list: ListBlock; trail: string[] }[]>;
}

export interface ListRights {
  canSee: boolean;
  canEdit: boolean;
  canAdd: boolean;
  /** What they bring is proven or looked at first. */
  canOffer: boolean;
}

/** Of a block that is on no published page, only who may edit every page knows. */
export function listRights(viewer: Viewer, list: ListBlock | undefined, now: Date): ListRights {
  if (list === undefined) {
    const { isContentManager } = viewer;
    return { canSee: isContentManager, canEdit: isContentManager, canAdd: isContentManager, canOffer: false };
  }
  const canEdit = decide(viewer, 'edit', list.page).allowed;
  const isShown =
    decide(viewer, 'see', list.page).allowed && decide(viewer, 'see', { kind: 'block', ...list.block, now }).allowed;
  const addition = decide(viewer, 'add', { kind: 'addition', ...list.addition });
  // Of all others something is looked at first, their address or what they write: they offer it (features/item-offers).
  const isAtOnce = addition.rule !== 'verify-later' && list.options.moderation === 'after';
  const mayAdd = viewer.kind !== 'anonymous' && addition.allowed && isAtOnce;
  const canAdd = canEdit || (isShown && mayAdd);
  const canOffer = isShown && addition.allowed && !canAdd && !list.options.isSpotlight;
  return { canSee: canEdit || isShown, canEdit, canAdd, canOffer };
}

import { approvedChoice, type LanguageChoice } from '#features/translation/contract/publish-chosen.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { type EditedItem, editedItem } from '../../contract/editing/edited-item.ts';
import { type ItemApproval, isGiven } from '../item-approval.ts';
import { sourceOf } from '../item-snapshot.ts';
import type { OpenItem } from './open-item.ts';

/** What readers have of it, or get at its hour. */
export const givenOf = ({ found: { row, type } }: OpenItem, now: Date): EditedItem | undefined =>
  isGiven(row, now) ? editedItem(sourceOf(row, type.name)) : undefined;

/** What goes along of what was asked: where a yes is needed, the languages that have one. */
export async function allowedChoice(
  approval: Pick<ItemApproval, 'approved'>,
  { trx, viewer, now }: { trx: PlatformTransaction; viewer: Viewer; now: Date },
  opened: OpenItem,
  choice: LanguageChoice,
): Promise<LanguageChoice> {
  const { found, edit, document } = opened;
  const { id, listId } = found.row;
  const approved = await approval.approved(trx, viewer, { id, listId, sequence: edit.sequence, document });
  if (approved === 'all') return choice;
  const allowed = approvedChoice({ written: document, published: givenOf(opened, now), approved }, choice);
  if (allowed === undefined) throw notAllowed('approval-needed');
  return allowed;
}

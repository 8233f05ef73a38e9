import { isDeepStrictEqual } from 'node:util';
import type { Translated } from '#features/translation/contract/languages-of.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { CheckedItem } from './check-item.ts';

/** Whether readers may get what is written of an item: in some lists someone else says yes first. */
export interface ItemApproval {
  /** Whether anybody's yes is asked for in this list. */
  isNeeded(listId: string): Promise<boolean>;
  /** Whether they give readers items of this list without anybody's yes. */
  isFree(viewer: Viewer, listId: string): Promise<boolean>;
  /** The languages that somebody said yes to as they are written; all, for who needs nobody's yes. */
  approved(
    db: PlatformDb,
    viewer: Viewer,
    item: { id: string; listId: string; sequence: number; document: Translated },
  ): Promise<readonly Language[] | 'all'>;
  /** Readers have it now, or will at its hour, but for what is left of these languages: the next change needs a yes of its own. */
  use(trx: PlatformTransaction, itemId: string, by: string, left: readonly Language[]): Promise<void>;
}

type Moments = Pick<CheckedItem, 'isPublished' | 'unpublishOn'>;

/** Readers have it, or get it at its hour. */
export const isGiven = ({ isPublished, unpublishOn }: Moments, now: Date): boolean =>
  isPublished && (unpublishOn === null || unpublishOn > now);

/** What a reader gets of it. Its place in a list, the spotlight and when it comes or goes are not what someone looks over. */
const readOf = ({ title, description, document, periodStart, periodEnd, visibility, roleIds }: CheckedItem): unknown =>
  JSON.parse(
    JSON.stringify({ title, description, document, periodStart, periodEnd, visibility, roleIds: [...roleIds].sort() }),
  );

/** Whether readers get anything by this change that they do not have yet, now or at its hour. */
export const givesReadersNew = (before: CheckedItem, after: CheckedItem, now: Date): boolean =>
  isGiven(after, now) && !(isGiven(before, now) && isDeepStrictEqual(readOf(before), readOf(after)));

import type { Platform } from '#platform/server/platform.ts';
import { doOperation } from '../../contract/operations/do-operation.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import { operationsBetween } from '../../contract/operations/operations-between.ts';
import { translationsBetween } from '../../contract/operations/translations-between.ts';
import type { PageDocument } from '../../contract/page.ts';
import { pageEditingTag } from '../../contract/pages.tags.ts';
import type { EditedPage } from '../page-editing.ts';
import { saveWorkingCopy, type WritablePage } from '../pages-writing.repository.ts';
import { type Done, insertOperations } from './page-operations.repository.ts';

export type PageLog = ReturnType<typeof createPageLog>;

/** What someone did who sent the whole document: one group, to be taken back in one go. */
function doneBetween(before: PageDocument, after: PageDocument): Done[] {
  const group = crypto.randomUUID();
  let document = before;
  const done = (operation: Operation): Done => {
    const applied = doOperation(document, operation, false);
    document = applied.document;
    return { id: crypto.randomUUID(), operation, inverse: applied.inverse, group, undoes: null };
  };
  const written = operationsBetween(before, after).map(done);
  return [...written, ...translationsBetween(document, after).map(done)];
}

/** The only way to change a working copy that is there: whoever does, it stands in the log, and open editors hear of it. */
export function createPageLog({ platform }: { platform: Platform }) {
  return {
    /** `stored` is null when readers have the same. */
    async save(
      { trx, page, signature }: EditedPage,
      { document, stored = document, done = doneBetween(page.document, document) }: SavedDocument,
    ): Promise<SavedPage> {
      const by = await insertOperations(trx, page, done, signature);
      const count = Math.max(1, done.length);
      await saveWorkingCopy(trx, page.id, stored, signature, count);
      await platform.signal(trx, pageEditingTag(page.id));
      const sequence = page.sequence + count;
      const at = signature.at;
      return {
        saved: { ...page, document, sequence, hasChanges: stored !== null, changedAt: at, changedBy: by },
        logged: done.map((one, place) => ({
          ...one,
          number: page.sequence + 1 + place,
          by,
          at: at.toISOString(),
        })),
      };
    },
  };
}

interface SavedDocument {
  /** As it reads now. */
  document: PageDocument;
  stored?: PageDocument | null;
  done?: readonly Done[];
}

/** The page after it was saved, and what the log has of it. */
interface SavedPage {
  saved: WritablePage;
  logged: LoggedOperation[];
}

import { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { doOperation } from '../../contract/operations/do-operation.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import type { Done } from '../../contract/operations/operation-row.ts';
import { operationsBetween } from '../../contract/operations/operations-between.ts';
import { translationsBetween } from '../../contract/operations/translations-between.ts';
import type { PageDocument } from '../../contract/page.ts';
import type { PageDecisions } from '../../contract/page-decisions.ts';
import { pageEditingTag } from '../../contract/pages.tags.ts';
import type { EditedPage } from '../page-editing.ts';
import type { Signature, WritablePage } from '../pages-writing.repository.ts';
import { writePage } from './page-operations.repository.ts';

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

/** The page once someone did this to it. Saving without a difference counts too. */
export const pageAfter = (
  page: WritablePage,
  { document, stored, done, signature, decisions }: Change,
): WritablePage => ({
  ...page,
  document,
  sequence: page.sequence + Math.max(1, done.length),
  hasChanges: stored !== null,
  changedAt: signature.at,
  changedBy: { id: signature.by, name: '' },
  decisions: decisions ?? page.decisions,
});

const byWhom = (names: Record<string, string | null>, id: string) => ({ id, name: names[id] ?? '' });

/** The only way to change a working copy that is there: whoever does, it stands in the log, and open editors hear of it. */
export function createPageLog({ platform }: { platform: Platform }) {
  const statements = new PreparedStatements(platform.db);

  /** What several did to it, one after another; answers of each how it was then. */
  async function saveAll(
    trx: PlatformTransaction,
    before: WritablePage,
    changes: readonly Change[],
  ): Promise<SavedPage[]> {
    const last = changes.at(-1);
    if (last === undefined) return [];
    let page = before;
    const saved = changes.map((change) => {
      const from = page.sequence + 1;
      page = pageAfter(page, change);
      const operations = change.done.map((one, place) => ({ ...one, ...change.signature, number: from + place }));
      return { page, operations };
    });
    const names = await writePage(statements, platform.schema, trx, {
      page: page.id,
      stored: last.stored,
      sequence: page.sequence,
      signature: last.signature,
      decisions: page.decisions === before.decisions ? null : page.decisions,
      operations: saved.flatMap(({ operations }) => operations),
      people: [...new Set(changes.map(({ signature }) => signature.by))],
      notification: platform.signalOf(pageEditingTag(page.id)),
    });
    return saved.map(({ page: then, operations }) => ({
      saved: { ...then, changedBy: byWhom(names, then.changedBy.id ?? '') },
      logged: operations.map(({ at, ...one }) => ({ ...one, by: byWhom(names, one.by), at: at.toISOString() })),
    }));
  }

  return {
    saveAll,

    async save(
      { trx, page, signature }: EditedPage,
      { document, stored = document, done = doneBetween(page.document, document) }: SavedDocument,
    ): Promise<void> {
      await saveAll(trx, page, [{ document, stored, done, signature }]);
    },
  };
}

interface SavedDocument {
  /** As it reads now. */
  document: PageDocument;
  /** Null when readers have the same. */
  stored?: PageDocument | null;
  done?: readonly Done[];
}

/** What someone did to a page. */
export interface Change extends Required<SavedDocument> {
  signature: Signature;
  /** Who decided what, where that is different now. */
  decisions?: PageDecisions | undefined;
}

/** The page after it was saved, and what the log has of it. */
export interface SavedPage {
  saved: WritablePage;
  logged: LoggedOperation[];
}

import { noteOperated } from '#features/translation/contract/note-translations.ts';
import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { doOperation } from '../../contract/operations/do-operation.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import type { Done } from '../../contract/operations/operation-row.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import { operationsBetween } from '../../contract/operations/operations-between.ts';
import type { PageDocument, StoredBlock } from '../../contract/page.ts';
import { decideDocument, type PageDecisions } from '../../contract/page-decisions.ts';
import { pageRightsChange } from '../../contract/page-rights.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { guidsTaken } from '../checks/check-document.ts';
import { type EditedPage, subjectOfAudit } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import { claimBlocks } from '../pages-writing.repository.ts';
import { checkOperation } from './check-operation.ts';
import type { Change } from './page-log.ts';

interface WorkingOutParts extends PagesContext {
  writing: PageWriting;
}

export interface Refused {
  id: string;
  code: string;
}

/** Who does it, and the blocks that they took away themselves. */
interface Known {
  viewer: Viewer;
  blocks: readonly StoredBlock[];
}

/** What a page is while operations are done to it, one after another. */
interface Current {
  document: PageDocument;
  decisions: PageDecisions;
  done: Done[];
  refused: Refused[];
}

/** What comes of the things that someone did, without what may not be. */
export interface WorkedOut {
  /** Nothing when all of it was refused. */
  change: Change | undefined;
  refused: Refused[];
}

/** By id what takes them back, of those that they did themselves. */
export type OwnOperations = ReadonlyMap<string, readonly Operation[]>;

export type WorkOut = ReturnType<typeof createWorkOut>;

/** Says of each operation whether it may be, and what the page is after those that may; it saves nothing of the page. */
export function createWorkOut({ blocks, audit, writing }: WorkingOutParts) {
  /** Throws what the call that does the same would throw. */
  async function doOne(
    edited: EditedPage,
    { document, decisions }: Current,
    operation: Operation,
    known: Known,
    isTakingBack: boolean,
  ) {
    const { page, standing, trx, kind } = edited;
    const applied = doOperation(document, operation, isTakingBack);
    checkOperation(applied.document, operation, kind, blocks);
    const published = page.published?.buildingBlockInstances ?? [];
    const before = [...page.document.buildingBlockInstances, ...published, ...known.blocks];
    writing.restrictTo(known.viewer, applied.document, [{ buildingBlockInstances: before }]);
    if (operation.kind === 'text' || operation.kind === 'translated') return { ...applied, decisions };
    if (operation.kind === 'add') {
      const taken = await claimBlocks(trx, page.id, [operation.block.guid]);
      if (taken.length > 0) throw guidsTaken(taken);
    }
    const sides = { before: document, after: applied.document, decisions };
    return { ...applied, decisions: decideDocument(standing, sides) };
  }

  async function doAll(
    edited: EditedPage,
    viewer: Viewer,
    sent: readonly NewOperation[],
    own: OwnOperations,
  ): Promise<Current> {
    const inBatch = new Set(sent.map(({ id }) => id));
    const current: Current = {
      document: edited.page.document,
      decisions: edited.page.decisions,
      done: [],
      refused: [],
    };
    for (const { id, operation, group, undoes } of sent) {
      try {
        if (undoes !== null && !own.has(undoes) && !inBatch.has(undoes)) throw notAllowed('not-yours');
        // Who took a block away may bring it back, whatever it is.
        const removed = (own.get(undoes ?? '') ?? []).flatMap((one) => (one.kind === 'add' ? [one.block] : []));
        const known = { viewer, blocks: removed };
        const { document, inverse, decisions } = await doOne(edited, current, operation, known, undoes !== null);
        current.document = document;
        current.decisions = decisions;
        current.done.push({ id, operation, inverse, group, undoes });
      } catch (error) {
        current.refused.push({ id, code: codeOf(error) });
      }
    }
    return current;
  }

  return async (
    edited: EditedPage,
    actor: Actor,
    sent: readonly NewOperation[],
    own: OwnOperations,
  ): Promise<WorkedOut> => {
    const { page, trx, id, signature } = edited;
    const { document: written, decisions, done, refused } = await doAll(edited, actor.viewer, sent, own);
    if (done.length === 0) return { change: undefined, refused };
    // Typing in the source changes nothing of how a language as a whole stands.
    const document = done.every(isTypedInSource) ? written : noteOperated(page.document, written);
    const rights = pageRightsChange(page.document, document);
    if (rights !== undefined) {
      await audit.record(trx, actor, {
        action: pageAudit.permissionsChanged,
        subject: subjectOfAudit(id, document),
        details: { ...rights, isDraft: page.published !== undefined },
      });
    }
    const stored = isAsRead(edited, document, done) ? null : document;
    return { change: { document, stored, done, signature, decisions }, refused };
  };
}

const isTypedInSource = ({ operation }: Done): boolean =>
  operation.kind === 'text' && operation.place.language === defaultLanguage;

/** Who takes back all that they did has a page that reads as readers have it. */
const isAsRead = ({ page: { published } }: EditedPage, document: PageDocument, done: readonly Done[]): boolean =>
  published !== undefined &&
  done.some(({ undoes }) => undoes !== null) &&
  operationsBetween(published, document).length === 0;

function codeOf(error: unknown): string {
  if (error instanceof OperationFault || error instanceof AppError) return error.code;
  throw error;
}

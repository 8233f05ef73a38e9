import { languageStates } from '#features/translation/contract/languages-of.ts';
import { noteOperated } from '#features/translation/contract/note-translations.ts';
import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import type { Actor } from '#platform/server/actor.ts';
import { askTogether } from '#platform/server/ask-together.ts';
import type { LiveNews } from '#platform/server/live/live-channel.ts';
import { doOperation } from '../../contract/operations/do-operation.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import { OperationFault } from '../../contract/operations/operation-fault.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import { operationsBetween } from '../../contract/operations/operations-between.ts';
import type { PageNews } from '../../contract/operations/page-news.ts';
import { rebaseOnto } from '../../contract/operations/rebase.ts';
import type { PageDocument, StoredBlock } from '../../contract/page.ts';
import { decideDocument, type PageDecisions } from '../../contract/page-decisions.ts';
import { pageRightsChange } from '../../contract/page-rights.ts';
import { pageAudit } from '../../contract/pages.audit.ts';
import { guidsTaken } from '../check-document.ts';
import { changedMeanwhile, type EditedPage, type PageEditing, stateOf, subjectOfAudit } from '../page-editing.ts';
import type { PageWriting } from '../page-writing.ts';
import type { PagesContext } from '../pages-context.ts';
import { claimBlocks, saveDecisions, type WritablePage } from '../pages-writing.repository.ts';
import { checkOperation } from './check-operation.ts';
import type { PageLog } from './page-log.ts';
import { type Done, findOperations, findOwn, type LogRange } from './page-operations.repository.ts';
import { createRecentOperations } from './recent-operations.ts';

interface OperationsParts extends PagesContext {
  editing: PageEditing;
  writing: PageWriting;
  log: PageLog;
}

interface Batch {
  base: number;
  operations: readonly NewOperation[];
}

interface Refused {
  id: string;
  code: string;
}

/** Who does it, and the blocks that they took away themselves. */
interface Known {
  viewer: Viewer;
  blocks: readonly StoredBlock[];
}

/** Who was away for longer asks for it, in pieces. */
const mostTold = 200;

/** What a page is while operations are done to it, one after another. */
interface Current {
  document: PageDocument;
  decisions: PageDecisions;
  done: Done[];
  refused: Refused[];
}

export type PageOperations = ReturnType<typeof createPageOperations>;

/** Things that people do to a page, one by one (product.md §1.1): the server says of each whether it may, and in what order. */
export function createPageOperations({ platform, blocks, audit, editing, writing, log }: OperationsParts) {
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
    own: ReadonlyMap<string, readonly Operation[]>,
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

  /** Answers the page as it is now, and what is new in its log. */
  async function keep(edited: EditedPage, actor: Actor, { document: written, decisions, done }: Current) {
    const { page, trx, id } = edited;
    if (done.length === 0) return { saved: page, logged: [] };
    // Typing in the source changes nothing of how a language as a whole stands.
    const document = done.every(isTypedInSource) ? written : noteOperated(page.document, written);
    if (decisions !== page.decisions) await saveDecisions(trx, id, decisions);
    const stored = isAsRead(edited, document, done) ? null : document;
    const saved = await log.save(edited, { document, stored, done });
    const change = pageRightsChange(page.document, document);
    if (change !== undefined) {
      await audit.record(trx, actor, {
        action: pageAudit.permissionsChanged,
        subject: subjectOfAudit(id, document),
        details: { ...change, isDraft: page.published !== undefined },
      });
    }
    return saved;
  }

  /** Each that may be, one after another; within the transaction of who asked for it. */
  async function perform(
    edited: EditedPage,
    actor: Actor,
    sent: readonly NewOperation[],
    own: ReadonlyMap<string, readonly Operation[]> = new Map(),
  ) {
    const current = await doAll(edited, actor.viewer, sent, own);
    return { ...(await keep(edited, actor, current)), refused: current.refused };
  }

  const known = new WeakMap<PageDocument, { asked: string; states: LanguageState[] }>();

  /** Worked out once for all who ask: every text of the page is read for it. */
  function statesOf({ document, published, version }: WritablePage, languages: readonly Language[]): LanguageState[] {
    const asked = [version?.number, ...languages].join();
    const before = known.get(document);
    if (before?.asked === asked) return before.states;
    const states = languageStates(document, languages, published);
    known.set(document, { asked, states });
    return states;
  }

  const recent = createRecentOperations();
  const fromLog = askTogether((asked) => {
    const [id = '', after] = asked.split(' ');
    return findOperations(platform.db, id, { after: Number(after) });
  });

  /** Up to the number that was asked for: what came after it is told with the next change. */
  async function operationsUpTo(id: string, after: number, upTo: number): Promise<readonly LoggedOperation[]> {
    const known = recent.since(id, after, upTo);
    return known ?? (await fromLog(`${id} ${after}`)).filter(({ number }) => number <= upTo);
  }

  return {
    mayFollow: editing.mayEditPage,
    perform,

    /** What was done since someone was told so far; all of it, because who may edit a page may see all that is on it. */
    async newsOf(viewer: Viewer, id: string, after: number | undefined): Promise<LiveNews | undefined> {
      const page = await editing.followedPage(viewer, id);
      if (page === undefined) return undefined;
      const upTo = page.sequence;
      if (after === undefined || upTo - after > mostTold) return { upTo };
      const told: PageNews = {
        after,
        operations: [...(await operationsUpTo(id, after, upTo))],
        page: stateOf(page),
      };
      return { upTo, told };
    },

    async listOperations(viewer: Viewer, id: string, range: LogRange) {
      const page = await editing.readForEditing(viewer, id);
      const { languages } = await platform.locale();
      return {
        operations: await findOperations(platform.db, id, range),
        page: stateOf(page),
        translations: statesOf(page, languages),
      };
    },

    async sendOperations(actor: Actor, id: string, { base, operations }: Batch) {
      const answer = await editing.change(actor, id, async (edited) => {
        const { page, trx, signature } = edited;
        if (base > page.sequence) throw changedMeanwhile(page.sequence);
        const since = recent.since(id, base, page.sequence) ?? (await findOperations(trx, id, { after: base }));
        const asked = new Map(operations.map((one) => [one.id, one]));
        const waiting = rebaseOnto(operations, since);
        const alive = waiting.flatMap(({ id: own, operation }) => {
          const one = asked.get(own);
          return one === undefined || typeof operation !== 'object' ? [] : [{ ...one, operation }];
        });
        const gone = waiting.flatMap(({ id: own, operation }) =>
          operation === 'lost' ? [{ id: own, code: 'lost' }] : [],
        );
        const takenBack = alive.flatMap(({ undoes }) => undoes ?? []);
        const own = await findOwn(trx, id, signature.by, takenBack);
        const { saved, logged, refused } = await perform(edited, actor, alive, own);
        const { sequence } = page;
        return { sequence, saved, since, logged, refused: [...gone, ...refused] };
      });
      const { saved, since, logged, sequence: after } = answer;
      editing.hold(saved);
      if (logged.length > 0) recent.add(id, { after, upTo: saved.sequence, operations: logged });
      return { operations: [...since, ...logged], refused: answer.refused, page: stateOf(saved) };
    },
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

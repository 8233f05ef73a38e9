import type { Actor } from '#platform/server/actor.ts';
import { doTogether, type Outcome } from '#platform/server/do-together.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import { sortOut } from '../../contract/operations/rebase-onto.ts';
import type { PageState } from '../../contract/working-copy.ts';
import { changedMeanwhile, type EditedPage, type PageEditing, stateOf } from '../page-editing.ts';
import { type Change, type PageLog, pageAfter } from './page-log.ts';
import { findOperations, findOwn } from './page-operations.repository.ts';
import type { RecentOperations } from './recent-operations.ts';
import type { Refused, WorkOut } from './work-out-operations.ts';

interface SendingParts {
  platform: Platform;
  editing: PageEditing;
  log: PageLog;
  workOut: WorkOut;
  recent: RecentOperations;
}

export interface Sent {
  actor: Actor;
  /** The number that they were made after. */
  base: number;
  operations: readonly NewOperation[];
}

interface Answer {
  operations: LoggedOperation[];
  refused: Refused[];
  page: PageState;
}

/** What came of what one person sent. */
interface Turn {
  /** What was in the log already. */
  since: readonly LoggedOperation[];
  refused: Refused[];
  /** How many changed the page until then, they themselves among them. */
  changes: number;
}

/**
 * What several people send while the page is being written is done in one transaction, one after another and each by their
 * own rights: waiting for the page, telling and writing it down cost the same for one as for many.
 */
export function createOperationSending({ platform, editing, log, workOut, recent }: SendingParts) {
  async function takeTurn(edited: EditedPage, sent: Sent, since: readonly LoggedOperation[], changes: Change[]) {
    const { trx, id, signature } = edited;
    const { alive, gone } = sortOut(sent.operations, [...since, ...changes.flatMap(({ done }) => done)]);
    const takenBack = alive.flatMap(({ undoes }) => undoes ?? []);
    const own = new Map<string, readonly Operation[]>(await findOwn(trx, id, signature.by, takenBack));
    // What they did a moment ago in another tab is not in the log yet.
    for (const change of changes) {
      if (change.signature.by === signature.by) for (const { id: one, inverse } of change.done) own.set(one, inverse);
    }
    const { change, refused } = await workOut(edited, sent.actor, alive, own);
    return { change, refused: [...gone, ...refused] };
  }

  const doInTurn = (id: string, take: () => readonly Sent[]) =>
    platform.transaction(async (trx, touch) => {
      const before = await editing.lock(trx, id);
      let page = before;
      const changes: Change[] = [];
      const turns: Outcome<Turn>[] = [];
      for (const sent of take()) {
        const admitted = admit(sent, { trx, touch, page }, before.sequence);
        if (admitted.status === 'rejected') {
          turns.push(admitted);
          continue;
        }
        const since =
          recent.since(id, sent.base, before.sequence) ?? (await findOperations(trx, id, { after: sent.base }));
        const { change, refused } = await takeTurn(admitted.value, sent, since, changes);
        if (change !== undefined) {
          page = pageAfter(page, change);
          changes.push(change);
        }
        turns.push({ status: 'fulfilled', value: { since, refused, changes: changes.length } });
      }
      return { before, turns, saved: await log.saveAll(trx, before, changes) };
    });

  /** Before anything is written, so that who is refused leaves the others as they are. */
  function admit(
    { actor, base }: Sent,
    locked: Pick<EditedPage, 'trx' | 'touch' | 'page'>,
    sequence: number,
  ): Outcome<EditedPage> {
    try {
      if (base > sequence) throw changedMeanwhile(sequence);
      return { status: 'fulfilled', value: editing.admit(actor, locked) };
    } catch (reason) {
      return { status: 'rejected', reason };
    }
  }

  return doTogether<Sent, Answer>(async (id, take) => {
    const { before, turns, saved } = await doInTurn(id, take);
    const page = saved.at(-1)?.saved ?? before;
    editing.hold(page);
    const logged = saved.flatMap((one) => one.logged);
    if (logged.length > 0) recent.add(id, { after: before.sequence, upTo: page.sequence, operations: logged });
    return turns.map((turn) => {
      if (turn.status === 'rejected') return turn;
      const { since, refused, changes } = turn.value;
      const then = saved[changes - 1]?.saved ?? before;
      const operations = [...since, ...saved.slice(0, changes).flatMap((one) => one.logged)];
      return { status: 'fulfilled', value: { operations, refused, page: stateOf(then) } };
    });
  });
}

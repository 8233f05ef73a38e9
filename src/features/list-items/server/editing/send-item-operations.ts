import type { LoggedOperation } from '#features/pages/contract/operations/operation.ts';
import type { NewOperation } from '#features/pages/contract/operations/operation-schema.ts';
import { sortOut } from '#features/pages/contract/operations/rebase-onto.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { DocumentNews } from '#features/pages/server/operations/document-news.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import { doTogether, type Outcome } from '#platform/server/do-together.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import type { ItemRow } from '../items.repository.ts';
import { findItemOperations, type ItemEdit } from './item-edits.repository.ts';
import type { ItemOperations } from './item-operations.ts';
import type { OpenItem } from './open-item.ts';

interface SendingParts {
  platform: Platform;
  operations: ItemOperations;
  recent: DocumentNews['recent'];
  open(trx: PlatformTransaction, viewer: Viewer, id: string): Promise<OpenItem>;
  stateOf(trx: PlatformTransaction, row: ItemRow, edit: ItemEdit): Promise<PageState>;
}

export interface SentToItem {
  actor: Actor;
  /** The number that they were made after. */
  base: number;
  operations: readonly NewOperation[];
}

interface Answer {
  operations: LoggedOperation[];
  refused: { id: string; code: string }[];
  page: PageState;
}

interface Turn extends Answer {
  /** What is new in the log by it, and the number before that. */
  logged: LoggedOperation[];
  after: number;
}

/** What several send while an item is being written is done in one transaction, each by their own rights, as of a page (docs/decisions/0097). */
export function createItemSending({ platform, operations, recent, open, stateOf }: SendingParts) {
  /** Before anything of theirs is written, so that who is refused leaves the others as they are. */
  async function admit(trx: PlatformTransaction, id: string, { actor, base }: SentToItem): Promise<Outcome<OpenItem>> {
    try {
      const opened = await open(trx, actor.viewer, id);
      if (base > opened.edit.sequence) throw new AppError('changed-meanwhile', 409);
      return { status: 'fulfilled', value: opened };
    } catch (reason) {
      if (!(reason instanceof AppError)) throw reason;
      return { status: 'rejected', reason };
    }
  }

  async function takeTurn(
    within: { trx: PlatformTransaction; touch: Touch },
    id: string,
    { actor, base, operations: sent }: SentToItem,
    opened: OpenItem,
  ): Promise<Turn> {
    const { trx } = within;
    const { sequence: after } = opened.edit;
    const since = recent.since(id, base, after) ?? (await findItemOperations(trx, id, { after: base }));
    const { alive, gone } = sortOut(sent, since);
    const { row, edit, refused } = await operations.perform(within, actor, opened, alive);
    const logged = await findItemOperations(trx, id, { after });
    const page = await stateOf(trx, row, edit);
    return { operations: [...since, ...logged], refused: [...gone, ...refused], page, logged, after };
  }

  return doTogether<SentToItem, Answer>(async (id, take) => {
    const turns = await platform.transaction(async (trx, touch) => {
      const done: Outcome<Turn>[] = [];
      for (const sent of take()) {
        const admitted = await admit(trx, id, sent);
        done.push(
          admitted.status === 'rejected'
            ? admitted
            : { status: 'fulfilled', value: await takeTurn({ trx, touch }, id, sent, admitted.value) },
        );
      }
      return done;
    });
    for (const turn of turns) {
      if (turn.status === 'rejected' || turn.value.logged.length === 0) continue;
      const { after, page, logged } = turn.value;
      recent.add(id, { after, upTo: page.sequence, operations: logged });
    }
    return turns.map((turn) => {
      if (turn.status === 'rejected') return turn;
      const { operations: all, refused, page } = turn.value;
      return { status: 'fulfilled', value: { operations: all, refused, page } };
    });
  });
}

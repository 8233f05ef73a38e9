import { AppError } from '#platform/contract/calls/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import { DatabaseError } from '#platform/server/database/database-error.ts';
import { doTogether, type Outcome } from '#platform/server/do-together.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUnused } from '#platform/server/robots/used-challenges.ts';
import { lockedRow, type OpenPoll, requireOpenPoll, type WrittenVote, writeVotes } from './ballot-writing.ts';
import type { PublishedPoll } from './poll-reading.ts';
import { type CountRow, findCounts, findPoll, type PollRow } from './polls.repository.ts';
import { findWaitingOfMany, type WaitingRow } from './waiting-votes.repository.ts';

/** A vote of somebody who may, and has nothing to prove. */
export interface Casting {
  poll: PublishedPoll;
  choices: string[];
  userId: string | undefined;
  /** As the poll knows them, by its secret. */
  voterIn(secret: string): Pick<WrittenVote, 'voter' | 'browser'>;
  /** The sum that was done for it, and the browser that did it. */
  sum: { mark: string; key: string } | undefined;
}

/** What is known right after it, of the poll and of this voter. */
export interface Cast {
  row: PollRow | undefined;
  counts: CountRow[];
  /** What counts of them: of two votes of one person at the same moment the second. */
  choices: string[];
  waiting: WaitingRow | undefined;
}

type Given = Outcome<WrittenVote>;

/**
 * Votes in one poll wait for each other anyway, because each changes its totals. So those that come while some are being
 * written are written next, in one transaction: the lock of the poll, the disk and the totals are asked once for all of
 * them, and each still hears what became of its own (docs/decisions/0165).
 */
export function createVotesTogether({ platform, clock }: { platform: Platform; clock: Clock }) {
  async function giveOne(trx: PlatformTransaction, casting: Casting, row: PollRow | undefined): Promise<Given> {
    const { poll, choices, userId, sum } = casting;
    const now = clock.now();
    try {
      const open: OpenPoll = requireOpenPoll(poll, row, now);
      if (sum !== undefined) await requireUnused(trx, { ...sum, now });
      return { status: 'fulfilled', value: { poll, userId, choices, ...casting.voterIn(open.secret) } };
    } catch (reason) {
      // What this one may not is nothing to the others.
      if (!(reason instanceof AppError) || reason instanceof DatabaseError) throw reason;
      return { status: 'rejected', reason };
    }
  }

  const write = (guid: string, take: () => readonly Casting[]): Promise<Given[]> =>
    platform.transaction(async (trx) => {
      const row = await lockedRow(trx, guid, clock.now());
      const given: Given[] = [];
      for (const casting of take()) given.push(await giveOne(trx, casting, row));
      await writeVotes(
        trx,
        given.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
        clock,
      );
      return given;
    });

  async function tell(guid: string, given: readonly Given[]): Promise<Outcome<Cast>[]> {
    const written = given.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (written.length === 0) return given.filter((one) => one.status === 'rejected');
    const { db } = platform;
    const placeOf = ({ browser, voter }: WrittenVote) => browser ?? voter;
    const [row, counts, waiting] = await Promise.all([
      findPoll(db, guid),
      findCounts(db, guid),
      findWaitingOfMany(db, guid, written.map(placeOf)),
    ]);
    const last = new Map(written.map(({ voter, choices }) => [voter, choices]));
    return given.map((one): Outcome<Cast> => {
      if (one.status === 'rejected') return one;
      const { voter } = one.value;
      const own = waiting.find(({ browser }) => browser === placeOf(one.value));
      return { status: 'fulfilled', value: { row, counts, choices: last.get(voter) ?? [], waiting: own } };
    });
  }

  return doTogether<Casting, Cast>(async (guid, take) => {
    let all: readonly Casting[] = [];
    const takeAll = () => {
      if (all.length === 0) all = take();
      return all;
    };
    try {
      return await tell(guid, await write(guid, takeAll));
    } catch (reason) {
      if (!(reason instanceof DatabaseError)) throw reason;
      // Nobody knows what is there now: each hears that the database was in trouble, and may vote again without harm.
      return takeAll().map((): Outcome<Cast> => ({ status: 'rejected', reason }));
    }
  });
}

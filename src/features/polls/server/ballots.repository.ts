import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { NameAudience } from '../contract/poll-words.ts';

export interface BallotRow {
  pollGuid: string;
  voter: string;
  browser: string | null;
  choices: string[];
  names: NameAudience;
  /** Both null of a secret vote. */
  userId: string | null;
  votedAt: Date | null;
}

/** What a poll knows somebody by: themselves, or the browser that they voted in. */
export interface Known {
  voter: string | undefined;
  browser: string | undefined;
}

/** Of the person, else of the browser. */
export async function findBallot(
  db: PlatformDb,
  pollGuid: string,
  { voter, browser }: Known,
): Promise<Pick<BallotRow, 'voter' | 'choices'> | undefined> {
  const rows = await db
    .selectFrom('poll_ballot')
    .select(['voter', 'choices'])
    .where('poll_guid', '=', pollGuid)
    .where((eb) =>
      eb.or([
        ...(voter === undefined ? [] : [eb('voter', '=', voter)]),
        ...(browser === undefined ? [] : [eb('browser', '=', browser)]),
      ]),
    )
    .execute();
  return rows.find((row) => row.voter === voter) ?? rows[0];
}

/** One for each voter, whatever happens at the same moment: the second is a change of the first. None twice in one go. */
export async function putBallots(trx: PlatformTransaction, ballots: readonly BallotRow[]): Promise<void> {
  const inBrowsers = ballots.flatMap(({ pollGuid, voter, browser }) =>
    browser === null ? [] : [{ pollGuid, voter, browser }],
  );
  for (const { pollGuid, voter, browser } of inBrowsers) {
    // A browser shows the vote that was last given in it.
    await trx
      .updateTable('poll_ballot')
      .set({ browser: null })
      .where('poll_guid', '=', pollGuid)
      .where('browser', '=', browser)
      .where('voter', '<>', voter)
      .execute();
  }
  if (ballots.length === 0) return;
  const rows = ballots.map(({ pollGuid, userId, votedAt, ...row }) => ({
    ...row,
    poll_guid: pollGuid,
    user_id: userId,
    voted_at: votedAt,
  }));
  await trx
    .insertInto('poll_ballot')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['poll_guid', 'voter']).doUpdateSet((eb) => ({
        browser: eb.ref('excluded.browser'),
        choices: eb.ref('excluded.choices'),
        names: eb.ref('excluded.names'),
        user_id: eb.ref('excluded.user_id'),
        voted_at: eb.ref('excluded.voted_at'),
      })),
    )
    .execute();
}

/** Changes what was chosen and nothing of whose it is: by the browser in which it was voted. */
export async function changeBallot(
  trx: PlatformTransaction,
  { pollGuid, voter, choices }: Pick<BallotRow, 'pollGuid' | 'voter' | 'choices'>,
): Promise<void> {
  await trx
    .updateTable('poll_ballot')
    .set({ choices })
    .where('poll_guid', '=', pollGuid)
    .where('voter', '=', voter)
    .execute();
}

export async function deleteBallots(
  trx: PlatformTransaction,
  ballots: readonly { pollGuid: string; voter: string }[],
): Promise<void> {
  for (const { pollGuid, voter } of ballots) {
    await trx.deleteFrom('poll_ballot').where('poll_guid', '=', pollGuid).where('voter', '=', voter).execute();
  }
}

export interface NamedRow {
  userId: string;
  choices: string[];
  votedAt: Date;
}

interface Part {
  offset: number;
  limit: number;
}

const named = (db: PlatformDb, pollGuid: string, names: readonly NameAudience[]) =>
  db
    .selectFrom('poll_ballot')
    .where('poll_guid', '=', pollGuid)
    .where('names', 'in', names)
    .where('user_id', 'is not', null)
    .where('voted_at', 'is not', null);

export const findNamed = (
  db: PlatformDb,
  pollGuid: string,
  names: readonly NameAudience[],
  { offset, limit }: Part,
): Promise<NamedRow[]> =>
  named(db, pollGuid, names)
    .select(['user_id as userId', 'choices', 'voted_at as votedAt'])
    .$narrowType<{ userId: string; votedAt: Date }>()
    .orderBy('voted_at', 'desc')
    .orderBy('user_id')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countNamed(db: PlatformDb, pollGuid: string, names: readonly NameAudience[]): Promise<number> {
  const { total } = await named(db, pollGuid, names)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What one voted with one's name. */
export const findOwnNamed = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('poll_ballot')
    .select(['poll_guid as pollGuid', 'choices', 'voted_at as votedAt', 'names'])
    .where('user_id', '=', userId)
    .orderBy('voted_at', 'desc')
    .execute();

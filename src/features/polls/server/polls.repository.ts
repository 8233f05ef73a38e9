import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface PollRow {
  guid: string;
  /** Null once it is closed. */
  secret: string | null;
  voters: number;
  closedAt: Date | null;
}

export interface CountRow {
  choice: string;
  votes: number;
  label: string;
}

const columns = ['guid', 'secret', 'voters', 'closed_at as closedAt'] as const;

export const findPoll = (db: PlatformDb, guid: string): Promise<PollRow | undefined> =>
  db.selectFrom('poll').select(columns).where('guid', '=', guid).executeTakeFirst();

/** Whoever votes in it or closes it at the same moment waits. */
export const lockPoll = (trx: PlatformTransaction, guid: string): Promise<PollRow | undefined> =>
  trx.selectFrom('poll').select(columns).where('guid', '=', guid).forNoKeyUpdate().executeTakeFirst();

/** There once somebody needs it; the secret of whoever was first holds. */
export async function addPoll(trx: PlatformTransaction, guid: string, secret: string, now: Date): Promise<void> {
  await trx
    .insertInto('poll')
    .values({ guid, secret, created_at: now })
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .execute();
}

export const findCounts = (db: PlatformDb, guid: string): Promise<CountRow[]> =>
  db.selectFrom('poll_count').select(['choice', 'votes', 'label']).where('poll_guid', '=', guid).execute();

/** So that a choice has a name when it is not asked any more. */
export async function keepLabels(
  trx: PlatformTransaction,
  labels: readonly { guid: string; key: string; label: string }[],
): Promise<void> {
  if (labels.length === 0) return;
  const [guids, keys, words] = [
    labels.map(({ guid }) => guid),
    labels.map(({ key }) => key),
    labels.map(({ label }) => label),
  ];
  const all = sql<{
    guid: string;
    key: string;
    label: string;
  }>`unnest(${guids}::uuid[], ${keys}::text[], ${words}::text[])`;
  await trx
    .updateTable('poll_count')
    .from(all.as<'given'>(sql`given(guid, key, label)`))
    .set((eb) => ({ label: eb.ref('given.label') }))
    .whereRef('poll_count.poll_guid', '=', 'given.guid')
    .whereRef('poll_count.choice', '=', 'given.key')
    .whereRef('poll_count.label', '<>', 'given.label')
    .execute();
}

export const listOpenPolls = (db: PlatformDb): Promise<PollRow[]> =>
  db.selectFrom('poll').select(columns).where('closed_at', 'is', null).orderBy('guid').execute();

/** Open at some moment of a stretch of time, those with the most voters first. */
export const listPollsIn = (db: PlatformDb, { from, until }: { from: Date; until: Date }): Promise<PollRow[]> =>
  db
    .selectFrom('poll')
    .select(columns)
    .where('created_at', '<', until)
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>=', from)]))
    .orderBy('voters', 'desc')
    .orderBy('guid')
    .limit(50)
    .execute();

/** For good: what tied secret votes to people goes, and the counts stay. False when it was closed already. */
export async function closePollRow(trx: PlatformTransaction, guid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('poll')
    .set({ closed_at: now, secret: null })
    .where('guid', '=', guid)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('poll_ballot').where('poll_guid', '=', guid).where('names', '=', 'nobody').execute();
  // Of the others only what was chosen under which name is left.
  await trx
    .updateTable('poll_ballot')
    .set({ voter: sql<string>`gen_random_uuid()::text`, browser: null })
    .where('poll_guid', '=', guid)
    .execute();
  await trx.deleteFrom('poll_waiting').where('poll_guid', '=', guid).execute();
  return true;
}

export async function deletePoll(trx: PlatformTransaction, guid: string): Promise<void> {
  await trx.deleteFrom('poll').where('guid', '=', guid).execute();
}

import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Verdict } from '../contract/outside-answer.ts';
import type { TriedAddress } from '../contract/tried-address.ts';

export interface NotedAddress {
  address: string;
  host: string;
}

/** They stand somewhere now. What is new is asked about at the next turn; what was seen a while ago stays as it was. */
export async function noteAddresses(
  db: PlatformDb,
  noted: readonly NotedAddress[],
  { now, notSince }: { now: Date; notSince: Date },
): Promise<void> {
  await db
    .insertInto('outside_link')
    .values(noted.map((one) => ({ ...one, seen_at: now, next_try_at: now })))
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ seen_at: now }).where('outside_link.seen_at', '<', notSince),
    )
    .execute();
}

export const forgetUnseen = (db: PlatformDb, since: Date) =>
  db.deleteFrom('outside_link').where('seen_at', '<', since).execute();

export interface DueAddress extends NotedAddress, Pick<TriedAddress, 'failedSince' | 'lastFailedAt' | 'outcome'> {}

/** Those that wait longest first, so many of each site, so that one with many links does not keep the others waiting. */
export async function findDueAddresses(
  db: PlatformDb,
  { now, limit, perHost }: { now: Date; limit: number; perHost: number },
): Promise<DueAddress[]> {
  const ranked = db
    .selectFrom('outside_link')
    .select(['address', 'host', 'failed_since as failedSince', 'last_failed_at as lastFailedAt', 'outcome'])
    .select('next_try_at as nextTryAt')
    .select(sql<number>`row_number() over (partition by host order by next_try_at, address)`.as('place'))
    .where('next_try_at', '<=', now);
  const rows = await db
    .selectFrom(ranked.as('due'))
    .selectAll()
    .where('place', '<=', perHost)
    .orderBy('nextTryAt')
    .orderBy('address')
    .limit(limit)
    .execute();
  return rows.map(({ address, host, failedSince, lastFailedAt, outcome }) => ({
    address,
    host,
    failedSince,
    lastFailedAt,
    outcome: outcome as Verdict | null,
  }));
}

export async function saveTried(
  db: PlatformDb,
  address: string,
  { failedSince, lastFailedAt, outcome, nextTryAt }: TriedAddress,
  answeredAt: Date | undefined,
): Promise<void> {
  await db
    .updateTable('outside_link')
    .set({
      failed_since: failedSince,
      last_failed_at: lastFailedAt,
      outcome,
      next_try_at: nextTryAt,
      ...(answeredAt === undefined ? {} : { answered_at: answeredAt }),
    })
    .where('address', '=', address)
    .execute();
}

/** Whether anything answered since a moment. */
export const hasAnswered = async (db: PlatformDb, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('outside_link')
    .select('address')
    .where('answered_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export async function findFailed(
  db: PlatformDb,
  addresses: readonly string[],
): Promise<(Pick<TriedAddress, 'failedSince' | 'lastFailedAt' | 'outcome'> & { address: string })[]> {
  const rows = await db
    .selectFrom('outside_link')
    .select(['address', 'failed_since as failedSince', 'last_failed_at as lastFailedAt', 'outcome'])
    .where(sql<boolean>`address = any(${addresses}::text[])`)
    .where('failed_since', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, outcome: row.outcome as Verdict | null }));
}

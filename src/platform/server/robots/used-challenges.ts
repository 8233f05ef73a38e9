import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { badRequest } from '#platform/contract/calls/errors.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { asUuid, longestHours } from './challenge.ts';

/** Who uses a sum, known by what only they have; of who that is nothing can be told. */
export const holderOf = (mark: string, key: string): string =>
  asUuid(createHash('sha256').update(`${mark}:${key}`).digest());

interface Use {
  mark: RawBuilder<unknown>;
  holder: RawBuilder<unknown>;
  now: RawBuilder<unknown>;
}

/**
 * Using a sum as a part of a larger statement: what writes it down, and whether it was free or this sender's own. Without a
 * mark there was no sum (a browser without script), and it is always so.
 */
export function useWithin(schema: string, { mark, holder, now }: Use) {
  const table = sql.id(schema, 'used_challenge');
  return {
    written: sql`
      insert into ${table} (mark, holder, used_at)
      select ${mark}::uuid, ${holder}::uuid, ${now}::timestamptz where ${mark}::uuid is not null
      on conflict (mark) do nothing
      returning mark`,
    isTheirs: (written: RawBuilder<unknown>) => sql`(
      ${mark}::uuid is null
      or exists (select from ${written})
      or exists (select from ${table} where mark = ${mark}::uuid and holder = ${holder}::uuid)
    )`,
  };
}

/** Refused when somebody else used this sum, in whichever process: who is second waits for the row of the first. */
export async function requireUnused(
  trx: PlatformTransaction,
  { mark, key, now }: { mark: string; key: string; now: Date },
): Promise<void> {
  const holder = holderOf(mark, key);
  const row = await trx
    .insertInto('used_challenge')
    .values({ mark, holder, used_at: now })
    .onConflict((on) => on.column('mark').doUpdateSet({ holder: (eb) => eb.ref('used_challenge.holder') }))
    .returning(sql<boolean>`holder = ${holder}::uuid`.as('isTheirs'))
    .executeTakeFirstOrThrow();
  if (!row.isTheirs) throw badRequest('form-challenge');
}

/** A sum that old is refused by itself. */
export async function forgetUsed(db: PlatformDb, now: Date): Promise<void> {
  await db
    .deleteFrom('used_challenge')
    .where('used_at', '<', new Date(now.getTime() - longestHours * 3600_000))
    .execute();
}

import type { AccountType } from '#platform/contract/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** Everything that decides what the holder of a session may, in one query: it runs for every request of theirs. */
export const findSessionAccount = (db: PlatformDb, token: string, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(({ selectFrom }) => [
      'user.id',
      'user.account_type as accountType',
      'user.email_verified as emailVerified',
      'user.is_active as isActive',
      selectFrom('user_role')
        .whereRef('user_role.user_id', '=', 'user.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['user_role.role_id']).as('ids'))
        .as('roleIds'),
    ])
    .$narrowType<{ accountType: AccountType }>()
    .where('session.token', '=', token)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();

/**
 * Adds one to each key, from one again where its window is over. In the order of the keys, so that no two calls wait
 * for each other.
 */
export const addTries = (db: PlatformDb, keys: readonly string[], now: Date, windowEndsAt: Date) =>
  db
    .insertInto('sign_in_try')
    .values([...keys].sort().map((key) => ({ key, tries: 1, window_ends_at: windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('sign_in_try.window_ends_at', '<=', now);
        return {
          tries: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('sign_in_try.tries', '+', 1))
            .end(),
          window_ends_at: eb.case().when(isOver).then(windowEndsAt).else(eb.ref('sign_in_try.window_ends_at')).end(),
        };
      }),
    )
    .returning(['key', 'tries', 'window_ends_at'])
    .execute();

export async function takeBackTry(db: PlatformDb, keys: { address: string; account: string }): Promise<void> {
  await db.deleteFrom('sign_in_try').where('key', '=', keys.account).execute();
  await db
    .updateTable('sign_in_try')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', keys.address)
    .where('tries', '>', 0)
    .execute();
}

/** A few at a time, and never those that someone else is counting. */
export async function deleteOldTries(db: PlatformDb, now: Date): Promise<void> {
  const old = db
    .selectFrom('sign_in_try')
    .select('key')
    .where('window_ends_at', '<=', now)
    .limit(100)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sign_in_try').where('key', 'in', old).execute();
}

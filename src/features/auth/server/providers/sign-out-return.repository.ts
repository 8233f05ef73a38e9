import type { PlatformDb } from '#platform/server/database/database.ts';

/** Where someone goes on who went to sign out at another organisation. */

const identifierOf = (id: string): string => `sign-out-return ${id}`;

export const insertSignOut = (
  db: PlatformDb,
  { id, returnTo, expiresAt }: { id: string; returnTo: string; expiresAt: Date },
) =>
  db
    .insertInto('verification')
    .values({ id: crypto.randomUUID(), identifier: identifierOf(id), value: returnTo, expires_at: expiresAt })
    .execute();

/** Once: it is forgotten with the answer. */
export async function deleteSignOut(db: PlatformDb, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('verification')
    .where('identifier', '=', identifierOf(id))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

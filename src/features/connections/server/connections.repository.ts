import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ConnectionName } from '../contract/connection.ts';

export interface ConnectionRow {
  name: string;
  place: string;
  sealed: string;
  changed_at: Date;
  changed_by: string | null;
  /** While they have an account. */
  changed_by_name: string | null;
}

export const listConnections = (db: PlatformDb): Promise<ConnectionRow[]> =>
  db
    .selectFrom('connection')
    .leftJoin('user', 'user.id', 'connection.changed_by')
    .select([
      'connection.name',
      'connection.place',
      'connection.sealed',
      'connection.changed_at',
      'connection.changed_by',
      'user.name as changed_by_name',
    ])
    .execute();

export async function storeConnection(
  db: PlatformDb,
  name: ConnectionName,
  row: Pick<ConnectionRow, 'place' | 'sealed' | 'changed_at' | 'changed_by'>,
): Promise<void> {
  await db
    .insertInto('connection')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** False when there was none. */
export async function deleteConnection(db: PlatformDb, name: ConnectionName): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('connection').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

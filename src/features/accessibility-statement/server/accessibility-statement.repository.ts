import type { PlatformDb } from '#platform/server/database/database.ts';
import type { StatementSettings } from '../contract/accessibility-statement.ts';

export interface StatementRow {
  settings: unknown;
  revision: number;
  updated_at: Date | null;
  updated_by: string;
}

/** There always is one: the migration made it. */
export const findStatement = (db: PlatformDb): Promise<StatementRow> =>
  db
    .selectFrom('accessibility_statement')
    .select(['settings', 'revision', 'updated_at', 'updated_by'])
    .executeTakeFirstOrThrow();

/** False when it is no longer what was seen. */
export async function updateStatement(
  db: PlatformDb,
  seen: number,
  settings: StatementSettings,
  by: { at: Date; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accessibility_statement')
    .set({ settings: JSON.stringify(settings), revision: seen + 1, updated_at: by.at, updated_by: by.name })
    .where('revision', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findUserName(db: PlatformDb, userId: string): Promise<string> {
  const row = await db.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
}

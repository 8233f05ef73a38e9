import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PageDocument } from '../contract/page.ts';

export const listExistingRoles = async (db: PlatformDb, ids: readonly string[]): Promise<string[]> =>
  (await db.selectFrom('role').select('id').where('id', 'in', ids).execute()).map(({ id }) => id);

/** What is written and what readers have (or else the newest version) of every page in which this role is named. */
export async function listPagesNaming(db: PlatformDb, roleId: string) {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', (join) =>
      join.on('page_version.id', '=', (eb) =>
        eb.fn.coalesce(
          'page.published_version_id',
          eb
            .selectFrom('page_version as newest')
            .whereRef('newest.page_id', '=', 'page.id')
            .select('newest.id')
            .orderBy('newest.number', 'desc')
            .limit(1),
        ),
      ),
    )
    .select(['page.id', 'page.deleted_at', 'page.working_copy', 'page_version.document'])
    .where(({ or }) =>
      or([
        sql<boolean>`page_version.document::text like ${`%${roleId}%`}`,
        sql<boolean>`page.working_copy::text like ${`%${roleId}%`}`,
      ]),
    )
    .orderBy('page.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isDeleted: row.deleted_at !== null,
    written: (row.working_copy ?? row.document) as PageDocument,
    published: row.document as PageDocument,
  }));
}

const without = (roleId: string) => sql<string[]>`array_remove(role_ids, ${roleId}::uuid)`;
const isNamed = (roleId: string) => sql<boolean>`role_ids @> array[${roleId}]::uuid[]`;

/** Who may see what readers have, as it was copied from the version for queries. */
export async function removeRoleFromCopies(db: PlatformDb, roleId: string): Promise<void> {
  await db
    .updateTable('page')
    .set({ role_ids: without(roleId) })
    .where(isNamed(roleId))
    .execute();
  await db
    .updateTable('block_instance')
    .set({ role_ids: without(roleId) })
    .where(isNamed(roleId))
    .execute();
}

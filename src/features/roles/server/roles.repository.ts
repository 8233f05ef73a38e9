import { sql } from 'kysely';
import type { Origin } from '#features/users/contract/origin.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { RoleInput } from '../contract/role.ts';
import { type PageWithRoles, withoutRoles } from '../contract/role-uses.ts';

const roles = (db: PlatformDb) =>
  db
    .selectFrom('role')
    .select(({ selectFrom }) => [
      'role.id',
      'role.name',
      'role.description',
      'role.granted_on as grantedOn',
      selectFrom('user_role')
        .whereRef('user_role.role_id', '=', 'role.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('memberCount'),
    ])
    .$narrowType<{ grantedOn: Origin; memberCount: number }>();

export const listAll = (db: PlatformDb) => roles(db).orderBy(sql`lower(role.name)`).orderBy('role.id').execute();
export const findRole = (db: PlatformDb, id: string) => roles(db).where('role.id', '=', id).executeTakeFirst();

/** Until the end of the transaction nobody else adds or renames one, so that a name is looked up and taken at once. */
export const lockRoleNames = (db: PlatformDb, platformId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`role names ${platformId}`}, 0))`.execute(db);

export const findRoleByName = (db: PlatformDb, name: string) =>
  db.selectFrom('role').select('id').where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();

export async function insertRole(db: PlatformDb, { name, description, grantedOn }: RoleInput): Promise<string> {
  const { id } = await db
    .insertInto('role')
    .values({ name, description, granted_on: grantedOn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateRole = (db: PlatformDb, id: string, { name, description, grantedOn }: RoleInput) =>
  db.updateTable('role').set({ name, description, granted_on: grantedOn }).where('id', '=', id).execute();

export const deleteRoleRow = (db: PlatformDb, id: string) => db.deleteFrom('role').where('id', '=', id).execute();

/** What is written and what readers have, of every page in which this role is named; the same document once. */
export async function listPagesNaming(db: PlatformDb, roleId: string) {
  const rows = await documentsNaming(db, roleId).where('page.deleted_at', 'is', null).execute();
  return rows.map(({ id, working_copy, document }) => ({
    id,
    documents: [working_copy ?? document, document].map((one) => one as PageWithRoles & { title: StoredText }),
  }));
}

/** The version that readers have, or else the newest: what a reader or a writer can meet today. */
const documentsNaming = (db: PlatformDb, roleId: string) =>
  db
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
    .select(['page.id', 'page.working_copy', 'page_version.id as versionId', 'page_version.document'])
    .where(({ or }) =>
      or([
        sql<boolean>`page_version.document::text like ${`%${roleId}%`}`,
        sql<boolean>`page.working_copy::text like ${`%${roleId}%`}`,
      ]),
    )
    .orderBy('page.id');

export const listFilesNaming = (db: PlatformDb, roleId: string) =>
  db
    .selectFrom('asset')
    .select(['name', 'role_ids as roleIds'])
    .where('visibility', '=', 'Roles')
    .where(sql<boolean>`role_ids @> array[${roleId}]::uuid[]`)
    .orderBy('name')
    .limit(100)
    .execute();

export const listItemsNaming = (db: PlatformDb, roleId: string) =>
  db
    .selectFrom('item')
    .select(['title', 'role_ids as roleIds'])
    .where('deleted_at', 'is', null)
    .where('visibility', '=', 'Roles')
    .where(sql<boolean>`role_ids @> array[${roleId}]::uuid[]`)
    .orderBy('sort_title')
    .limit(100)
    .execute();

/** Pages in which a role is no longer named as who may; answers which. */
export async function forgetRoleInPages(db: PlatformDb, roleId: string): Promise<string[]> {
  const isGone = (id: string) => id === roleId;
  const rows = await documentsNaming(db, roleId).forUpdate('page').execute();
  for (const { id, versionId, working_copy, document } of rows) {
    await db
      .updateTable('page_version')
      .set({ document: JSON.stringify(withoutRoles(document as PageWithRoles, isGone)) })
      .where('id', '=', versionId)
      .execute();
    if (working_copy === null) continue;
    await db
      .updateTable('page')
      .set({ working_copy: JSON.stringify(withoutRoles(working_copy as PageWithRoles, isGone)) })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** Copied from documents, for queries, or a part of the row itself. */
const tablesNaming = ['page', 'block_instance', 'item', 'asset', 'search_entry', 'invitation'] as const;

export async function forgetRoleInRows(db: PlatformDb, roleId: string): Promise<void> {
  for (const table of tablesNaming) {
    await db
      .updateTable(table)
      .set({ role_ids: sql<string[]>`array_remove(role_ids, ${roleId}::uuid)` })
      .where(sql<boolean>`role_ids @> array[${roleId}]::uuid[]`)
      .execute();
  }
}

import { sql } from 'kysely';
import type { Origin } from '#features/users/contract/origin.ts';
import type { StoredText } from '#platform/contract/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { RoleInput } from '../contract/role.ts';
import type { PageWithRoles } from '../contract/role-uses.ts';

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

/** The newest version of every page whose document names this role anywhere. */
export async function listPagesNaming(db: PlatformDb, roleId: string) {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.page_id', 'page.id')
    .distinctOn('page.id')
    .select(['page.id', 'page_version.document'])
    .where('page.deleted_at', 'is', null)
    .where(
      'page.id',
      'in',
      db
        .selectFrom('page_version')
        .select('page_id')
        .where(sql<boolean>`document::text like ${`%${roleId}%`}`),
    )
    .orderBy('page.id')
    .orderBy('page_version.number', 'desc')
    .execute();
  return rows.map(({ id, document }) => ({ id, document: document as PageWithRoles & { title: StoredText } }));
}

export const listFilesNaming = (db: PlatformDb, roleId: string) =>
  db
    .selectFrom('asset')
    .select(['name', 'role_ids as roleIds'])
    .where('visibility', '=', 'Roles')
    .where(sql<boolean>`role_ids @> array[${roleId}]::uuid[]`)
    .orderBy('name')
    .limit(100)
    .execute();

/** Those of these roles that still exist. */
export const giveExistingRoles = (db: PlatformDb, userId: string, roleIds: readonly string[]) =>
  roleIds.length === 0
    ? Promise.resolve([])
    : db
        .insertInto('user_role')
        .columns(['user_id', 'role_id'])
        .expression((eb) =>
          eb
            .selectFrom('role')
            .select(({ val }) => [val(userId).as('user_id'), 'role.id'])
            .where('id', 'in', roleIds),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('role_id')
        .execute();

import { sql } from 'kysely';
import type { Origin } from '#features/users/contract/origin.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { RoleInput } from '../contract/role.ts';

const roles = (db: PlatformDb) =>
  db
    .selectFrom('role')
    .select(['role.id', 'role.name', 'role.description', 'role.granted_on as grantedOn'])
    .$narrowType<{ grantedOn: Origin }>();

export const listAll = (db: PlatformDb) => roles(db).orderBy(sql`lower(role.name)`).orderBy('role.id').execute();

export const findRole = (db: PlatformDb, id: string) =>
  roles(db)
    .select(({ selectFrom }) =>
      selectFrom('user_role')
        .whereRef('user_role.role_id', '=', 'role.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('memberCount'),
    )
    .$narrowType<{ memberCount: number }>()
    .where('role.id', '=', id)
    .executeTakeFirst();

/** Of every role that anyone has. */
export async function countMembers(db: PlatformDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('user_role')
    .select(({ fn }) => ['role_id', fn.countAll<number>().as('count')])
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(({ role_id, count }) => [role_id, count]));
}

/** Until the end of the transaction nobody else adds or renames one, so that a name is looked up and taken at once. */
export const lockRoleNames = (db: PlatformDb, platformId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`role names ${platformId}`}, 0))`.execute(db);

export const findRoleByName = (db: PlatformDb, name: string) =>
  db.selectFrom('role').select('id').where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();

export const insertRole = (db: PlatformDb, id: string, { name, description, grantedOn }: RoleInput) =>
  db.insertInto('role').values({ id, name, description, granted_on: grantedOn }).execute();

export const updateRole = (db: PlatformDb, id: string, { name, description, grantedOn }: RoleInput) =>
  db.updateTable('role').set({ name, description, granted_on: grantedOn }).where('id', '=', id).execute();

export const deleteRoleRow = (db: PlatformDb, id: string) => db.deleteFrom('role').where('id', '=', id).execute();

import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

const isNamed = (roleId: string) => sql<boolean>`role_ids @> array[${roleId}]::uuid[]`;

export const listFilesNaming = (db: PlatformDb, roleId: string) =>
  db
    .selectFrom('asset')
    .select(['name', 'role_ids as roleIds'])
    .where('visibility', '=', 'Roles')
    .where(isNamed(roleId))
    .orderBy('name')
    .limit(100)
    .execute();

/** Answers the files that named it. */
export const removeRoleFromFiles = (db: PlatformDb, roleId: string) =>
  db
    .updateTable('asset')
    .set({ role_ids: sql<string[]>`array_remove(role_ids, ${roleId}::uuid)` })
    .where(isNamed(roleId))
    .returning('id')
    .execute();

import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

const isNamed = (roleId: string) => sql<boolean>`role_ids @> array[${roleId}]::uuid[]`;

export const listItemsNaming = (db: PlatformDb, roleId: string) =>
  db
    .selectFrom('item')
    .select(['title', 'role_ids as roleIds'])
    .$narrowType<{ title: StoredText }>()
    .where('deleted_at', 'is', null)
    .where('visibility', '=', 'Roles')
    .where(isNamed(roleId))
    .orderBy('sort_title')
    .limit(100)
    .execute();

/** Answers the items that named it. */
export const removeRoleFromItems = (db: PlatformDb, roleId: string) =>
  db
    .updateTable('item')
    .set({ role_ids: sql<string[]>`array_remove(role_ids, ${roleId}::uuid)` })
    .where(isNamed(roleId))
    .returning(['id', 'list_id as listId'])
    .execute();

/** Those of these roles that still exist. */
export const listExistingRoles = async (db: PlatformDb, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await db.selectFrom('role').select('id').where('id', 'in', ids).orderBy('id').execute()).map(({ id }) => id);

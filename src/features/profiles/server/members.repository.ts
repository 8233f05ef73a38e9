import { type RawBuilder, sql } from 'kysely';
import type { UserProperty } from '#features/users/contract/user-properties.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PropertyValue } from '../contract/profile-properties.ts';
import type { ProfileRow } from './profiles.repository.ts';

export interface MembersQuestion {
  /** Already lower case; each word must be found. */
  words: readonly string[];
  /** The fields that every member may read, and so the only ones that may be searched. */
  fieldIds: readonly string[];
  roleIds: readonly string[];
  offset: number;
  limit: number;
}

/** Who goes by an alias is not to be found by the name behind it. */
const shownName = sql<string>`coalesce(
  (select nullif(property ->> 'value', '') from jsonb_array_elements("user".properties) as property
   where property ->> 'key' = 'alias' limit 1),
  "user".name)`;

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function members(db: PlatformDb, { words, fieldIds, roleIds }: MembersQuestion) {
  let query = db.selectFrom('user').where('is_active', '=', true);
  for (const word of words) {
    const inName: RawBuilder<boolean> = sql`lower(${shownName}) like ${pattern(word)}`;
    query = query.where(({ eb, or, exists, selectFrom }) =>
      or([
        inName,
        ...(fieldIds.length === 0
          ? []
          : [
              exists(
                selectFrom('profile_value')
                  .select('user_id')
                  .whereRef('user_id', '=', 'user.id')
                  .where('field_id', 'in', fieldIds)
                  .where(eb(sql<string>`lower(profile_value.value #>> '{}')`, 'like', pattern(word))),
              ),
            ]),
      ]),
    );
  }
  if (roleIds.length === 0) return query;
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('user_role').select('user_id').whereRef('user_id', '=', 'user.id').where('role_id', 'in', roleIds),
    ),
  );
}

const profileColumns = [
  'id',
  'email',
  'first_name',
  'middle_name',
  'last_name',
  'account_type',
  'is_active',
  'properties',
  'terms_of_use_version_accepted',
  'terms_of_use_asked',
] as const;

/** Those of these who are active. */
export const findPeople = (db: PlatformDb, ids: readonly string[]): Promise<ProfileRow[]> =>
  db
    .selectFrom('user')
    .select(profileColumns)
    .$narrowType<{ properties: UserProperty[]; account_type: AccountType }>()
    .where('is_active', '=', true)
    .where('id', 'in', ids)
    .execute();

export async function findMembers(db: PlatformDb, question: MembersQuestion): Promise<ProfileRow[]> {
  return members(db, question)
    .select(profileColumns)
    .$narrowType<{ properties: UserProperty[]; account_type: AccountType }>()
    .orderBy(sql`lower(${shownName})`)
    .orderBy('id')
    .limit(question.limit)
    .offset(question.offset)
    .execute();
}

export async function countMembers(db: PlatformDb, question: MembersQuestion): Promise<number> {
  const { count } = await members(db, question)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findValuesOf(
  db: PlatformDb,
  userIds: readonly string[],
  fieldIds: readonly string[],
): Promise<Map<string, Map<string, PropertyValue>>> {
  const values = new Map<string, Map<string, PropertyValue>>();
  if (userIds.length === 0 || fieldIds.length === 0) return values;
  const rows = await db
    .selectFrom('profile_value')
    .select(['user_id', 'field_id', 'value'])
    .where('user_id', 'in', userIds)
    .where('field_id', 'in', fieldIds)
    .execute();
  for (const { user_id, field_id, value } of rows) {
    const own = values.get(user_id) ?? new Map<string, PropertyValue>();
    values.set(user_id, own.set(field_id, value as PropertyValue));
  }
  return values;
}

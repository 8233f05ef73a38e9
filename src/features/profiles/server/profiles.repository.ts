import type { UserProperty } from '#features/users/contract/user-properties.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface ProfileRow {
  id: string;
  email: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  properties: UserProperty[];
  terms_of_use_version_accepted: number | null;
  terms_of_use_asked: boolean;
}

export const findProfile = (db: PlatformDb, userId: string): Promise<ProfileRow | undefined> =>
  db
    .selectFrom('user')
    .select([
      'id',
      'email',
      'first_name',
      'middle_name',
      'last_name',
      'properties',
      'terms_of_use_version_accepted',
      'terms_of_use_asked',
    ])
    .$narrowType<{ properties: UserProperty[] }>()
    .where('id', '=', userId)
    .executeTakeFirst();

import type { PlatformDb } from '#platform/server/database/database.ts';

export interface ChangedPage {
  id: string;
  /** Of what readers get now. */
  versionId: string;
  changedBy: string;
}

/** Not its first version: nobody followed it before that. */
export const findChangedPages = (db: PlatformDb, since: Date, limit: number): Promise<ChangedPage[]> =>
  db
    .selectFrom('page_version')
    .innerJoin('page', 'page.published_version_id', 'page_version.id')
    .select(['page.id', 'page_version.id as versionId', 'page_version.published_by as changedBy'])
    .where('page_version.published_at', '>', since)
    .where('page_version.number', '>', 1)
    .where('page.kind', '=', 'page')
    .where('page.deleted_at', 'is', null)
    .orderBy('page_version.published_at', 'desc')
    .limit(limit)
    .execute();

import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { FormDocument } from '../contract/form-document.ts';

const trashed = (db: PlatformDb) => db.selectFrom('form').where('form.deleted_at', 'is not', null);

export async function listTrashedFormKeys(db: PlatformDb, search: string) {
  const words = search.replace(/[\\%_]/g, '\\$&');
  const rows = await trashed(db)
    .select(['guid', 'deleted_at'])
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`lower((draft -> 'title')::text) like '%' || lower(${words}) || '%'`),
    )
    .execute();
  return rows.flatMap(({ guid, deleted_at }) => (deleted_at === null ? [] : [{ id: guid, deletedAt: deleted_at }]));
}

export async function findTrashedForms(db: PlatformDb, guids: readonly string[]) {
  const rows = await trashed(db)
    .leftJoin('user', 'user.id', 'form.deleted_by')
    .select(['form.guid', 'form.draft', 'form.deleted_at', 'form.deleted_by', 'user.name'])
    .where('form.guid', 'in', guids)
    .execute();
  return rows.flatMap(({ guid, draft, deleted_at, deleted_by, name }) =>
    deleted_at === null
      ? []
      : [{ guid, draft: FormDocument.parse(draft), deletedAt: deleted_at, deletedBy: deleted_by, deleterName: name }],
  );
}

/** Only what lies in the trash. */
export const restoreTrashedForm = (db: PlatformDb, guid: string) =>
  db
    .updateTable('form')
    .set({ deleted_at: null, deleted_by: null })
    .where('guid', '=', guid)
    .where('deleted_at', 'is not', null)
    .execute();

/** Only what lies in the trash; what was sent goes with it. */
export const deleteTrashedForm = (db: PlatformDb, guid: string) =>
  db.deleteFrom('form').where('guid', '=', guid).where('deleted_at', 'is not', null).execute();

export const deleteFormsTrashedBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('form').where('deleted_at', '<', moment).execute();

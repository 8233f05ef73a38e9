import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FormSettings } from '../contract/form.ts';
import type { FormDocument } from '../contract/form-document.ts';

type Receivers = FormSettings['receivers'];

/** Forms whose settings name this id somewhere: a guid is nothing else by accident. */
const naming = (db: PlatformDb, id: string) =>
  db
    .selectFrom('form')
    .select(['guid', 'role_ids', 'handler_role_ids', 'visibility', 'deleted_at'])
    .select(sql<FormDocument['title']>`draft -> 'title'`.as('title'))
    .select(sql<Receivers | null>`settings -> 'receivers'`.as('receivers'))
    .where(
      sql<boolean>`(role_ids || handler_role_ids) @> array[${id}]::uuid[] or (settings -> 'receivers')::text like ${`%${id}%`}`,
    );

export const listFormsNamingRole = (db: PlatformDb, roleId: string) =>
  naming(db, roleId).where('deleted_at', 'is', null).limit(100).execute();

/** Also in the trash: what comes back names nobody who is gone. Answers which forms named it. */
export async function removeRoleFromForms(db: PlatformDb, roleId: string): Promise<string[]> {
  const rows = await naming(db, roleId).forUpdate().execute();
  for (const row of rows) {
    const receivers = (row.receivers ?? []).map((rule) => ({
      ...rule,
      roleIds: rule.roleIds.filter((one) => one !== roleId),
    }));
    await db
      .updateTable('form')
      .set({
        role_ids: row.role_ids.filter((one) => one !== roleId),
        handler_role_ids: row.handler_role_ids.filter((one) => one !== roleId),
        ...withReceivers(receivers),
      })
      .where('guid', '=', row.guid)
      .execute();
  }
  return rows.map(({ guid }) => guid);
}

/** What somebody looked after, changed and published goes to their heir, or to nobody. Answers which forms. */
export async function removePersonFromForms(db: PlatformDb, userId: string, heirId: string | null): Promise<string[]> {
  const given = await naming(db, userId).forUpdate().execute();
  for (const row of given) {
    const receivers = (row.receivers ?? []).map((rule) =>
      rule.assigneeGuid === userId ? { ...rule, assigneeGuid: heirId } : rule,
    );
    await db.updateTable('form').set(withReceivers(receivers)).where('guid', '=', row.guid).execute();
  }
  const changed = new Set(given.map(({ guid }) => guid));
  for (const column of ['owner_guid', 'created_by', 'changed_by', 'deleted_by'] as const) {
    const rows = await db
      .updateTable('form')
      .set({ [column]: heirId })
      .where(column, '=', userId)
      .returning('guid')
      .execute();
    for (const { guid } of rows) changed.add(guid);
  }
  await db.updateTable('form_version').set({ published_by: heirId }).where('published_by', '=', userId).execute();
  return [...changed];
}

const withReceivers = (receivers: Receivers) => ({
  settings: sql<string>`jsonb_set(settings, '{receivers}', ${JSON.stringify(receivers)}::jsonb)`,
});

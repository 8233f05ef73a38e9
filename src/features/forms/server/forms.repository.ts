import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import { FormSettings, type FormVersionInfo } from '../contract/form.ts';
import { FormDocument } from '../contract/form-document.ts';

/** Parsed, so that what was stored by an older version gets its defaults. */
const rowOf = (row: Selectable<PlatformTables['form']>) => ({
  ...row,
  draft: FormDocument.parse(row.draft),
  settings: settingsOf(row),
});
export type FoundForm = ReturnType<typeof rowOf>;

type SettingColumns = Pick<
  Selectable<PlatformTables['form']>,
  'state' | 'open_date' | 'close_date' | 'visibility' | 'role_ids' | 'handler_role_ids' | 'settings'
>;

const settingsOf = (row: SettingColumns): FormSettings =>
  FormSettings.parse({
    ...(row.settings as object),
    state: row.state,
    openDate: row.open_date?.toISOString() ?? null,
    closeDate: row.close_date?.toISOString() ?? null,
    visibility: row.visibility,
    roleIds: row.role_ids,
    handlerRoleIds: row.handler_role_ids,
  });

export function settingColumns(settings: FormSettings) {
  const { state, openDate, closeDate, visibility, roleIds, handlerRoleIds, ...rest } = settings;
  return {
    state,
    open_date: openDate === null ? null : new Date(openDate),
    close_date: closeDate === null ? null : new Date(closeDate),
    visibility,
    role_ids: roleIds,
    handler_role_ids: handlerRoleIds,
    settings: JSON.stringify(rest),
  };
}

const standing = (db: PlatformDb) => db.selectFrom('form').where('form.deleted_at', 'is', null);

export async function findForm(db: PlatformDb, guid: string): Promise<FoundForm | undefined> {
  const row = await standing(db).selectAll().where('guid', '=', guid).executeTakeFirst();
  return row && rowOf(row);
}

/** One change of a form at a time. */
export async function lockForm(db: PlatformDb, guid: string): Promise<FoundForm | undefined> {
  const row = await standing(db).selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
  return row && rowOf(row);
}

export async function insertForm(
  db: PlatformDb,
  row: Pick<
    Insertable<PlatformTables['form']>,
    'guid' | 'owner_guid' | 'created_at' | 'created_by' | 'changed_at' | 'changed_by'
  > & { draft: FormDocument },
  settings: FormSettings,
): Promise<void> {
  await db
    .insertInto('form')
    .values({ ...row, draft: JSON.stringify(row.draft), ...settingColumns(settings) })
    .execute();
}

export const updateForm = (db: PlatformDb, guid: string, changes: Updateable<PlatformTables['form']>) =>
  db.updateTable('form').set(changes).where('guid', '=', guid).execute();

const liveColumns = [
  'form.state',
  'form.open_date',
  'form.close_date',
  'form.visibility',
  'form.role_ids',
  'form.handler_role_ids',
  'form.settings',
] as const satisfies readonly `form.${keyof SettingColumns}`[];

export async function findLiveForm(db: PlatformDb, guid: string) {
  const row = await db
    .selectFrom('form')
    .innerJoin('form_version', (join) =>
      join.onRef('form_version.form_guid', '=', 'form.guid').onRef('form_version.version', '=', 'form.version'),
    )
    .select(['form.guid', 'form.version', ...liveColumns, 'form_version.document'])
    .where('form.deleted_at', 'is', null)
    .where('form.guid', '=', guid)
    .executeTakeFirst();
  if (row === undefined || row.version === null) return undefined;
  return {
    guid: row.guid,
    version: row.version,
    document: FormDocument.parse(row.document),
    settings: settingsOf(row),
  };
}

export async function listLiveTitles(db: PlatformDb): Promise<{ guid: string; title: StoredText }[]> {
  const rows = await db
    .selectFrom('form')
    .innerJoin('form_version', (join) =>
      join.onRef('form_version.form_guid', '=', 'form.guid').onRef('form_version.version', '=', 'form.version'),
    )
    .select(['form.guid', sql<StoredText>`form_version.document -> 'title'`.as('title')])
    .where('form.deleted_at', 'is', null)
    .orderBy(sql`form_version.document -> 'title' -> '$lang' ->> 'nl'`)
    .orderBy('form.guid')
    .execute();
  return rows;
}

/** What is filled in now, with for whom it is. */
export const listLiveDocuments = (
  db: PlatformDb,
): Promise<{ document: FormDocument; visibility: FormSettings['visibility']; roleIds: string[] }[]> =>
  db
    .selectFrom('form')
    .innerJoin('form_version', (join) =>
      join.onRef('form_version.form_guid', '=', 'form.guid').onRef('form_version.version', '=', 'form.version'),
    )
    .select([
      sql<FormDocument>`form_version.document`.as('document'),
      sql<FormSettings['visibility']>`form.visibility`.as('visibility'),
      'form.role_ids as roleIds',
    ])
    .where('form.deleted_at', 'is', null)
    .execute();

export const listStandingForms = (db: PlatformDb) =>
  standing(db)
    .select(['guid', 'handler_role_ids as handlerRoleIds', sql<StoredText>`draft -> 'title'`.as('title')])
    .orderBy(sql`draft -> 'title' -> '$lang' ->> 'nl'`)
    .orderBy('guid')
    .execute();

export const listFormGuids = (db: PlatformDb) => db.selectFrom('form').select('guid').orderBy('guid').execute();

export async function findFormSettings(db: PlatformDb, guid: string): Promise<FormSettings | undefined> {
  const row = await db.selectFrom('form').selectAll().where('guid', '=', guid).executeTakeFirst();
  return row && settingsOf(row);
}

export async function findFormVersion(db: PlatformDb, guid: string, version: number) {
  const row = await db
    .selectFrom('form_version')
    .select('document')
    .where('form_guid', '=', guid)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && FormDocument.parse(row.document);
}

/** What every version asked, by its number. */
export async function listVersionDocuments(db: PlatformDb, guid: string): Promise<Map<number, FormDocument>> {
  const rows = await db
    .selectFrom('form_version')
    .select(['version', 'document'])
    .where('form_guid', '=', guid)
    .orderBy('version')
    .execute();
  return new Map(rows.map(({ version, document }) => [version, FormDocument.parse(document)]));
}

export async function listFormVersions(db: PlatformDb, guid: string): Promise<FormVersionInfo[]> {
  const rows = await db
    .selectFrom('form_version')
    .leftJoin('user', 'user.id', 'form_version.published_by')
    .select(['form_version.version', 'form_version.published_at', 'form_version.note', 'user.name'])
    .where('form_version.form_guid', '=', guid)
    .orderBy('form_version.version', 'desc')
    .execute();
  return rows.map(({ version, published_at, note, name }) => ({
    version,
    publishedOn: published_at.toISOString(),
    publishedBy: name ?? '',
    note,
  }));
}

export async function insertFormVersion(
  db: PlatformDb,
  row: { form_guid: string; version: number; note: string; published_at: Date; published_by: string | null },
  document: FormDocument,
): Promise<void> {
  await db
    .insertInto('form_version')
    .values({ ...row, document: JSON.stringify(document) })
    .execute();
}

/** Of a person, or nobody; empty where the account is gone. */
export async function findPersonName(db: PlatformDb, guid: string | null): Promise<string> {
  if (guid === null) return '';
  const row = await db.selectFrom('user').select('name').where('id', '=', guid).executeTakeFirst();
  return row?.name ?? '';
}

export const isPerson = async (db: PlatformDb, guid: string): Promise<boolean> =>
  (await db.selectFrom('user').select('id').where('id', '=', guid).executeTakeFirst()) !== undefined;

/** All that stand, the newest change first. What is asked of their words is asked of the draft. */
export const listFormRows = (db: PlatformDb) =>
  standing(db)
    .leftJoin('user', 'user.id', 'form.owner_guid')
    .select([
      'form.guid',
      sql<FormDocument['title']>`form.draft -> 'title'`.as('title'),
      // The words of the questions alone: what a kind was set to is nobody's search.
      sql<string>`(select string_agg(words.value, ' ') from jsonb_path_query(form.draft, 'strict $.fields[*].**.label."$lang".*') as found,
        lateral (select found #>> '{}' as value) as words)`.as('questions'),
      'form.state',
      'form.open_date',
      'form.close_date',
      sql<number | null>`(form.settings ->> 'submissionLimit')::integer`.as('submission_limit'),
      'form.version',
      'form.sequence',
      'form.published_sequence',
      'form.publish_at',
      'form.owner_guid',
      'user.name as owner_name',
      'form.changed_at',
    ])
    .orderBy('form.changed_at', 'desc')
    .orderBy('form.guid')
    .execute();

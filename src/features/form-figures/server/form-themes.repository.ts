import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface ThemeRow {
  guid: string;
  name: string;
}

export const listThemes = (db: PlatformDb, formGuid: string, field: string): Promise<ThemeRow[]> =>
  db
    .selectFrom('form_theme')
    .select(['guid', 'name'])
    .where('form_guid', '=', formGuid)
    .where('field', '=', field)
    .orderBy('created_at')
    .orderBy('guid')
    .execute();

/** Which answers are in which theme. */
export const listThemed = (
  db: PlatformDb,
  formGuid: string,
  field: string,
): Promise<{ themeGuid: string; submissionGuid: string }[]> =>
  db
    .selectFrom('form_answer_theme')
    .innerJoin('form_theme', 'form_theme.guid', 'form_answer_theme.theme_guid')
    .select(['theme_guid as themeGuid', 'submission_guid as submissionGuid'])
    .where('form_guid', '=', formGuid)
    .where('field', '=', field)
    .execute();

export const findTheme = (db: PlatformDb, guid: string) =>
  db
    .selectFrom('form_theme')
    .select(['guid', 'form_guid as formGuid', 'field', 'name'])
    .where('guid', '=', guid)
    .executeTakeFirst();

interface NewTheme {
  guid: string;
  formGuid: string;
  field: string;
  name: string;
  now: Date;
}

/** False when there is one of that name. */
export async function insertTheme(trx: PlatformTransaction, { formGuid, now, ...theme }: NewTheme): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('form_theme')
    .values({ ...theme, form_guid: formGuid, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function renameTheme(trx: PlatformTransaction, guid: string, name: string): Promise<void> {
  await trx.updateTable('form_theme').set({ name }).where('guid', '=', guid).execute();
}

export async function deleteTheme(trx: PlatformTransaction, guid: string): Promise<void> {
  await trx.deleteFrom('form_theme').where('guid', '=', guid).execute();
}

/** All themes that one answer is in, instead of those it was in. */
export async function writeThemesOf(
  trx: PlatformTransaction,
  submissionGuid: string,
  all: readonly string[],
  chosen: readonly string[],
): Promise<void> {
  if (all.length === 0) return;
  await trx
    .deleteFrom('form_answer_theme')
    .where('submission_guid', '=', submissionGuid)
    .where('theme_guid', 'in', [...all])
    .execute();
  if (chosen.length === 0) return;
  await trx
    .insertInto('form_answer_theme')
    .values(chosen.map((theme) => ({ theme_guid: theme, submission_guid: submissionGuid })))
    .execute();
}

import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LocaleSource } from '#platform/server/platform.ts';
import { completeSettings } from '../contract/setting.ts';
import type { SettingKey } from '../contract/setting-fields.ts';
import { settingsTag } from '../contract/settings.tags.ts';

/** Those that are named, or all of them. */
export async function readStoredSettings(
  db: PlatformDb,
  keys?: readonly SettingKey[],
): Promise<Record<string, unknown>> {
  let query = db.selectFrom('setting').select(['key', 'value']);
  if (keys !== undefined) query = query.where('key', 'in', keys);
  const rows = await query.execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** Who changes settings waits for whoever is doing so: what they saw is then still there when they write. */
export async function lockSettings(db: PlatformDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(db);
}

/** What everything else is read by. */
export const storedLocale: LocaleSource = {
  tags: [settingsTag],
  async read(db) {
    const { languages, timeZone } = completeSettings(await readStoredSettings(db, ['languages', 'timeZone']));
    return { languages, timeZone };
  },
};

export async function storeSetting(db: PlatformDb, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json, updated_at: new Date() }))
    .execute();
}

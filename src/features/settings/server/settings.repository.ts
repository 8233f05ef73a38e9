import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LocaleSource } from '#platform/server/platform.ts';
import { completeSettings, type SettingKey } from '../contract/setting.ts';
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

import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LocaleSource } from '#platform/server/platform.ts';
import { completeSettings } from '../contract/setting.ts';
import { settingsTag } from '../contract/settings.tags.ts';

export async function readStoredSettings(db: PlatformDb): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** What everything else is read by. */
export const storedLocale: LocaleSource = {
  tags: [settingsTag],
  async read(db) {
    const rows = await db.selectFrom('setting').select(['key', 'value']).where('key', '=', 'languages').execute();
    const { languages } = completeSettings(Object.fromEntries(rows.map((row) => [row.key, row.value])));
    return { languages, timeZone: defaultTimeZone };
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

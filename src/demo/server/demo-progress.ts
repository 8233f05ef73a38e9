import type { PlatformDb } from '#platform/server/database/database.ts';

/** What a start that was cut short has left: these of the pages are there, and whether readers have them. */
export async function presentPages(db: PlatformDb, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await db.selectFrom('page').select(['id', 'published_version_id']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.published_version_id !== null]));
}

export async function presentAssets(db: PlatformDb, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('asset').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function presentItems(db: PlatformDb, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('item').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The forms that are there, with how many versions they have. */
export async function presentForms(db: PlatformDb, guids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('form').select(['guid', 'version']).where('guid', 'in', guids).execute();
  return new Map(rows.map(({ guid, version }) => [guid, version ?? 0]));
}

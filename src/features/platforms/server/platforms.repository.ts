import type { ControlDb } from '#platform/server/database/database.ts';

export interface PlatformRow {
  id: string;
  key: string;
  schema: string;
  hosts: string[];
}

export async function listPlatformRows(db: ControlDb): Promise<PlatformRow[]> {
  const platforms = await db.selectFrom('platform').select(['id', 'key', 'schema_name']).orderBy('created_at').execute();
  const hosts = await db.selectFrom('platform_host').select(['host', 'platform_id']).orderBy('host').execute();
  return platforms.map(({ id, key, schema_name }) => ({
    id,
    key,
    schema: schema_name,
    hosts: hosts.filter((host) => host.platform_id === id).map(({ host }) => host),
  }));
}

export async function insertPlatformRow(db: ControlDb, key: string, schema: string, hosts: string[]): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('platform').values({ key, schema_name: schema }).returning('id').executeTakeFirstOrThrow();
    if (hosts.length > 0) {
      await trx.insertInto('platform_host').values(hosts.map((host) => ({ host, platform_id: id }))).execute();
    }
    return id;
  });
}

export const deletePlatformRow = (db: ControlDb, key: string) =>
  db.deleteFrom('platform').where('key', '=', key).returning('schema_name').executeTakeFirst();

import type pg from 'pg';
import type { ControlDb } from '#platform/server/database/database.ts';
import { pastSchemaOf } from '#platform/server/past/past-schema.ts';
import type { StandingMoments } from '../contract/platform-standing.ts';

export interface PlatformRow extends StandingMoments {
  id: string;
  key: string;
  schema: string;
  hosts: string[];
  /** Those of them that the installation gave it; the others it gave itself. */
  givenHosts: string[];
  sealedSecret: string | null;
  createdAt: Date;
  /** By its name in the settings. */
  server: string;
  /** While it moves. */
  movingTo: string | null;
}

export async function listPlatformRows(db: ControlDb): Promise<PlatformRow[]> {
  const platforms = await db
    .selectFrom('platform')
    .select(['id', 'key', 'schema_name', 'sealed_secret', 'created_at', 'suspended_at', 'remove_after'])
    .select(['server', 'moving_to'])
    .orderBy('created_at')
    .execute();
  const hosts = await db
    .selectFrom('platform_host')
    .select(['host', 'platform_id', 'given_by'])
    .orderBy('host')
    .execute();
  return platforms.map(({ id, key, schema_name, sealed_secret, created_at, suspended_at, remove_after, ...place }) => {
    const own = hosts.filter((host) => host.platform_id === id);
    return {
      id,
      key,
      schema: schema_name,
      sealedSecret: sealed_secret,
      createdAt: created_at,
      server: place.server,
      movingTo: place.moving_to,
      suspendedAt: suspended_at,
      removeAfter: remove_after,
      hosts: own.map(({ host }) => host),
      givenHosts: own.filter(({ given_by }) => given_by === 'installation').map(({ host }) => host),
    };
  });
}

export async function updateStanding(
  db: ControlDb,
  id: string,
  { suspendedAt, removeAfter }: StandingMoments,
): Promise<void> {
  await db
    .updateTable('platform')
    .set({ suspended_at: suspendedAt, remove_after: removeAfter })
    .where('id', '=', id)
    .execute();
}

export async function insertPlatformRow(
  db: ControlDb,
  { id, key, schema, hosts, sealedSecret }: Pick<PlatformRow, 'id' | 'key' | 'schema' | 'hosts' | 'sealedSecret'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('platform').values({ id, key, schema_name: schema, sealed_secret: sealedSecret }).execute();
    await insertHostRows(trx, id, hosts);
  });
}

export async function insertHostRows(
  db: ControlDb,
  platformId: string,
  hosts: readonly string[],
  givenBy: 'installation' | 'platform' = 'installation',
): Promise<void> {
  if (hosts.length === 0) return;
  await db
    .insertInto('platform_host')
    .values(hosts.map((host) => ({ host, platform_id: platformId, given_by: givenBy })))
    .execute();
}

/** Of those that the platform gave itself, or that the installation gave it, all but these. */
export async function deleteOtherHosts(
  db: ControlDb,
  platformId: string,
  kept: readonly string[],
  givenBy: 'installation' | 'platform',
): Promise<void> {
  let query = db.deleteFrom('platform_host').where('platform_id', '=', platformId).where('given_by', '=', givenBy);
  if (kept.length > 0) query = query.where('host', 'not in', kept);
  await query.execute();
}

async function dropTables(client: pg.ClientBase, schema: string): Promise<void> {
  for (const one of [pastSchemaOf(schema), schema]) {
    await client.query(`drop schema if exists ${client.escapeIdentifier(one)} cascade`);
  }
}

/**
 * Together or not at all: tables without a platform would come back to life under the next one of this name. Those on another
 * server go first, and removing goes on where it ended.
 */
export async function dropPlatform(
  client: pg.ClientBase,
  { id, schema }: PlatformRow,
  elsewhere?: pg.Pool,
): Promise<void> {
  if (elsewhere !== undefined) {
    const there = await elsewhere.connect();
    await dropTables(there, schema).finally(() => there.release());
  }
  await client.query('begin');
  try {
    await dropTables(client, schema);
    await client.query('delete from control.platform where id = $1', [id]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

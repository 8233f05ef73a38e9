import type pg from 'pg';
import { announcePlatforms } from './announce-platforms.ts';
import { openPlatformSecret, sealPlatformSecret } from './platform-secret.ts';

/** A platform as the installation knows it, for a backup and back. */
export interface PlatformForBackup {
  id: string;
  key: string;
  schema: string;
  /** As the database writes it. */
  createdAt: string;
  hosts: { host: string; givenBy: 'installation' | 'platform' }[];
  /** As the database writes it; null or absent while it answers. */
  suspendedAt?: string | null | undefined;
  /** On which its tables are, by its name in the settings. */
  server: string;
  /** Its own, opened; undefined where it uses the installation's. */
  secret?: string | undefined;
}

/** In the transaction of who asks: that of a backup sees one moment. Also of an installation that is not up to date yet. */
export async function platformsForBackup(
  client: pg.ClientBase,
  authSecret: string | undefined,
): Promise<PlatformForBackup[]> {
  const { rows } = await client.query<Omit<PlatformForBackup, 'secret'> & { sealed: string | null }>(
    `select id, key, schema_name as schema, created_at::text as "createdAt", 
       to_jsonb(platform)->>'sealed_secret' as sealed, coalesce(to_jsonb(platform)->>'server', 'main') as server, to_jsonb(platform)->>'suspended_at' as "suspendedAt",
       coalesce((select jsonb_agg(jsonb_build_object('host', host, 'givenBy', given_by) order by host)
         from control.platform_host where platform_id = platform.id), '[]') as hosts
     from control.platform order by created_at`,
  );
  return rows.map(({ sealed, ...platform }) => {
    const secret = authSecret && openPlatformSecret(authSecret, platform.id, sealed);
    return { ...platform, secret: secret === authSecret ? undefined : secret };
  });
}

/**
 * From here on it is there. Gives back the host names that lead to another platform here, and so were left out.
 */
export async function addRestoredPlatform(
  client: pg.ClientBase,
  { id, key, schema, createdAt, hosts, secret, suspendedAt }: Omit<PlatformForBackup, 'server'>,
  authSecret: string | undefined,
): Promise<string[]> {
  const isOwn = secret !== undefined && authSecret !== undefined && secret !== authSecret;
  const sealed = isOwn ? sealPlatformSecret(authSecret, id, secret) : null;
  await client.query(
    `insert into control.platform (id, key, schema_name, created_at, sealed_secret, suspended_at)
     values ($1, $2, $3, $4::timestamptz, $5, $6::timestamptz)`,
    [id, key, schema, createdAt, sealed, suspendedAt ?? null],
  );
  const taken: string[] = [];
  for (const { host, givenBy } of hosts) {
    const { rowCount } = await client.query(
      'insert into control.platform_host (host, platform_id, given_by) values ($1, $2, $3) on conflict do nothing',
      [host, id, givenBy],
    );
    if (rowCount === 0) taken.push(host);
  }
  return taken;
}

/** From here on everyone knows that it is about to move: no work of it is begun. */
export async function beginMove(client: pg.ClientBase, id: string, to: string): Promise<void> {
  await client.query('update control.platform set moving_to = $2, moving_since = now() where id = $1', [id, to]);
  await announcePlatforms(client);
}

/** The one moment of a move: before it the platform is where it was, after it where it went. */
export async function endMove(client: pg.ClientBase, id: string, server: string): Promise<void> {
  await client.query('update control.platform set server = $2, moving_to = null, moving_since = null where id = $1', [
    id,
    server,
  ]);
  await announcePlatforms(client);
}

import type pg from 'pg';

/** A platform as the installation knows it, for a backup and back. */
export interface PlatformForBackup {
  id: string;
  key: string;
  schema: string;
  /** As the database writes it. */
  createdAt: string;
  hosts: { host: string; givenBy: 'installation' | 'platform' }[];
}

/** In the transaction of who asks: that of a backup sees one moment. */
export async function platformsForBackup(client: pg.ClientBase): Promise<PlatformForBackup[]> {
  const { rows } = await client.query<PlatformForBackup>(
    `select id, key, schema_name as schema, created_at::text as "createdAt",
       coalesce((select jsonb_agg(jsonb_build_object('host', host, 'givenBy', given_by) order by host)
         from control.platform_host where platform_id = platform.id), '[]') as hosts
     from control.platform order by created_at`,
  );
  return rows;
}

/**
 * From here on it is there. Gives back the host names that lead to another platform here, and so were left out.
 */
export async function addRestoredPlatform(client: pg.ClientBase, platform: PlatformForBackup): Promise<string[]> {
  const { id, key, schema, createdAt, hosts } = platform;
  await client.query(
    'insert into control.platform (id, key, schema_name, created_at) values ($1, $2, $3, $4::timestamptz)',
    [id, key, schema, createdAt],
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

import type pg from 'pg';
import { type Migration, newerMigrations } from '#platform/server/database/migrator.ts';
import { mainServer } from '#platform/server/main-server.ts';

/** All that a release knows. */
export interface OwnMigrations {
  control: readonly Migration[];
  platform: readonly Migration[];
}

/** What a newer release has done already, to the list of platforms or to one of those on the main server: names of files. */
export async function doneByNewer(client: pg.ClientBase, own: OwnMigrations): Promise<string[]> {
  const newer = await newerMigrations(client, 'control', own.control);
  const { rows } = await client.query<{ schema: string }>(
    `select schema_name as schema from control.platform where coalesce(to_jsonb(platform)->>'server', $1) = $1`,
    [mainServer],
  );
  for (const { schema } of rows) newer.push(...(await newerMigrations(client, schema, own.platform)));
  return [...new Set(newer)];
}

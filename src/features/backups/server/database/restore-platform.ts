import type pg from 'pg';
import { type Migration, makeSchema, migrateFurther } from '#platform/server/database/migrator.ts';
import type { PlatformInBackup } from '../manifest.ts';
import { rowsIn } from './copy-rows.ts';
import { listTables, loosenAll, setSequences } from './schema-tables.ts';

/** On a schema that a restore has filled and that is no platform yet: whatever ended that restore, it may go. */
export const unfinishedMark = 'plein: being restored';

const usualPath = `set local search_path to "$user", public`;

export interface FillingPlatform {
  rows(table: string, pieces: AsyncIterable<Buffer>): Promise<number>;
  /** What is to be done for it, kept with it until it is there. */
  jobs(lines: string[]): Promise<void>;
  /** All references hold, and its tables are those of this release. */
  finish(): Promise<void>;
}

/** The tables of one platform, in one transaction: the release that it was made with, its rows, and then what is newer. */
export async function fillPlatform(
  client: pg.Client,
  schema: string,
  part: PlatformInBackup,
  migrations: Migration[],
): Promise<FillingPlatform> {
  const name = client.escapeIdentifier(schema);
  await client.query('begin');
  await makeSchema(client, schema, migrations.slice(0, part.migration));
  await client.query(`comment on schema ${name} is '${unfinishedMark}'`);
  await client.query(usualPath);
  const tighten = await loosenAll(client, schema);
  const known = new Set((await listTables(client, schema)).map((table) => table.name));
  await client.query(`create table ${name}.restored_job (line text not null)`);
  return {
    async rows(tableName, pieces) {
      const table = part.tables.find((one) => one.name === tableName);
      if (table === undefined || !known.has(tableName)) throw new Error(`the backup has a table ${tableName} too many`);
      return rowsIn(client, schema, table, pieces);
    },
    async jobs(lines) {
      await client.query(`insert into ${name}.restored_job select * from unnest($1::text[])`, [lines]);
    },
    async finish() {
      await setSequences(client, schema, part.sequences);
      await tighten();
      await migrateFurther(client, schema, migrations.slice(part.migration));
      await client.query(usualPath);
      for (const table of known) await client.query(`analyze ${name}.${client.escapeIdentifier(table)}`);
      await client.query('commit');
    },
  };
}

/** What an earlier restore that was cut off has left, under any name. */
export async function dropUnfinished(client: pg.ClientBase, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas) {
    const { rows } = await client.query<{ mark: string | null }>(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = $1`,
      [schema],
    );
    if (rows[0]?.mark === unfinishedMark) await client.query(`drop schema ${client.escapeIdentifier(schema)} cascade`);
  }
}

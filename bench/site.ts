import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { fetchOk } from './answer.ts';
import { spawnPinned } from './pinned-process.ts';
import { familyOf } from './process-family.ts';
import { type Product, root, startProduct } from './product.ts';
import { embeddedDatabase, schemaOfPlatform } from './yardstick.ts';

export interface Place {
  core: number | undefined;
  folder: string;
  /** The folder of another version of Plein. */
  checkout?: string;
}

export interface Site extends Product {
  dataDir: string;
  /** PostgreSQL's first process: the one that Plein starts, and that starts the others. */
  database: number;
}

/** On a folder that has been filled. */
export async function startSite(
  dataDir: string,
  core: number | undefined,
  environment: Record<string, string> = {},
  checkout?: string,
): Promise<Site> {
  const product = await startProduct({ dataDir, core, environment, checkout });
  return { ...product, dataDir, database: databaseOf(product.pid) };
}

export function databaseOf(pid: number): number {
  const [, database] = familyOf(pid);
  if (database === undefined) throw new Error('Plein did not start a database.');
  return database;
}

/** The demo, with what `npm run seed` adds to it. */
export async function fillSite(
  name: string,
  parameters: readonly string[],
  { core, folder, checkout }: Place,
): Promise<string> {
  const dataDir = join(folder, name);
  await (await startProduct({ dataDir, core, checkout })).stop();
  const cwd = checkout ?? root;
  const child = spawnPinned([process.execPath, join(cwd, 'scripts/seed.ts'), ...parameters], {
    core: undefined,
    cwd,
    environment: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Seeding with ${parameters.join(' ')} ended with ${code}.`);
  return dataDir;
}

/** Asks the site's database itself. */
export async function withDatabase<T>(dataDir: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  const client = new pg.Client({ connectionString, options: `-c search_path=${schema}` });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

export interface PlacedList {
  list: string;
  item: string;
  /** Of the page that the list is on. */
  path: string;
}

/** Of lists of one size some may stand on a page that has no address. */
export async function largestList({ port, dataDir }: Site): Promise<PlacedList> {
  const lists = await withDatabase(dataDir, async (client) => {
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ list: string; item: string | null }>(
      `select list_id as list, min(id::text) filter (where is_published and deleted_at is null and visibility = $1) as item
       from item group by list_id order by count(*) desc, list_id limit 10`,
      ['Public'],
    );
    return rows;
  });
  for (const { list, item } of lists) {
    if (item === null) continue;
    const { body } = await fetchOk(port, `/api/listitem/${item}`);
    const { path } = JSON.parse(body.toString()) as { path: string | null };
    if (path !== null) return { list, item, path: path.split('/i/')[0] || '/' };
  }
  throw new Error('None of the largest lists stands on a page with an address.');
}

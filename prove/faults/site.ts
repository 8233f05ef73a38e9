import { join } from 'node:path';
import pg from 'pg';
import { readPidFile } from '#platform/server/database/embedded/postmaster.ts';
import { type Product, startProduct } from '../../bench/product.ts';
import { signIn } from '../../bench/sign-in.ts';
import { embeddedDatabase, schemaOfPlatform } from '../../bench/yardstick.ts';

/** A started Plein with somebody signed in who may add to its news. */
export interface Site {
  product: Product;
  headers: { authorization: string };
  /** The list on the page of news. */
  list: string;
}

export interface Told {
  /** 0 when there was no answer. */
  status: number;
  body: string;
  askedAt: number;
  milliseconds: number;
}

/** In milliseconds. */
const longestAnswer = 40_000;

export async function call(
  port: number,
  path: string,
  { method = 'GET', headers = {}, json }: { method?: string; headers?: Record<string, string>; json?: unknown } = {},
): Promise<Told> {
  const askedAt = performance.now();
  const done = (status: number, body: string): Told => ({
    status,
    body,
    askedAt,
    milliseconds: performance.now() - askedAt,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(longestAnswer),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return done(answer.status, await answer.text());
  } catch {
    // Killed, refused or cut off: that is what is tried here, and status 0 is counted.
    return done(0, '');
  }
}

export interface OpenOptions {
  environment?: Record<string, string>;
  /** As tests start it, for what may only then lead to this machine itself, as a webhook. */
  mayAskItself?: boolean;
}

export async function openSite(
  dataDir: string,
  { environment = {}, mayAskItself = false }: OpenOptions = {},
): Promise<Site> {
  const product = await startProduct({
    dataDir,
    core: undefined,
    environment: { BUSY_WAIT_MS: '400', ...environment, ...(mayAskItself && { PLEIN_MODE: 'test' }) },
    ...(mayAskItself && { command: [process.execPath, 'scripts/built-server.mjs'] }),
  });
  return { product, headers: await signIn(product.port), list: await newsList(dataDir) };
}

/** The database may have outlived the server that started it, and is then nobody's child. */
export async function databasePid(dataDir: string): Promise<number> {
  const found = await readPidFile(join(dataDir, 'postgres'));
  if (found === undefined) throw new Error(`No database runs in ${dataDir}.`);
  return found.pid;
}

/** On the platform's own tables, beside Plein. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  const client = new pg.Client({ connectionString, options: `-c search_path=${schema}` });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function newsList(dataDir: string): Promise<string> {
  const rows = await askDatabase<{ list_id: string }>(
    dataDir,
    `select list_id from item join item_type on item_type.id = type_id
      where name = 'News' and visibility = 'Public' and item.deleted_at is null
      group by list_id order by count(*) desc, list_id limit 1`,
  );
  return String(rows[0]?.list_id);
}

export interface Written {
  /** Of what was confirmed. */
  guids: string[];
  /** Answers by their status. */
  statuses: Map<number, number>;
}

/** Adds items with several at a time until told to stop, and remembers what was confirmed. */
export function keepWriting({ product, headers, list }: Site, writers = 8): () => Promise<Written> {
  const written: Written = { guids: [], statuses: new Map() };
  let isOver = false;
  const write = async (who: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const item = { title: `Schrijver ${who}, bericht ${turn}`, listItemTypeName: 'News' };
      const told = await call(product.port, `/api/listitem/list/${list}`, { method: 'POST', headers, json: [item] });
      written.statuses.set(told.status, (written.statuses.get(told.status) ?? 0) + 1);
      if (told.status >= 200 && told.status < 300) {
        for (const { guid } of JSON.parse(told.body) as { guid: string }[]) written.guids.push(guid);
      } else {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const running = Promise.all(Array.from({ length: writers }, (_, who) => write(who)));
  return async () => {
    isOver = true;
    await running;
    return written;
  };
}

/** Of these, how many the database does not have. */
export async function countLost(dataDir: string, guids: readonly string[]): Promise<number> {
  const rows = await askDatabase<{ count: string }>(dataDir, 'select count(*) from item where id = any($1)', [guids]);
  return guids.length - Number(rows[0]?.count);
}

export const untilTrue = async (what: string, isTrue: () => Promise<boolean>, seconds: number): Promise<number> => {
  const begin = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begin > seconds * 1000) throw new Error(`Not within ${seconds} seconds: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - begin;
};

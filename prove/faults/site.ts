import { join } from 'node:path';
import pg from 'pg';
import { readPidFile } from '#platform/server/database/embedded/postmaster.ts';
import { type Product, startProduct } from '../../bench/product.ts';
import { signIn } from '../../bench/sign-in.ts';
import { embeddedDatabase, schemaOfPlatform } from '../../bench/yardstick.ts';

/** A started Plein with somebody signed in who may add to its news. */
export interface Site {
  product: Product;
  /** Of its database. */
  dataDir: string;
  headers: { authorization: string };
  /** The list on the page of news. */
  list: string;
}

export interface Told {
  /** 0 when there was no answer. */
  status: number;
  body: string;
  /** In seconds; undefined when nothing was said of coming back. */
  retryAfter: number | undefined;
  askedAt: number;
  milliseconds: number;
}

export type SentHeaders = Record<string, string>;

interface Sent {
  method?: string;
  headers?: SentHeaders;
  json?: unknown;
  /** In place of JSON. */
  form?: FormData;
}

/** Of a server that was killed. */
export const noAnswer: Told = { status: 0, body: '', retryAfter: undefined, askedAt: 0, milliseconds: 0 };

/** In milliseconds. */
const longestAnswer = 40_000;

export async function call(
  port: number,
  path: string,
  { method = 'GET', headers = {}, json, form }: Sent = {},
): Promise<Told> {
  const askedAt = performance.now();
  const done = (status: number, body: string, retryAfter?: number): Told => ({
    status,
    body,
    retryAfter,
    askedAt,
    milliseconds: performance.now() - askedAt,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(longestAnswer),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: form }),
    });
    const comeBack = answer.headers.get('retry-after');
    return done(answer.status, await answer.text(), comeBack === null ? undefined : Number(comeBack));
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
  return { product, dataDir, headers: await signIn(product.port), list: await newsList(dataDir) };
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

export async function newsList(dataDir: string): Promise<string> {
  const rows = await askDatabase<{ list_id: string }>(
    dataDir,
    `select list_id from item join item_type on item_type.id = type_id
      where name = 'News' and visibility = 'Public' and item.deleted_at is null
      group by list_id order by count(*) desc, list_id limit 1`,
  );
  return String(rows[0]?.list_id);
}

export const untilTrue = async (what: string, isTrue: () => Promise<boolean>, seconds: number): Promise<number> => {
  const begin = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begin > seconds * 1000) throw new Error(`Not within ${seconds} seconds: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - begin;
};

export async function canWrite({ product, headers, list }: Site): Promise<boolean> {
  const json = [{ title: 'Daarna', listItemTypeName: 'News' }];
  const { status } = await call(product.port, `/api/listitem/list/${list}`, { method: 'POST', headers, json });
  return status >= 200 && status < 300;
}

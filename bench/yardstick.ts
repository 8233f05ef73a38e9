import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { findRunningCluster } from '#platform/server/database/embedded/running-cluster.ts';
import type { Answer } from './answer.ts';
import { spawnPinned, stopProcess } from './pinned-process.ts';
import { root } from './product.ts';
import type { KeptAnswer } from './yardsticks/bare-fastify.ts';

export interface Yardstick {
  pid: number;
  port: number;
  /** Before the database that it asks ends. */
  stop(): Promise<void>;
}

async function startYardstick(
  file: string,
  parameters: string[],
  core: number | undefined,
  environment: Record<string, string> = {},
): Promise<Yardstick> {
  const child = spawnPinned([process.execPath, join(root, 'bench/yardsticks', file), ...parameters], {
    core,
    cwd: root,
    environment: { ...environment, NODE_ENV: 'production' },
  });
  const { stdout, pid } = child;
  if (stdout === null || pid === undefined) throw new Error(`${file} did not start.`);
  const [line] = await Promise.race([once(createInterface(stdout), 'line'), once(child, 'exit')]);
  if (typeof line !== 'string') throw new Error(`${file} ended before it listened.`);
  const { port } = JSON.parse(line) as { port: number };
  return { pid, port, stop: () => stopProcess(child) };
}

/** A bare Fastify that sends these answers, each at its path, with the same bytes and the same headers. */
export async function startBareFastify(
  answers: Record<string, Answer>,
  { core, folder }: { core: number | undefined; folder: string },
): Promise<Yardstick> {
  const file = join(folder, 'answers.json');
  const kept: KeptAnswer[] = Object.entries(answers).map(([path, { headers, body }]) => ({
    path,
    headers,
    bodyBase64: body.toString('base64'),
  }));
  await writeFile(file, JSON.stringify(kept));
  return startYardstick('bare-fastify.ts', [file], core);
}

/** Checks one password and answers: the least that signing in can cost. */
export const startPasswordCheck = (password: string, core: number | undefined): Promise<Yardstick> =>
  startYardstick('password-check.ts', [password], core);

/** The lean program, on the database that Plein has just filled. */
export async function startLeanPage(
  html: string,
  { core, dataDir }: { core: number | undefined; dataDir: string },
): Promise<Yardstick> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  const addresses = files.map(([, address = '']) => address);
  return startYardstick('lean-page.ts', [schema, ...addresses], core, { DATABASE_URL: connectionString });
}

/** Lists, items and searches by hand, on the database of a site with many items. */
export async function startLeanItems({
  core,
  dataDir,
}: {
  core: number | undefined;
  dataDir: string;
}): Promise<Yardstick> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  return startYardstick('lean-items.ts', [schema], core, { DATABASE_URL: connectionString });
}

/** Saves what was typed in a page by hand, in the same tables. */
export async function startLeanOperations({
  core,
  dataDir,
}: {
  core: number | undefined;
  dataDir: string;
}): Promise<Yardstick> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  return startYardstick('lean-operations.ts', [schema], core, { DATABASE_URL: connectionString });
}

/** Takes the submissions of one form by hand, in the same tables. */
export async function startLeanSubmissions({
  core,
  dataDir,
}: {
  core: number | undefined;
  dataDir: string;
}): Promise<Yardstick> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  return startYardstick('lean-submissions.ts', [schema], core, { DATABASE_URL: connectionString });
}

/** Plein's own PostgreSQL, reached as Plein itself does. */
export async function embeddedDatabase(dataDir: string): Promise<string> {
  const found = await findRunningCluster(dataDir);
  if (found === undefined) throw new Error(`No database runs in ${dataDir}.`);
  return found;
}

export async function schemaOfPlatform(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select schema_name from control.platform order by created_at limit 1');
  await client.end();
  return String(rows[0]?.schema_name);
}

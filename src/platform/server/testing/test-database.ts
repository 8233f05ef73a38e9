import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file: a copy of the migrated one. As files, which takes a third of logging each page. */
export function createTestDatabase(): Promise<TestDatabase> {
  const [, templateName = ''] = new URL(inject('templateDatabase')).pathname.split('/');
  return create(`template ${templateName} strategy file_copy`);
}

/** One that Plein has never seen. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('');

async function create(how: string): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabase'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onMaintenance(template, `create database ${name} ${how}`);
  const own = new URL(template);
  own.pathname = `/${name}`;
  return {
    connectionString: own.href,
    drop: () => onMaintenance(template, `drop database if exists ${name} with (force)`),
  };
}

/** For a test that asks the database itself. Dropping it may hang up on us a moment before the pool has closed. */
export function openTestPool({ connectionString }: Pick<TestDatabase, 'connectionString'>, max = 1): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => undefined);
  return pool;
}

/** From the maintenance database, because a database that someone is connected to cannot be copied. */
async function onMaintenance(template: URL, sql: string): Promise<void> {
  const address = new URL(template);
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await retryWhileCopied(() => client.query(sql));
  } finally {
    await client.end();
  }
}

/** Two files that copy at the same moment: the second waits for the first. */
async function retryWhileCopied(run: () => Promise<unknown>, triesLeft = 50): Promise<void> {
  try {
    await run();
  } catch (error) {
    if ((error as { code?: string }).code !== '55006' || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await retryWhileCopied(run, triesLeft - 1);
  }
}

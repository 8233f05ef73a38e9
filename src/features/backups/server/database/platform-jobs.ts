import type pg from 'pg';
import { to } from 'pg-copy-streams';

const hasTable = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query<{ is: boolean }>(`select to_regclass('jobs.job') is not null as is`)).rows[0]?.is ?? false;

/** Kinds of work that there are here. */
export async function listQueues(client: pg.ClientBase): Promise<string[]> {
  if (!(await hasTable(client))) return [];
  const { rows } = await client.query<{ name: string }>('select name from jobs.queue');
  return rows.map(({ name }) => name);
}

/** What was begun before a moment and goes on. */
export async function countBegun(client: pg.ClientBase, platformId: string, before: Date): Promise<number> {
  if (!(await hasTable(client))) return 0;
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where data->>'platformId' = $1 and state = 'active' and started_on < $2`,
    [platformId, before],
  );
  return rows[0]?.count ?? 0;
}

/** It is done elsewhere from now on. */
export async function dropJobs(client: pg.ClientBase, platformId: string): Promise<void> {
  if (!(await hasTable(client))) return;
  await client.query(`delete from jobs.job where data->>'platformId' = $1 and state < 'completed'`, [platformId]);
}

/** What is still to be done for a platform, mails to send first of all, and what failed: a row as one line of JSON. */
export async function* jobsOut(client: pg.ClientBase, platformId: string): AsyncGenerator<Buffer> {
  if (!(await hasTable(client))) return;
  // As hexadecimal digits, so that COPY has nothing to escape.
  const rows = `select encode(convert_to(to_jsonb(job)::text, 'UTF8'), 'hex') from jobs.job
    where data->>'platformId' = ${client.escapeLiteral(platformId)} and state in ('created', 'retry', 'active')`;
  yield* client.query(to(`copy (${rows}) to stdout`)) as AsyncIterable<Buffer>;
}

const schema = 'jobs';

/** Where what failed for good is kept until somebody looks at it. */
const failedQueue = 'failed';

const keptIn = (client: pg.ClientBase, platformSchema: string): string =>
  `${client.escapeIdentifier(platformSchema)}.restored_job`;

const asRow = `convert_from(decode(line, 'hex'), 'UTF8')::jsonb`;

/** An installation that was never started has no place for work yet, and another release has other kinds of it. */
export async function prepareQueues(
  client: pg.Client,
  connectionString: string,
  platformSchemas: string[],
  queues: readonly string[] = [],
): Promise<void> {
  const names = new Set([failedQueue, ...queues]);
  for (const platformSchema of platformSchemas) {
    const { rows } = await client.query<{ name: string }>(
      `select distinct ${asRow}->>'name' as name from ${keptIn(client, platformSchema)}`,
    );
    for (const { name } of rows) names.add(name);
  }
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString, schema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}

/**
 * What came with a platform is to be done from now on. What was under way begins anew. Gives back how many there are.
 */
export async function jobsIn(client: pg.ClientBase, platformSchema: string): Promise<number> {
  const kept = keptIn(client, platformSchema);
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'jobs.job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname in (select jsonb_object_keys(${asRow}) from ${kept})`,
  );
  const list = rows.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const anew = `case when ${asRow}->>'state' = 'active' then '{"state": "created", "started_on": null}' else '{}' end::jsonb`;
  const added =
    list === ''
      ? undefined
      : await client.query(
          `insert into jobs.job (${list})
           select ${list} from ${kept}, jsonb_populate_record(null::jobs.job, ${asRow} || ${anew}) job
           on conflict do nothing`,
        );
  await client.query(`drop table ${kept}`);
  return added?.rowCount ?? 0;
}

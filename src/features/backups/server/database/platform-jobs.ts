import type pg from 'pg';
import { to } from 'pg-copy-streams';

const hasTable = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query<{ is: boolean }>(`select to_regclass('jobs.job') is not null as is`)).rows[0]?.is ?? false;

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
): Promise<void> {
  const names = new Set([failedQueue]);
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

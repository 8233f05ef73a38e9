import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Batch, Thing } from './batch.ts';

/** Where a platform keeps its own. */
export interface Store {
  db: PlatformDb;
  schema: string;
}

/** Written here, because the driver looks at each number for what has to be quoted, and numbers have nothing. */
const ofNumbers = (numbers: readonly (number | null)[]): string =>
  `{${numbers.map((one) => (one === null ? 'null' : String(one))).join(',')}}`;

/** However many there are, one row by one statement. */
export async function addBatch({ db, schema }: Store, batch: Batch<Thing>): Promise<void> {
  const all = <Key extends keyof Thing>(key: Key) => batch.different.map((thing) => thing[key]);
  let began = Number.POSITIVE_INFINITY;
  let ended = Number.NEGATIVE_INFINITY;
  for (const moment of batch.moments) {
    if (moment < began) began = moment;
    if (moment > ended) ended = moment;
  }
  const afters = batch.moments.map((moment) => moment - began);
  await sql`
    insert into ${sql.id(schema, 'statistic_batch')}
      (began, ended, kinds, subjects, languages, audiences, sources, campaigns, devices, reads, countries,
        things, visitors, afters, seconds)
    values (
      ${new Date(began)}, ${new Date(ended)}, ${all('kind')}::text[], ${all('subject')}::text[],
      ${all('language')}::text[], ${all('audience')}::text[], ${all('source')}::text[], ${all('campaign')}::text[],
      ${all('device')}::text[], ${all('reads')}::text[], ${all('country')}::text[],
      ${ofNumbers(batch.things)}::integer[], ${ofNumbers(batch.visitors)}::bigint[],
      ${ofNumbers(afters)}::integer[], ${ofNumbers(batch.seconds)}::integer[]
    )`.execute(db);
}

/** Whoever comes first on a day makes its secret; all processes have the same. */
export async function saltOfDay({ db }: Store, day: string, made: string): Promise<string> {
  await db
    .insertInto('statistic_salt')
    .values({ day, salt: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('statistic_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

export const addRobots = ({ db, schema }: Store, day: string, count: number) =>
  sql`insert into ${sql.id(schema, 'statistic_fold')} as known (day, up_to, robots) values (${day}, 0, ${count})
      on conflict (day) do update set robots = known.robots + excluded.robots`.execute(db);

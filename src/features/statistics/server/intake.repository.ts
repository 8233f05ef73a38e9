import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

/** Where a platform keeps its own. */
export interface Store {
  db: PlatformDb;
  schema: string;
}

export type EventKind = 'view' | 'missing' | 'download' | 'outgoing' | 'left';

export interface EventRow {
  at: Date;
  kind: EventKind;
  visitor: number;
  subject: string;
  language: string;
  audience: 'visitor' | 'member';
  source: string | null;
  campaign: string | null;
  device: string | null;
  reads: string | null;
  country: string | null;
  seconds: number | null;
}

/** One statement with one text, however many there are, so that it is prepared once. */
export async function addEvents({ db, schema }: Store, rows: readonly EventRow[]): Promise<void> {
  const all = <Key extends keyof EventRow>(key: Key) => rows.map((row) => row[key]);
  // Written as numbers: the driver takes longest for moments.
  const moments = rows.map(({ at }) => at.getTime());
  await sql`
    insert into ${sql.id(schema, 'statistic_event')}
      (at, kind, visitor, subject, language, audience, source, campaign, device, reads, country, seconds)
    select to_timestamp(at / 1000), kind, visitor, subject, language, audience, source, campaign, device, reads, country,
      seconds
    from unnest(
      ${moments}::float8[], ${all('kind')}::text[], ${all('visitor')}::bigint[], ${all('subject')}::text[],
      ${all('language')}::text[], ${all('audience')}::text[], ${all('source')}::text[], ${all('campaign')}::text[],
      ${all('device')}::text[], ${all('reads')}::text[], ${all('country')}::text[], ${all('seconds')}::integer[]
    ) as told (at, kind, visitor, subject, language, audience, source, campaign, device, reads, country, seconds)`.execute(
    db,
  );
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

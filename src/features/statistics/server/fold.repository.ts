import { type RawBuilder, sql } from 'kysely';
import type { Store } from './intake.repository.ts';

/** A visit is a series of pages without a pause of half an hour. */
const pause = sql.lit('30 minutes');

interface Bucket {
  table: 'statistic_hour' | 'statistic_day';
  column: 'hour' | 'day';
  /** Of an event at `at`. */
  value: RawBuilder<unknown>;
  from: Date;
  to: Date;
}

/**
 * Adds up what happened in a stretch of time, by all that is asked for later. `cube` also gives the sums over all
 * languages and audiences, in which nobody is counted twice.
 */
async function addUp({ db, schema }: Store, { table, column, value, from, to }: Bucket): Promise<void> {
  const target = sql.id(schema, table);
  const events = sql.id(schema, 'statistic_event');
  const bucket = sql.ref(column);
  await sql`
    with viewed as (
      select *, coalesce(at - lag(at) over mine > ${pause}::interval, true) as begins
      from ${events}
      where kind = 'view' and at >= ${from} and at < ${to}
      window mine as (partition by visitor order by at, id)
    ), seen as (
      select *, sum(begins::int) over (partition by visitor order by at, id) as visit,
        coalesce(lead(begins) over (partition by visitor order by at, id), true) as ends
      from viewed
    )
    insert into ${target} (${bucket}, language, audience, kind, key, views, visits, visitors)
    select ${value}, coalesce(language, ''), coalesce(audience, ''), each.kind, each.key,
      count(*), count(distinct (visitor, visit)), count(distinct visitor)
    from seen cross join lateral (values
      ('site', ''),
      ('subject', subject),
      ('entry', case when begins then subject end),
      ('exit', case when ends then subject end),
      ('source', case when begins then coalesce(source, 'direct') end),
      ('campaign', case when begins then campaign end),
      ('device', case when begins then device end),
      ('reads', case when begins then reads end),
      ('country', case when begins then country end)
    ) as each (kind, key)
    where each.key is not null
    group by ${value}, each.kind, each.key, cube (language, audience)`.execute(db);
  await sql`
    insert into ${target} (${bucket}, language, audience, kind, key, views, visits, visitors)
    select ${value}, coalesce(language, ''), coalesce(audience, ''), kind,
      case when kind = 'missing' and source is not null then subject || ' ' || source else subject end,
      count(*), 0, count(distinct visitor)
    from ${events}
    where kind in ('missing', 'download', 'outgoing') and at >= ${from} and at < ${to}
    group by ${value}, kind, 5, cube (language, audience)`.execute(db);
  await sql`
    insert into ${target} (${bucket}, language, audience, kind, key, views, visits, visitors, seconds, timed)
    select ${value}, coalesce(language, ''), coalesce(audience, ''), each.kind, each.key, 0, 0, 0, sum(seconds), count(*)
    from ${events} cross join lateral (values ('subject', subject), ('site', '')) as each (kind, key)
    where ${events}.kind = 'left' and at >= ${from} and at < ${to}
    group by ${value}, each.kind, each.key, cube (language, audience)
    on conflict (language, audience, kind, ${bucket}, key)
    do update set seconds = excluded.seconds, timed = excluded.timed`.execute(db);
}

/** One day anew, as a whole: what was added up before is replaced, so that doing it twice changes nothing. */
export async function foldDay(
  store: Store,
  { day, from, to, upTo }: { day: string; from: Date; to: Date; upTo: number },
): Promise<void> {
  const { db } = store;
  // The job and somebody who looks may come at the same moment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${store.schema} statistics`}, 0))`.execute(db);
  await db.deleteFrom('statistic_day').where('day', '=', day).execute();
  await db.deleteFrom('statistic_hour').where('hour', '>=', from).where('hour', '<', to).execute();
  const stretch = { from, to };
  await addUp(store, { ...stretch, table: 'statistic_day', column: 'day', value: sql`${sql.lit(day)}::date` });
  await addUp(store, { ...stretch, table: 'statistic_hour', column: 'hour', value: sql`date_trunc('hour', at)` });
  await db
    .insertInto('statistic_fold')
    .values({ day, up_to: upTo })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ up_to: upTo }))
    .execute();
}

/** The newest event in a stretch of time, when it is newer than what was added up. */
export async function newestToFold(
  { db }: Store,
  { day, from, to }: { day: string; from: Date; to: Date },
): Promise<number | undefined> {
  const { newest } = await db
    .selectFrom('statistic_event')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  const folded = await db.selectFrom('statistic_fold').select('up_to').where('day', '=', day).executeTakeFirst();
  return newest === null || newest <= (folded?.up_to ?? 0) ? undefined : newest;
}

export async function forgetBefore(
  { db }: Store,
  { events, hours, salts }: { events: Date; hours: Date; salts: string },
): Promise<void> {
  await db.deleteFrom('statistic_event').where('at', '<', events).execute();
  await db.deleteFrom('statistic_hour').where('hour', '<', hours).execute();
  await db.deleteFrom('statistic_salt').where('day', '<', salts).execute();
}

/** Months that are over and of which no sums were made yet. What they are of changes no more, so each is made once. */
export async function addUpMonths({ db, schema }: Store, before: string): Promise<void> {
  await sql`
    insert into ${sql.id(schema, 'statistic_month')}
      (month, language, audience, kind, key, views, visits, visitors, seconds, timed)
    select over.month, language, audience, kind, key,
      sum(views), sum(visits), sum(visitors), sum(seconds), sum(timed)
    from (
      select distinct date_trunc('month', day)::date as month from ${sql.id(schema, 'statistic_fold')}
      where day < ${before}
    ) as over
    join ${sql.id(schema, 'statistic_day')} as of_day
      on of_day.day >= over.month and of_day.day < over.month + interval '1 month'
    where not exists (select from ${sql.id(schema, 'statistic_month')} as known where known.month = over.month)
    group by over.month, language, audience, kind, key
    on conflict do nothing`.execute(db);
}

export interface TakenOver {
  language: string;
  audience: string;
  kind: string;
  key: string;
  views: number;
  visits: number;
  visitors: number;
  seconds: number;
  timed: number;
}

const sums = sql.raw(
  'language text, audience text, kind text, key text, views integer, visits integer, visitors integer, seconds bigint, timed integer',
);
const names = sql.raw('language, audience, kind, key, views, visits, visitors, seconds, timed');

/** Sums of days and hours as somebody else made them; what is known of a day already stays. */
export async function takeOverSums(
  { db, schema }: Store,
  { days, hours }: { days: readonly (TakenOver & { day: string })[]; hours: readonly (TakenOver & { hour: string })[] },
): Promise<void> {
  await sql`insert into ${sql.id(schema, 'statistic_day')} (day, ${names})
    select day, ${names} from json_to_recordset(${JSON.stringify(days)}::json) as sent (day date, ${sums})
    on conflict do nothing`.execute(db);
  await sql`insert into ${sql.id(schema, 'statistic_hour')} (hour, ${names})
    select hour, ${names} from json_to_recordset(${JSON.stringify(hours)}::json) as sent (hour timestamptz, ${sums})
    on conflict do nothing`.execute(db);
  // Their sums are made anew.
  await sql`delete from ${sql.id(schema, 'statistic_month')} where month in (
    select distinct date_trunc('month', day)::date
    from json_to_recordset(${JSON.stringify(days)}::json) as sent (day date))`.execute(db);
  await sql`insert into ${sql.id(schema, 'statistic_fold')} (day, up_to)
    select distinct day, 0 from json_to_recordset(${JSON.stringify(days)}::json) as sent (day date)
    on conflict do nothing`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import { type Stretch, unpackEvents, unpackedEvents } from './events.repository.ts';
import type { Store } from './intake.repository.ts';
import { addKeptToDay, addKeptToHours, isWithoutViews, keepSums } from './kept-sums.repository.ts';

/** A visit is a series of pages without a pause of half an hour. */
const pause = sql.lit('30 minutes');

/** What is read of a kind in a day is kept by name up to this many; addresses can be made up without end. */
const mostNamed = 1000;
/** All the others of a kind together; nothing that is counted is called so. */
export const otherKey = '*';

/** Of the kinds of which there was too much: which those are, and what of them keeps its name. */
interface Crowd {
  kinds: string[];
  names: { kind: string; key: string }[];
}

/** Of what is missing also the page that led to it. */
const missingKeyOfEvent = sql`(case when event.kind = 'missing' and event.source is not null
  then event.subject || ' ' || event.source else event.subject end)`;

/** Most days there is no such kind, and nothing to look up. */
async function crowdIn({ db }: Store): Promise<Crowd> {
  const { rows } = await sql<{ kind: string; key: string }>`
    select kind, key from (
      select each.kind, each.key, count(*) over (partition by each.kind) as keys,
        row_number() over (partition by each.kind order by count(*) desc, each.key) as place
      from ${unpackedEvents} as event cross join lateral (values
        ('subject' ${asBytes}, (case when event.kind in ('view', 'left', 'more') then subject end) ${asBytes}),
        ('source', case when event.kind = 'view' then source end),
        ('campaign', case when event.kind = 'view' then campaign end),
        ('reads', case when event.kind = 'view' then reads end),
        ('country', case when event.kind = 'view' then country end),
        (event.kind, case when event.kind in ('missing', 'download', 'outgoing') then ${missingKeyOfEvent} end)
      ) as each (kind, key)
      where each.key is not null
      group by each.kind, each.key
    ) as ranked where keys > ${sql.lit(mostNamed)} and place <= ${sql.lit(mostNamed)}`.execute(db);
  return { kinds: [...new Set(rows.map(({ kind }) => kind))], names: rows };
}

/** A column as it is kept: by its name, or as one of the others where there were too many of its kind. */
function named({ kinds, names }: Crowd, kind: string, column: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!kinds.includes(kind)) return column;
  const kept = names.flatMap((one) => (one.kind === kind ? [one.key] : []));
  return sql`case when ${column} is null or ${column} = any (${kept}::text[]) then ${column}
    else ${sql.lit(otherKey)} end`;
}

/** What is sorted to be told apart needs no alphabet, which takes most of the time with many. */
const asBytes = sql.raw('collate "C"');

/** What is no view. */
const happenings = ['missing', 'download', 'outgoing'] as const;

/** What is added up, and around it what tells where a visit begins and ends. */
interface Bucket extends Stretch {
  around: Stretch;
  table: 'statistic_hour' | 'statistic_day';
  column: 'hour' | 'day';
  /** Of an event at `at`. */
  value: RawBuilder<unknown>;
}

/**
 * Adds up what happened in a stretch of time, by all that is asked for later. `cube` also gives the sums over all
 * languages and audiences, in which nobody is counted twice.
 */
async function addUp(
  { db, schema }: Store,
  { table, column, value, from, to, around }: Bucket,
  crowd: Crowd,
): Promise<void> {
  const target = sql.id(schema, table);
  const happened = happenings.reduce(
    (key, kind) =>
      sql`case when event.kind = ${sql.lit(kind)} then ${named(crowd, kind, missingKeyOfEvent)} else ${key} end`,
    missingKeyOfEvent,
  );
  const bucket = sql.ref(column);
  const kept = (kind: string) => named(crowd, kind, sql.ref(kind));
  await sql`
    with viewed as (
      select id, at, visitor, language, audience, device, ${kept('subject')} as subject, ${kept('source')} as source,
        ${kept('campaign')} as campaign, ${kept('reads')} as reads, ${kept('country')} as country,
        coalesce(at - lag(at) over mine > ${pause}::interval, true) as begins
      from ${unpackedEvents} as event
      where kind = 'view' and at >= ${around.from} and at < ${around.to}
      window mine as (partition by visitor order by at, id)
    ), seen as (
      -- A number of its own for every visit: numbers are told apart ten times faster than pairs.
      select *, sum(begins::int) over (order by visitor, at, id) as visit,
        coalesce(lead(begins) over (partition by visitor order by at, id), true) as ends
      from viewed
    )
    insert into ${target} (${bucket}, language, audience, kind, key, views, visits, visitors)
    select ${value}, coalesce(language, ''), coalesce(audience, ''), each.kind, each.key,
      count(*), count(distinct visit), count(distinct visitor)
    from seen cross join lateral (values
      ('site' ${asBytes}, '' ${asBytes}),
      ('subject', subject),
      ('entry', case when begins then subject end),
      ('exit', case when ends then subject end),
      ('source', case when begins then coalesce(source, 'direct') end),
      ('campaign', case when begins then campaign end),
      ('device', case when begins then device end),
      ('reads', case when begins then reads end),
      ('country', case when begins then country end)
    ) as each (kind, key)
    where each.key is not null and at >= ${from} and at < ${to}
    group by ${value}, each.kind, each.key, cube (language, audience)`.execute(db);
  await sql`
    insert into ${target} (${bucket}, language, audience, kind, key, views, visits, visitors)
    select ${value}, coalesce(language, ''), coalesce(audience, ''), event.kind, ${happened},
      count(*), 0, count(distinct visitor)
    from ${unpackedEvents} as event
    where event.kind in ('missing', 'download', 'outgoing') and at >= ${from} and at < ${to}
    group by ${value}, event.kind, 5, cube (language, audience)`.execute(db);
  await sql`
    insert into ${target} (${bucket}, language, audience, kind, key, views, visits, visitors, seconds, timed)
    select ${value}, coalesce(language, ''), coalesce(audience, ''), each.kind, each.key, 0, 0, 0, sum(seconds),
      count(*) filter (where event.kind = 'left')
    from ${unpackedEvents} as event cross join lateral (values ('subject', ${kept('subject')}), ('site', '')) as each (kind, key)
    where event.kind in ('left', 'more') and at >= ${from} and at < ${to}
    group by ${value}, each.kind, each.key, cube (language, audience)
    on conflict (language, audience, kind, ${bucket}, key)
    do update set seconds = excluded.seconds, timed = excluded.timed`.execute(db);
}

/** How long a visit can be seen to go on. */
const pauseLength = 30 * 60_000;

/**
 * The hours of a day in which something came in after it was added up, and the one before: whether a visit ended there is
 * known half an hour later.
 */
async function changedHours({ db, schema }: Store, { from, to }: Stretch, since: number): Promise<Stretch> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select date_trunc('hour', min(began) - ${pause}::interval) as first,
      date_trunc('hour', max(ended)) + interval '1 hour' as last
    from ${sql.id(schema, 'statistic_batch')} where id > ${since} and ended >= ${from} and began < ${to}`.execute(db);
  const first = rows[0]?.first ?? from;
  const last = rows[0]?.last ?? to;
  return { from: first < from ? from : first, to: last > to ? to : last };
}

interface DayToFold extends Stretch {
  day: string;
  upTo: number;
  /** Views that another release wrote came among these just now, by numbers that no earlier sum knows. */
  hasMoved: boolean;
}

/**
 * What was added up of a stretch before is replaced, so that doing it twice changes nothing: a day as a whole, and its
 * hours that changed. What was added up from views that are gone stays.
 */
export async function foldDay(store: Store, { day, from, to, upTo, hasMoved }: DayToFold): Promise<void> {
  const { db } = store;
  // The job and somebody who looks may come at the same moment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${store.schema} statistics`}, 0))`.execute(db);
  const folded = await db
    .selectFrom('statistic_fold')
    .select(['up_to', 'kept_up_to'])
    .where('day', '=', day)
    .executeTakeFirst();
  const whole = { from, to };
  let keptUpTo = folded?.kept_up_to ?? 0;
  if (folded !== undefined && !hasMoved && (await isWithoutViews(store, whole, folded))) {
    await keepSums(store, { day, ...whole });
    keptUpTo = folded.up_to;
  }
  const hours = await changedHours(store, whole, folded?.up_to ?? 0);
  await db.deleteFrom('statistic_day').where('day', '=', day).execute();
  await db.deleteFrom('statistic_hour').where('hour', '>=', hours.from).where('hour', '<', hours.to).execute();
  await unpackEvents(store, whole);
  const crowd = await crowdIn(store);
  const byDay = { table: 'statistic_day', column: 'day', value: sql`${sql.lit(day)}::date` } as const;
  await addUp(store, { ...whole, around: whole, ...byDay }, crowd);
  const around = {
    from: new Date(Math.max(from.getTime(), hours.from.getTime() - pauseLength)),
    to: new Date(Math.min(to.getTime(), hours.to.getTime() + pauseLength)),
  };
  const byHour = { table: 'statistic_hour', column: 'hour', value: sql`date_trunc('hour', at)` } as const;
  await addUp(store, { ...hours, around, ...byHour }, crowd);
  if (keptUpTo > 0) {
    await addKeptToDay(store, day);
    await addKeptToHours(store, { day, ...hours });
  }
  await db
    .insertInto('statistic_fold')
    .values({ day, up_to: upTo, kept_up_to: keptUpTo })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ up_to: upTo, kept_up_to: keptUpTo }))
    .execute();
}

/** The newest batch that has something of a stretch of time, when it is newer than what was added up. */
export async function newestToFold(
  { db }: Store,
  { day, from, to }: { day: string; from: Date; to: Date },
): Promise<number | undefined> {
  const { newest } = await db
    .selectFrom('statistic_batch')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('ended', '>=', from)
    .where('began', '<', to)
    .executeTakeFirstOrThrow();
  const folded = await db.selectFrom('statistic_fold').select('up_to').where('day', '=', day).executeTakeFirst();
  return newest === null || newest <= (folded?.up_to ?? 0) ? undefined : newest;
}

export async function forgetBefore(
  { db }: Store,
  { events, hours, salts, kept }: { events: Date; hours: Date; salts: string; kept: string },
): Promise<void> {
  await db.deleteFrom('statistic_batch').where('ended', '<', events).execute();
  await db.deleteFrom('statistic_hour').where('hour', '<', hours).execute();
  await db.deleteFrom('statistic_salt').where('day', '<', salts).execute();
  await db.deleteFrom('statistic_kept').where('day', '<', kept).execute();
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

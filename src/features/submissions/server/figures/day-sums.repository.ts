import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { DayRun } from '../../contract/figures/day-runs.ts';
import type { FigureSelection, TallyAsked } from '../../contract/figures/figure-selection.ts';
import { type DaySum, nameOfAnswered, nameOfTally } from '../../contract/figures/fold-sums.ts';
import { cellHeight, cellWidth } from '../../contract/figures/place-cells.ts';
import { counting } from './submission-figures.repository.ts';

/** What is counted of every submission, whoever looks. */
export interface Counted {
  tallies: readonly Omit<TallyAsked, 'versions'>[];
  /** Fields of which it is counted how many answered. */
  fields: readonly string[];
}

const postcode = '[1-9][0-9]{3}(?= ?[A-Za-z]{2}\\M|\\M)';
/** Longer values differ further on than a figure shows. */
const longestValue = 200;

/** A number under one of these names, whatever else was stored there. */
const degrees = (inside: readonly string[], names: readonly string[]): RawBuilder<unknown> =>
  sql`coalesce(${sql.join(
    names.map((name) => {
      const path = [...inside, name];
      return sql`case jsonb_typeof(answers #> ${path}::text[]) when 'number' then (answers #>> ${path}::text[])::float8 end`;
    }),
  )})`;

/** The values of one answer, as rows of what is counted, its part and the value. */
function valuesOf(tally: Counted['tallies'][number]): RawBuilder<unknown> {
  const name = nameOfTally(tally);
  const inside = [tally.field, ...tally.path];
  const found = sql`answers #> ${inside}::text[]`;
  const list = sql`case jsonb_typeof(${found}) when 'array' then ${found} else jsonb_build_array(${found}) end`;
  const isThere = sql`where ${found} is not null`;
  switch (tally.shape) {
    case 'one':
      return sql`select ${name}::text, '', answers #>> ${inside}::text[] ${isThere}`;
    case 'postcode':
      return sql`select ${name}::text, '', coalesce(substring(answers #>> ${inside}::text[] from ${postcode}), '') ${isThere}`;
    case 'list':
      return sql`select ${name}::text, '', listed from jsonb_array_elements_text(${list}) as listed ${isThere}`;
    case 'order':
      return sql`select ${name}::text, place::text, listed
        from jsonb_array_elements_text(${list}) with ordinality as ordered(listed, place) ${isThere}`;
    case 'cell': {
      // No point is kept, only in which small field of the ground it lies.
      const row = sql`floor(${degrees(inside, ['lat', 'latitude'])} / ${cellHeight}::float8)::int`;
      const column = sql`floor(${degrees(inside, ['lon', 'longitude'])} / ${cellWidth}::float8)::int`;
      return sql`select ${name}::text, '', ${row} || ':' || ${column} ${isThere}`;
    }
  }
}

const isAnswered = (field: string): RawBuilder<unknown> =>
  sql`select ${nameOfAnswered(field)}::text, '', '' where answers -> ${field}::text is not null`;

/** All of a selection in one reading of its answers: a row for each version and each day, or for all days where there is no zone. */
function summedUp(db: PlatformDb, selection: FigureSelection, zone: string | undefined, { tallies, fields }: Counted) {
  const local = sql`(sent_at at time zone ${zone ?? 'UTC'})`;
  const rows = counting(db, selection).select([
    'version',
    'sent_at',
    'began_at',
    'answers',
    sql<string | null>`${zone === undefined ? sql`null` : local}::date`.as('day'),
  ]);
  const none = sql`select '', '', '' where false`;
  const values = [none, ...tallies.map(valuesOf), ...fields.map(isAnswered)];
  const second = sql`extract(epoch from sent_at - began_at)`;
  return sql`
    with counted as materialized ${rows},
    given as (
      select version, day, name, part, left(value, ${longestValue}) as value, count(*)::int as number
      from counted, lateral (${sql.join(values, sql` union all `)}) as one(name, part, value)
      where value is not null
      group by 1, 2, 3, 4, 5
    ),
    named as (
      select version, day, name, jsonb_agg(jsonb_build_array(part, value, number)) as rows from given group by 1, 2, 3
    ),
    answered as (select version, day, jsonb_object_agg(name, rows) as answers from named group by 1, 2),
    timed as (
      -- To the second; of who was at it for longer than ten minutes, to the minute.
      select version, day, floor(case when ${second} < 600 then ${second} else floor(${second} / 60) * 60 end)::int as second,
        count(*)::int as number
      from counted where began_at is not null group by 1, 2, 3
    ),
    lasted as (select version, day, jsonb_object_agg(second, number) as seconds from timed group by 1, 2),
    hourly as (
      select version, day, extract(isodow from ${local}) || '.' || extract(hour from ${local}) as hour, count(*)::int as number
      from counted group by 1, 2, 3
    ),
    whole as (
      select version, day, sum(number)::int as number, jsonb_object_agg(hour, number) as hours from hourly group by 1, 2
    )
    select whole.version, whole.day, whole.number, whole.hours,
      coalesce(seconds, '{}') as seconds, coalesce(answers, '{}') as answers
    from whole
    left join answered on answered.version = whole.version and answered.day is not distinct from whole.day
    left join lasted on lasted.version = whole.version and lasted.day is not distinct from whole.day`;
}

/** Of a part of the submissions, which no sum is kept of. */
export async function sumUpNow(db: PlatformDb, selection: FigureSelection, counted: Counted): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`${summedUp(db, selection, undefined, counted)}`.execute(db);
  return rows;
}

interface KeptDays {
  formGuid: string;
  version: number;
  run: DayRun;
  /** The same as moments of the calendar of this zone. */
  from: Date;
  until: Date;
  zone: string;
}

/** Sums these days up anew. */
export async function writeDaySums(trx: PlatformTransaction, counted: Counted, days: KeptDays): Promise<void> {
  const { formGuid, version, from, until, run, zone } = days;
  await trx
    .deleteFrom('form_day_sum')
    .where('form_guid', '=', formGuid)
    .where('version', '=', version)
    .where('day', '>=', run.from)
    .where('day', '<=', run.until)
    .execute();
  const summed = summedUp(trx, { formGuid, versions: [version], from, until }, zone, counted);
  await trx
    .insertInto('form_day_sum')
    .columns(['form_guid', 'version', 'day', 'number', 'hours', 'seconds', 'answers', 'summed_at'])
    .expression(sql`select ${formGuid}::uuid, summed.*, clock_timestamp() from (${summed}) as summed`)
    .execute();
}

/** On whatever calendar they were made. */
export const forgetDaySums = (trx: PlatformTransaction, formGuid: string, version: number) =>
  trx.deleteFrom('form_day_sum').where('form_guid', '=', formGuid).where('version', '=', version).execute();

/** When the first and the last of a version that counts were sent. */
export async function readSentSpan(
  trx: PlatformTransaction,
  formGuid: string,
  version: number,
): Promise<{ first: Date; last: Date } | undefined> {
  const { first, last } = await counting(trx, { formGuid, versions: [version] })
    .select(({ fn }) => [fn.min('sent_at').as('first'), fn.max('sent_at').as('last')])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? undefined : { first, last };
}

/** Those who sum up the same form go one after the other. */
export const lockSums = (trx: PlatformTransaction, formGuid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`form sums ${formGuid}`}, 0))`.execute(trx);

/** How the sums of a version were made. */
export interface VersionSum {
  version: number;
  zone: string;
  counted: Counted;
}

export async function listVersionSums(db: PlatformDb, formGuid: string): Promise<Map<number, VersionSum>> {
  const rows = await db
    .selectFrom('form_version_sum')
    .select(['version', 'zone', 'counted'])
    .where('form_guid', '=', formGuid)
    .execute();
  return new Map((rows as VersionSum[]).map((row) => [row.version, row]));
}

export async function writeVersionSum(
  trx: PlatformTransaction,
  formGuid: string,
  { version, zone, counted }: VersionSum,
): Promise<void> {
  const made = { zone, counted: JSON.stringify(counted) };
  await trx
    .insertInto('form_version_sum')
    .values({ form_guid: formGuid, version, ...made })
    .onConflict((clash) => clash.columns(['form_guid', 'version']).doUpdateSet(made))
    .execute();
}

export async function hasSumChanges(db: PlatformDb, formGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('form_sum_change')
    .select('version')
    .where('form_guid', '=', formGuid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Before anything is counted: what changes after it is found by the next one. */
export const takeSumChanges = (trx: PlatformTransaction, formGuid: string) =>
  trx
    .deleteFrom('form_sum_change')
    .where('form_guid', '=', formGuid)
    .returning(['version', 'sent_at as sentAt'])
    .execute();

const kept = (db: PlatformDb, formGuid: string, versions: readonly number[], days: Partial<DayRun>) => {
  let query = db
    .selectFrom('form_day_sum')
    .where('form_guid', '=', formGuid)
    .where('version', 'in', versions.length === 0 ? [-1] : [...versions]);
  if (days.from !== undefined) query = query.where('day', '>=', days.from);
  if (days.until !== undefined) query = query.where('day', '<=', days.until);
  return query;
};

export const readDaySums = (
  db: PlatformDb,
  formGuid: string,
  versions: readonly number[],
  days: Partial<DayRun>,
): Promise<DaySum[]> =>
  kept(db, formGuid, versions, days).select(['version', 'seconds', 'hours', 'answers']).execute() as Promise<DaySum[]>;

export interface DayStamp {
  version: number;
  day: string;
  number: number;
  summedAt: Date;
}

/** Without what was answered: how many, and when it was summed up, which says whether what was made of it still holds. */
export const readDayStamps = (
  db: PlatformDb,
  formGuid: string,
  versions: readonly number[],
  days: Partial<DayRun>,
): Promise<DayStamp[]> =>
  kept(db, formGuid, versions, days)
    .select(['version', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'number', 'summed_at as summedAt'])
    .orderBy('form_day_sum.day')
    .orderBy('version')
    .execute();

import { type RawBuilder, sql } from 'kysely';
import type { Store } from './intake.repository.ts';

export interface Stretch {
  from: Date;
  to: Date;
}

/** As somebody sees it who may not know of batches: one row for each view. In parentheses, to be read from. */
export function eventsIn({ schema }: Pick<Store, 'schema'>, { from, to }: Stretch): RawBuilder<unknown> {
  const batches = sql.id(schema, 'statistic_batch');
  const touching = sql`batch.ended >= ${from} and batch.began < ${to}`;
  return sql`(
    select event.batch * 1048576 + event.place as id, event.at, event.visitor, event.seconds,
      thing.kind, thing.subject, thing.language, thing.audience, thing.source, thing.campaign, thing.device, thing.reads,
      thing.country
    from (
      select batch.id as batch, told.place, told.thing, told.visitor, told.seconds,
        batch.began + told.after * interval '1 millisecond' as at
      from ${batches} as batch
      cross join lateral unnest(batch.things, batch.visitors, batch.afters, batch.seconds)
        with ordinality as told (thing, visitor, after, seconds, place)
      where ${touching}
    ) as event
    join (
      select batch.id as batch, told.*
      from ${batches} as batch
      cross join lateral unnest(batch.kinds, batch.subjects, batch.languages, batch.audiences, batch.sources,
        batch.campaigns, batch.devices, batch.reads, batch.countries)
        with ordinality as told (kind, subject, language, audience, source, campaign, device, reads, country, place)
      where ${touching}
    ) as thing on thing.batch = event.batch and thing.place = event.thing
    where event.at >= ${from} and event.at < ${to}
  )`;
}

/**
 * The same, unpacked once for all that is asked of it in this transaction, and known by the planner: of lists it guesses
 * that they are short.
 */
export async function unpackEvents({ db, schema }: Store, stretch: Stretch): Promise<void> {
  await sql`create temporary table unpacked_event on commit drop as select * from ${eventsIn({ schema }, stretch)} as event`.execute(
    db,
  );
  await sql`analyze ${unpackedEvents}`.execute(db);
}

export const unpackedEvents = sql.id('pg_temp', 'unpacked_event');

/**
 * Views that a process of the release before wrote, each in a row of its own, are moved, a minute in one batch: none is
 * lost while one release follows another, and none is there twice. Answers whether there were any.
 */
export async function takeOverRows({ db, schema }: Store): Promise<boolean> {
  const anyRow = await db.selectFrom('statistic_event').select('id').limit(1).executeTakeFirst();
  if (anyRow === undefined) return false;
  const ofMinute = (column: string) => sql`array_agg(${sql.ref(column)} order by place)`;
  await sql`
    with gone as (
      delete from ${sql.id(schema, 'statistic_event')} returning *
    ), placed as (
      select *, row_number() over (partition by date_trunc('minute', at) order by at, id)::integer as place,
        min(at) over (partition by date_trunc('minute', at)) as began
      from gone
    )
    insert into ${sql.id(schema, 'statistic_batch')}
      (began, ended, kinds, subjects, languages, audiences, sources, campaigns, devices, reads, countries,
        things, visitors, afters, seconds)
    select began, max(at), ${ofMinute('kind')}, ${ofMinute('subject')}, ${ofMinute('language')},
      ${ofMinute('audience')}, ${ofMinute('source')}, ${ofMinute('campaign')}, ${ofMinute('device')},
      ${ofMinute('reads')}, ${ofMinute('country')}, ${ofMinute('place')}, ${ofMinute('visitor')},
      array_agg(floor(extract(epoch from at - began) * 1000)::integer order by place), ${ofMinute('seconds')}
    from placed
    group by began
    order by began`.execute(db);
  return true;
}

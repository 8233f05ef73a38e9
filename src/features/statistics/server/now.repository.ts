import { type RawBuilder, sql } from 'kysely';
import { eventsIn, type Stretch } from './events.repository.ts';
import type { Store } from './intake.repository.ts';

const shownMinutes = 30;
const hereMinutes = 5;
const mostPages = 6;

interface Now {
  /** Views in each of the last thirty minutes, the newest last. */
  minutes: number[];
  /** In the last five. */
  people: number;
  /** Where they are: at what they opened last. */
  most: { subject: string; people: number }[];
}

/** The things of a batch of which something was opened. */
const viewed = sql`(
    select place from unnest(batch.kinds) with ordinality as told (kind, place) where kind = 'view'
  )`;

/**
 * Views by how many minutes ago. A batch is of a second, so that nearly each is of one minute and its views need only be
 * numbered: unpacked one by one, half an hour of a crowd takes half a second.
 */
function viewsByMinute({ db, schema }: Store, now: Date, { from, to }: Stretch) {
  const minutesAgo = (at: RawBuilder<unknown>) =>
    sql`least(${sql.lit(shownMinutes - 1)}, greatest(0, floor(extract(epoch from ${now}::timestamptz - (${at})) / 60)))::int`;
  const [first, last] = [minutesAgo(sql`batch.began`), minutesAgo(sql`batch.ended`)];
  const batches = sql`(
      select * from ${sql.id(schema, 'statistic_batch')} where ended >= ${from} and began < ${to}
    ) as batch`;
  return sql<{ ago: number; views: number }>`
    select ago, sum(views)::int as views
    from (
      select ${first} as ago, case when 'view' = all(batch.kinds) then cardinality(batch.things)
        else (select count(*) from unnest(batch.things) as thing where thing in ${viewed}) end as views
      from ${batches} where ${first} = ${last}
      union all
      select ${minutesAgo(sql`batch.began + told.after * interval '1 millisecond'`)}, 1
      from ${batches} cross join lateral unnest(batch.things, batch.afters) as told (thing, after)
      where ${first} <> ${last} and told.thing in ${viewed}
    ) as counted
    group by ago`.execute(db);
}

/** Counted where it is kept, because half an hour of a crowd is more than a process should be sent. */
export async function readNow(store: Store, now: Date): Promise<Now> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  // What the clock of another process puts a moment ahead happens now.
  const to = new Date(now.getTime() + 60_000);
  const [opened, here] = await Promise.all([
    viewsByMinute(store, now, { from: ago(shownMinutes), to }),
    sql<{ subject: string; people: number; everybody: number }>`
      select subject, count(*)::int as people, sum(count(*)) over ()::int as everybody
      from (
        select distinct on (visitor) subject from ${eventsIn(store, { from: ago(hereMinutes), to })} as event
        where kind = 'view' order by visitor, at desc, id desc
      ) as latest
      group by subject order by count(*) desc, subject limit ${sql.lit(mostPages)}`.execute(store.db),
  ]);
  const minutes = Array.from({ length: shownMinutes }, () => 0);
  for (const row of opened.rows) minutes[shownMinutes - 1 - row.ago] = row.views;
  return { minutes, people: here.rows[0]?.everybody ?? 0, most: here.rows };
}

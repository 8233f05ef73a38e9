import { sql } from 'kysely';
import { eventsIn } from './events.repository.ts';
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

/** Counted where it is kept, because half an hour of a crowd is more than a process should be sent. */
export async function readNow(store: Store, now: Date): Promise<Now> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  // What the clock of another process puts a moment ahead happens now.
  const to = new Date(now.getTime() + 60_000);
  const [viewed, here] = await Promise.all([
    sql<{ ago: number; views: number }>`
      select least(${sql.lit(shownMinutes - 1)}, greatest(0, floor(extract(epoch from ${now}::timestamptz - at) / 60)))::int
        as ago, count(*)::int as views
      from ${eventsIn(store, { from: ago(shownMinutes), to })} as event where kind = 'view'
      group by 1`.execute(store.db),
    sql<{ subject: string; people: number; everybody: number }>`
      select subject, count(*)::int as people, sum(count(*)) over ()::int as everybody
      from (
        select distinct on (visitor) subject from ${eventsIn(store, { from: ago(hereMinutes), to })} as event
        where kind = 'view' order by visitor, at desc, id desc
      ) as latest
      group by subject order by count(*) desc, subject limit ${sql.lit(mostPages)}`.execute(store.db),
  ]);
  const minutes = Array.from({ length: shownMinutes }, () => 0);
  for (const row of viewed.rows) minutes[shownMinutes - 1 - row.ago] = row.views;
  return { minutes, people: here.rows[0]?.everybody ?? 0, most: here.rows };
}

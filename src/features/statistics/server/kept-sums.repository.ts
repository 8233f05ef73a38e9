import { sql } from 'kysely';
import type { Stretch } from './events.repository.ts';
import type { Store } from './intake.repository.ts';

/** Up to which batch a day was added up, and up to which its sums are kept because those batches are gone. */
interface Folded {
  up_to: number;
  kept_up_to: number;
}

const sums = sql.raw('language, audience, kind, key, views, visits, visitors, seconds, timed');
const added = sql.raw(
  ['views', 'visits', 'visitors', 'seconds', 'timed']
    .map((name) => `${name} = known.${name} + excluded.${name}`)
    .join(),
);

/** A day that was added up and of which nothing is there that it was added up from: it came here by a backup. */
export async function isWithoutViews(
  { db }: Store,
  { from, to }: Stretch,
  { up_to, kept_up_to }: Folded,
): Promise<boolean> {
  if (up_to <= kept_up_to) return false;
  const any = await db
    .selectFrom('statistic_batch')
    .select('id')
    .where('id', '>', kept_up_to)
    .where('id', '<=', up_to)
    .where('ended', '>=', from)
    .where('began', '<', to)
    .limit(1)
    .executeTakeFirst();
  return any === undefined;
}

/** The sums of a day and its hours as they are, before they are made anew. */
export async function keepSums({ db, schema }: Store, { day, from, to }: Stretch & { day: string }): Promise<void> {
  const kept = sql.id(schema, 'statistic_kept');
  await db.deleteFrom('statistic_kept').where('day', '=', day).execute();
  await sql`insert into ${kept} (day, hour, ${sums})
    select day, null, ${sums} from ${sql.id(schema, 'statistic_day')} where day = ${day}`.execute(db);
  await sql`insert into ${kept} (day, hour, ${sums})
    select ${day}::date, hour, ${sums} from ${sql.id(schema, 'statistic_hour')}
    where hour >= ${from} and hour < ${to}`.execute(db);
}

/** Those of a day, on top of what was added up of it now. Who came before and after is two visitors: nobody can know. */
export async function addKeptToDay({ db, schema }: Store, day: string): Promise<void> {
  await sql`insert into ${sql.id(schema, 'statistic_day')} as known (day, ${sums})
    select day, ${sums} from ${sql.id(schema, 'statistic_kept')} where day = ${day} and hour is null
    on conflict (language, audience, kind, day, key) do update set ${added}`.execute(db);
}

/** Those of the hours of a day that were added up now. */
export async function addKeptToHours(
  { db, schema }: Store,
  { day, from, to }: Stretch & { day: string },
): Promise<void> {
  await sql`insert into ${sql.id(schema, 'statistic_hour')} as known (hour, ${sums})
    select hour, ${sums} from ${sql.id(schema, 'statistic_kept')}
    where day = ${day} and hour >= ${from} and hour < ${to}
    on conflict (language, audience, kind, hour, key) do update set ${added}`.execute(db);
}

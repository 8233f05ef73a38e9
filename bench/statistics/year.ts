import { type Site, withDatabase } from '../site.ts';

/** Of each kind, how many different ones are seen on one day of a site with a million views a month. */
const seenOnADay = {
  site: 1,
  subject: 2000,
  entry: 1000,
  exit: 1000,
  source: 150,
  campaign: 5,
  device: 3,
  reads: 20,
  country: 30,
  missing: 200,
  download: 100,
  outgoing: 60,
};

/** Two years: what is judged. Fewer days tell whether the measuring itself works. */
export const judgedDays = 730;

/**
 * Two years of days, so that each lies beside one, as a fold leaves them: for everybody, for one language, which is in the
 * same table and is not asked for, for visitors, and for members, of whom a fifth as many different ones are seen. Straight
 * into the table: what is measured is reading them.
 */
const fillSql = `
  insert into statistic_day (day, language, audience, kind, key, views, visits, visitors, seconds, timed)
  select current_date - ago, language, audience, kind,
    case when kind = 'site' then '' when kind = 'subject' and n % 5 = 0 then 'item:' || n
      when kind in ('subject', 'entry', 'exit') then coalesce('page:' || pages[n], 'path:/pagina-' || n)
      else kind || n end,
    1 + 33000 / (8 * n * part), 1 + 12000 / (8 * n * part), 1 + 9000 / (8 * n * part), 20 * (1 + 9000 / (n * part)),
    1 + 9000 / (n * part)
  from generate_series($3::int, 1, -1) as ago
  cross join unnest(array['', 'nl', '', ''], array['', '', 'visitor', 'member'], array[1, 1, 1, 5])
    as who (language, audience, part)
  cross join unnest($1::text[], $2::int[]) as counted (kind, number)
  cross join lateral generate_series(1, greatest(1, number / part)) as n
  cross join (select array_agg(id order by id) as pages from page where deleted_at is null) as of_site`;

/** How often the blocks of pages were seen and pressed: of a large site two thousand on a day. */
const blocksSql = `
  insert into statistic_block (day, block, seen, pressed)
  select current_date - ago, block.id, 1 + 4000 / n, 300 / n
  from generate_series($1::int, 1, -1) as ago
  cross join (
    select id, row_number() over (order by id)::int as n from block_instance order by id limit 2000
  ) as block
  on conflict do nothing`;

/** What was searched, of which every seventh word was not found; kept for a year. */
const searchesSql = `
  insert into search_count (day, language, query, by_visitors, by_members, found)
  select current_date - ago, language, 'woord ' || n, 1 + 200 / n, 20 / n,
    case when n % 7 = 0 then 0 else 1 + 200 / n end
  from generate_series(least($1::int, 365), 1, -1) as ago
  cross join unnest(array['nl', 'en']) as language
  cross join generate_series(1, 300) as n
  on conflict do nothing`;

/** Who began the forms and who sent them. */
const stepsSql = `
  insert into form_step_count (form_guid, version, day, mark, device, number)
  select form.guid, 1, current_date - ago, mark, device, case mark when 'begun' then 60 else 40 end
  from generate_series($1::int, 1, -1) as ago
  cross join form
  cross join unnest(array['begun', 'sent']) as mark
  cross join unnest(array['phone', 'tablet', 'computer']) as device
  on conflict do nothing`;

/** What a screen shows besides the sums of what was read. */
export function fillBeside({ dataDir }: Site, days: number): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    for (const fill of [blocksSql, searchesSql, stepsSql]) await client.query(fill, [days]);
    await client.query('vacuum analyze statistic_block, search_count, form_step_count');
  });
}

export async function fillYears({ dataDir }: Site, days: number): Promise<number> {
  return withDatabase(dataDir, async (client) => {
    await client.query('truncate statistic_day, statistic_month');
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where schemaname = current_schema() and tablename = 'statistic_day' and indexname <> 'statistic_day_pkey'`,
    );
    // Of ten million rows at once an index is made in a tenth of the time that adding to it takes.
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query('alter table statistic_day drop constraint statistic_day_pkey');
    const { rowCount } = await client.query(fillSql, [...[Object.keys(seenOnADay), Object.values(seenOnADay)], days]);
    await client.query('alter table statistic_day add primary key (language, audience, kind, day, key)');
    for (const { made } of indexes) await client.query(made);
    await client.query(
      'insert into statistic_fold (day, up_to) select distinct day, 0 from statistic_day on conflict do nothing',
    );
    await client.query('vacuum analyze statistic_day');
    return rowCount ?? 0;
  });
}

/** As the job that adds up does within a minute of the first day after a month. */
export async function waitForMonths({ dataDir }: Site, days: number): Promise<void> {
  const whole = Math.floor(days / 31);
  const deadline = performance.now() + 10 * 60_000;
  while (performance.now() < deadline) {
    const months = await withDatabase(dataDir, async (client) => {
      const { rows } = await client.query<{ months: number }>(
        'select count(distinct month)::int as months from statistic_month',
      );
      return rows[0]?.months ?? 0;
    });
    if (months >= whole) return;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  throw new Error('The months were not added up.');
}

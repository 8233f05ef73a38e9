import { sql } from 'kysely';
import type { PeriodParts } from '../contract/period-parts.ts';
import { signedDays } from './figures.repository.ts';
import type { Store } from './intake.repository.ts';

export interface SeenBlocks {
  block: string;
  seen: number;
  pressed: number;
}

/** Only of blocks that readers have: whatever else is told was made up. In one order, so that two processes never wait for each other. */
export async function addBlocks({ db, schema }: Store, day: string, rows: readonly SeenBlocks[]): Promise<void> {
  await sql`
    insert into ${sql.id(schema, 'statistic_block')} as known (day, block, seen, pressed)
    select ${day}::date, sent.block, sent.seen, sent.pressed
    from unnest(
      ${rows.map(({ block }) => block)}::uuid[], ${rows.map(({ seen }) => seen)}::integer[],
      ${rows.map(({ pressed }) => pressed)}::integer[]
    ) as sent (block, seen, pressed)
    where exists (select from ${sql.id(schema, 'block_instance')} as block where block.id = sent.block)
    order by sent.block
    on conflict (block, day) do update
      set seen = known.seen + excluded.seen, pressed = known.pressed + excluded.pressed`.execute(db);
}

export interface BlockOfPage extends SeenBlocks {
  pageGuid: string;
  buildingBlockName: string;
}

/** Of these months the sums are known. */
export async function knownBlockMonths({ db, schema }: Store, months: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ month: string }>`
    select asked.month::text as month from unnest(${months}::date[]) as asked (month)
    where exists (
      select from ${sql.id(schema, 'statistic_block_month')} as known where known.month = asked.month
    )`.execute(db);
  return new Set(rows.map(({ month }) => month));
}

/** Of each month that ended before this day, as far as it is not known yet. */
export async function addUpBlockMonths({ db, schema }: Store, before: string): Promise<void> {
  await sql`
    insert into ${sql.id(schema, 'statistic_block_month')} (month, block, seen, pressed)
    select over.month, block, sum(seen), sum(pressed)
    from (
      select distinct date_trunc('month', day)::date as month from ${sql.id(schema, 'statistic_fold')}
      where day < ${before}
    ) as over
    join ${sql.id(schema, 'statistic_block')} as of_day
      on of_day.day >= over.month and of_day.day < over.month + interval '1 month'
    where not exists (select from ${sql.id(schema, 'statistic_block_month')} as known where known.month = over.month)
    group by over.month, block
    on conflict do nothing`.execute(db);
}

/** The blocks of these pages that were seen most in a period. */
export async function mostSeenBlocks(
  { db, schema }: Store,
  parts: PeriodParts,
  pages: readonly string[],
  limit: number,
): Promise<BlockOfPage[]> {
  const block = sql.id(schema, 'block_instance');
  const ofPages = sql`block in (select id from ${block} where page_id = any(${pages}::uuid[]))`;
  const { rows } = await sql<BlockOfPage>`
    select counted.block, block.page_id as "pageGuid", block.building_block_name as "buildingBlockName",
      counted.seen, counted.pressed
    from (
      select block, sum(seen)::int as seen, sum(pressed)::int as pressed
      from (
        select block, seen, pressed from ${sql.id(schema, 'statistic_block_month')}
        where month = any(${parts.months}::date[]) and ${ofPages}
        union all
        select block, part.sign * seen, part.sign * pressed from ${signedDays(parts)}
        join ${sql.id(schema, 'statistic_block')} on day >= part.begins and day <= part.ends
        where ${ofPages}
      ) as of_parts
      group by block
    ) as counted
    join ${block} as block on block.id = counted.block
    where counted.seen > 0 or counted.pressed > 0
    order by counted.seen desc, counted.block limit ${limit}`.execute(db);
  return rows;
}

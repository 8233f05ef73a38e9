import { sql } from 'kysely';
import type { Period } from '../contract/period.ts';
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

/** The blocks of these pages that were seen most in a period. */
export async function mostSeenBlocks(
  { db, schema }: Store,
  { from, to }: Period,
  pages: readonly string[],
  limit: number,
): Promise<BlockOfPage[]> {
  const { rows } = await sql<BlockOfPage>`
    select counted.block, block.page_id as "pageGuid", block.building_block_name as "buildingBlockName",
      sum(counted.seen)::int as seen, sum(counted.pressed)::int as pressed
    from ${sql.id(schema, 'block_instance')} as block
    join ${sql.id(schema, 'statistic_block')} as counted on counted.block = block.id
    where block.page_id = any(${pages}::uuid[]) and counted.day >= ${from} and counted.day <= ${to}
    group by counted.block, block.page_id, block.building_block_name
    order by seen desc, counted.block limit ${limit}`.execute(db);
  return rows;
}

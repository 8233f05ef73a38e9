import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type AskedParts, anything, countedRowsOf, type KeyRow, numbers, sums } from './figures.repository.ts';
import type { Store } from './intake.repository.ts';

const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** What is known of pages and items one by one. */
const kindsOfPages = ['subject', 'entry', 'exit'];

/** Where keys stand in the order of letters alone, these are two stretches of a day, and the rest of it is not read. */
const pagesAndItems = sql`key like 'page:%' or key like 'item:%'`;

/** Every page and item that was read in a period; each is looked at by whom it may be told. */
export async function allSubjects(store: Store, asked: AskedParts): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select each.kind, counted.* from unnest(${kindsOfPages}::text[]) as each (kind)
    cross join lateral (
      select key, ${sums} from (${countedRowsOf(store, asked, sql`each.kind`, pagesAndItems)}) as of_parts
      group by key
      having ${anything}
    ) as counted
    order by counted.views desc, counted.key`.execute(store.db);
  return rows.map(numbers);
}

/** On which page each of these items stands, by the id that its address has. */
export async function pagesOfItems({ db, schema }: Store, ids: readonly string[]): Promise<Map<string, string>> {
  const guids = ids.filter((id) => guidPattern.test(id));
  const standing = (by: RawBuilder<unknown>) => sql`
    select asked.id, block.page_id as page from ${by}
    join ${sql.id(schema, 'block_instance')} as block on block.id = item.list_id
    where item.deleted_at is null`;
  const item = sql.id(schema, 'item');
  const { rows } = await sql<{ id: string; page: string }>`
    ${standing(sql`unnest(${ids}::text[]) as asked (id) join ${item} as item on item.short_id = asked.id`)}
    union all
    ${standing(sql`unnest(${guids}::text[]) as asked (id) join ${item} as item on item.id = asked.id::uuid`)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, page }) => [id, page]));
}

/** How often these were opened in each day, or of a long period in each month, less the days of it that lie outside. */
export async function openedByStep(
  store: Store,
  asked: AskedParts,
  keys: readonly string[],
): Promise<{ step: string; views: number }[]> {
  const { rows } = await sql<{ step: string; views: string }>`
    select step::text as step, sum(views)::bigint as views
    from (${countedRowsOf(store, asked, sql`'subject'`, pagesAndItems)}) as counted
    where key = any(${keys}::text[]) group by step`.execute(store.db);
  return rows.map(({ step, views }) => ({ step, views: Number(views) }));
}

export async function openedByHour(
  db: PlatformDb,
  { from, to, language, audience }: { from: Date; to: Date; language: string; audience: string },
  keys: readonly string[],
): Promise<{ hour: Date; views: number }[]> {
  const rows = await db
    .selectFrom('statistic_hour')
    .select(['hour', sql<string>`sum(views)`.as('views')])
    .where('language', '=', language)
    .where('audience', '=', audience)
    .where('kind', '=', 'subject')
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .groupBy('hour')
    .execute();
  return rows.map(({ hour, views }) => ({ hour, views: Number(views) }));
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { pastSchemaOf } from '#platform/server/past/past-schema.ts';
import { derivedTables, derivedViews, passingTables, systemColumns, unchangedTables } from './past-tables.ts';

/** What the views are made with, as SQL: names that are ours, and no values. */
interface Names {
  schema: string;
  past: string;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The columns of a table that are kept of the past; what is not is empty, also in what is there still. */
async function columnsOf(db: PlatformDb, schema: string): Promise<Map<string, { name: string; type: string }[]>> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select class.relname as table, attribute.attname as name, format_type(attribute.atttypid, attribute.atttypmod) as type
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid and class.relkind in ('r', 'p')
    join pg_namespace namespace on namespace.oid = class.relnamespace
    where namespace.nspname = ${schema} and attribute.attnum > 0 and not attribute.attisdropped
    order by class.relname, attribute.attnum`.execute(db);
  return Map.groupBy(rows, ({ table }) => table);
}

type Columns = Awaited<ReturnType<typeof columnsOf>>;

function passingView(table: string, columns: Columns, { schema, past }: Names): string {
  const kept = new Set((columns.get(`${table}_past`) ?? []).map(({ name }) => name));
  const list = (columns.get(table) ?? [])
    .map(({ name, type }) => (kept.has(name) ? quoted(name) : `null::${type} as ${quoted(name)}`))
    .concat(Object.entries(systemColumns[table] ?? {}).map(([name, value]) => `${value} as ${name}`))
    .join(', ');
  const today = passingTables[table]?.(quoted(schema)) ?? 'true';
  const shown = (columns.get(table) ?? [])
    .map(({ name }) => quoted(name))
    .concat(Object.keys(systemColumns[table] ?? {}));
  const moment = `${quoted(past)}.moment()`;
  // What must hold stands outside both halves: an order that an index gives passes through a half without conditions alone.
  return `create view ${quoted(past)}.${quoted(table)} as
    select ${shown.join(', ')} from (
      select ${list}, current_since as was_from, 'infinity'::timestamptz as was_to from ${quoted(schema)}.${quoted(table)}
      union all
      select ${list}, past_from, past_to from ${quoted(schema)}.${quoted(`${table}_past`)}
    ) as was
    where was_from <= ${moment} and was_to > ${moment} and (${quoted(past)}.is_admin() or (${today}));`;
}

/** Of all else nothing is known of then: what is there today does not pass for it. */
const isShown = (table: string): boolean =>
  Object.hasOwn(passingTables, table) || [...unchangedTables, ...derivedTables].includes(table);

/** Everything that the past is read by, as one text. */
export function writePastSchema(columns: Columns, schema: string): string {
  const names = { schema, past: pastSchemaOf(schema) };
  const past = quoted(names.past);
  return [
    `create schema ${past};`,
    `create function ${past}.moment() returns timestamptz language sql stable parallel safe as
      $$ select current_setting('plein.past_at')::timestamptz $$;`,
    `create function ${past}.is_admin() returns boolean language sql stable parallel safe as
      $$ select current_setting('plein.past_reader') = 'admin' $$;`,
    ...unchangedTables.map(
      (table) => `create view ${past}.${quoted(table)} as select * from ${quoted(schema)}.${quoted(table)};`,
    ),
    ...Object.keys(passingTables).map((table) => passingView(table, columns, names)),
    ...derivedViews({
      schema: quoted(schema),
      past,
      columnsOf: (table) => (columns.get(table) ?? []).map(({ name }) => name),
    }),
    ...[...columns.keys()]
      .filter((table) => !isShown(table))
      .map(
        (table) =>
          `create view ${past}.${quoted(table)} as select * from ${quoted(schema)}.${quoted(table)} where false;`,
      ),
  ].join('\n');
}

/**
 * The schema that shows a platform as it was. It holds no rows, so it is made anew whenever it is not as this version of the
 * program would make it.
 */
export async function makePastSchema(db: PlatformDb, schema: string): Promise<void> {
  const text = writePastSchema(await columnsOf(db, schema), schema);
  const mark = createHash('sha256').update(text).digest('hex');
  const past = pastSchemaOf(schema);
  await db.transaction().execute(async (trx) => {
    // Two processes that look back for the first time make it one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`past of ${schema}`}, 0))`.execute(trx);
    const { rows } = await sql<{ mark: string | null }>`
      select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = ${past}`.execute(trx);
    if (rows[0]?.mark === mark) return;
    await sql.raw(`drop schema if exists ${quoted(past)} cascade`).execute(trx);
    await sql.raw(text).execute(trx);
    await sql.raw(`comment on schema ${quoted(past)} is '${mark}'`).execute(trx);
  });
}

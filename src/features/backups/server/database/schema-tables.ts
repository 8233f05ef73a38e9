import type pg from 'pg';

export interface TableShape {
  name: string;
  /** All that is kept; what the database works out by itself is not. */
  columns: string[];
}

/** Tables of a schema whose rows belong in a backup: not the list of migrations, and not what a crash empties. */
export async function listTables(client: pg.ClientBase, schema: string): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select class.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as columns
     from pg_class class
     join pg_namespace space on space.oid = class.relnamespace and space.nspname = $1
     join pg_attribute attribute on attribute.attrelid = class.oid
     where class.relkind = 'r' and class.relpersistence = 'p' and class.relname <> 'migration'
       and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
     group by class.relname
     order by class.relname`,
    [schema],
  );
  return rows;
}

/** The columns of the primary key of each table that has one. */
export async function listKeys(client: pg.ClientBase, schema: string): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; key: string[] }>(
    `select class.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as key
     from pg_index entry
     join pg_class class on class.oid = entry.indrelid
     join pg_namespace space on space.oid = class.relnamespace and space.nspname = $1
     join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(entry.indkey)
     where entry.indisprimary
     group by class.relname`,
    [schema],
  );
  return new Map(rows.map(({ name, key }) => [name, key]));
}

export interface SequenceState {
  name: string;
  value: string;
  isCalled: boolean;
}

export async function listSequences(client: pg.ClientBase, schema: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = $1 order by sequencename`,
    [schema],
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const sequence = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    const { rows: found } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${sequence}`,
    );
    const [state] = found;
    if (state !== undefined) states.push({ name, ...state });
  }
  return states;
}

export async function setSequences(client: pg.ClientBase, schema: string, states: SequenceState[]): Promise<void> {
  for (const { name, value, isCalled } of states) {
    const sequence = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, value, isCalled]);
  }
}

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/**
 * Rows come in any order, and none of them is told to anyone: what they refer to is asked after all of them are there,
 * and what follows from them stands in the backup itself. Gives back what puts both in force again.
 */
export async function loosen(
  client: pg.ClientBase,
  schema: string,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const nameOf = (table: string) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  const { rows: keys } = await client.query<ForeignKey>(
    `select conname as name, class.relname as table, pg_get_constraintdef(entry.oid) as definition
     from pg_constraint entry
     join pg_class class on class.oid = entry.conrelid
     join pg_namespace space on space.oid = class.relnamespace and space.nspname = $1
     join pg_class other on other.oid = entry.confrelid
     where entry.contype = 'f' and (class.relname = any($2::text[]) or other.relname = any($2::text[]))
     order by class.relname, conname`,
    [schema, tables],
  );
  for (const { name, table } of keys)
    await client.query(`alter table ${nameOf(table)} drop constraint ${client.escapeIdentifier(name)}`);
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
    for (const { name, table, definition } of keys) {
      await client.query(`alter table ${nameOf(table)} add constraint ${client.escapeIdentifier(name)} ${definition}`);
    }
  };
}

/** The same for all of them; what a migration wrote first is gone, because those of the backup are what counts. */
export async function loosenAll(client: pg.ClientBase, schema: string): Promise<() => Promise<void>> {
  const tables = (await listTables(client, schema)).map(({ name }) => name);
  const tighten = await loosen(client, schema, tables);
  const nameOf = (table: string) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  if (tables.length > 0) await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
  return tighten;
}

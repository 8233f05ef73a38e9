import type pg from 'pg';
import type { TableShape } from './schema-tables.ts';

/** How many rows there are and a sum over all that stands in them: the same where the same rows are, in whatever order. */
export async function fingerprintOf(client: pg.ClientBase, schema: string, table: TableShape): Promise<string> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const { rows } = await client.query<{ found: string }>(
    `select count(*) || ' ' || coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0) as found
     from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table.name)}`,
  );
  return rows[0]?.found ?? '';
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { TableShape } from './schema-tables.ts';

function placeOf(client: pg.ClientBase, schema: string, { name, columns }: TableShape): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} (${list})`;
}

/** As text, which another version of PostgreSQL reads too; as fast as it is taken and no faster. */
export const rowsOut = (
  client: pg.ClientBase,
  schema: string,
  table: TableShape,
  only?: string,
): AsyncIterable<Buffer> => client.query(to(`copy ${takenFrom(client, schema, table, only)} to stdout`));

function takenFrom(client: pg.ClientBase, schema: string, table: TableShape, only: string | undefined): string {
  if (only === undefined) return placeOf(client, schema, table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `(select ${columns} from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table.name)} where ${only})`;
}

export async function rowsIn(
  client: pg.ClientBase,
  schema: string,
  table: TableShape,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const target = client.query(from(`copy ${placeOf(client, schema, table)} from stdin`));
  await pipeline(Readable.from(pieces, { objectMode: false }), target);
  return target.rowCount;
}

/** How values are written, whatever the server's own settings are. */
export const sameWords = `set client_encoding to 'UTF8'; set datestyle to 'ISO'; set intervalstyle to 'postgres';
  set timezone to 'UTC'; set bytea_output to 'hex'; set extra_float_digits to 1; set statement_timeout to 0;
  set lock_timeout to 0; set idle_in_transaction_session_timeout to 0`;

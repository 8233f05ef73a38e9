import type pg from 'pg';
import type { TableShape } from './schema-tables.ts';

/** By which its rows are told apart: its primary key, or else all that stands in them. */
export interface KeyedTable extends TableShape {
  key: string[];
}

/** Of each part of a table how many rows there are and a sum over all that stands in them, whatever their order. */
export type Fingerprint = ReadonlyMap<number, { rows: number; sum: string }>;

/** So many that one that differs is soon looked through, and so few that all of them fit in an answer. */
const parts = 256;

const textOf = (client: pg.ClientBase, columns: readonly string[]) =>
  `row(${columns.map((column) => client.escapeIdentifier(column)).join(', ')})::text`;
const numberOf = (text: string) => `('x' || left(md5(${text}), 15))::bit(60)::bigint`;
const partOf = (key: string) => `(${numberOf(key)} % ${parts})::integer`;

export const tableName = (client: pg.ClientBase, schema: string, { name }: TableShape): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** As the condition of a statement. */
export const hasKeyAmong = (client: pg.ClientBase, { key }: KeyedTable, keys: readonly string[]): string =>
  `${textOf(client, key)} in (${keys.map((one) => client.escapeLiteral(one)).join(', ')})`;

export async function fingerprintOf(client: pg.ClientBase, schema: string, table: KeyedTable): Promise<Fingerprint> {
  const { rows } = await client.query<{ part: number; rows: number; sum: string }>(
    `select ${partOf(textOf(client, table.key))} as part, count(*)::integer as rows,
       sum(${numberOf(textOf(client, table.columns))})::text as sum
     from ${tableName(client, schema, table)} group by 1`,
  );
  return new Map(rows.map(({ part, ...found }) => [part, found]));
}

/** The parts that are not the same in both. */
export function partsApart(one: Fingerprint, other: Fingerprint): number[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((part) => {
    const [here, there] = [one.get(part), other.get(part)];
    return here?.rows !== there?.rows || here?.sum !== there?.sum;
  });
}

/** What stands in these parts, by key: rows without a key may be there several times. */
export async function sumsByKey(
  client: pg.ClientBase,
  schema: string,
  table: KeyedTable,
  among: readonly number[],
): Promise<Map<string, string>> {
  const key = textOf(client, table.key);
  const { rows } = await client.query<{ key: string; sum: string }>(
    `select ${key} as key, count(*) || ' ' || sum(${numberOf(textOf(client, table.columns))}) as sum
     from ${tableName(client, schema, table)} where ${partOf(key)} = any($1::integer[]) group by 1`,
    [among],
  );
  return new Map(rows.map(({ key, sum }) => [key, sum]));
}

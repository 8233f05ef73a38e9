import type { Pool } from 'pg';

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
}

const typeNames: Record<string, string> = {
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Date',
  date: 'string',
  uuid: 'string',
  _uuid: 'string[]',
  _text: 'string[]',
  _int4: 'number[]',
  // Larger than a number may be, and nobody reads them in a list yet.
  _int8: 'string[]',
  tsvector: 'string',
};

/** The TypeScript of a migrated schema's tables, so that a query on a column that is not there does not compile. */
export async function generateTables(pool: Pool, controlSchema: string, platformSchema: string): Promise<string> {
  const control = await describeSchema(pool, controlSchema, 'ControlTables');
  const platform = await describeSchema(pool, platformSchema, 'PlatformTables');
  return `// Written by \`npm run tables\` from the migrated database; the tests fail when it is out of date.
import type { ColumnType } from 'kysely';

/** The database fills it in when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;

${control}
${platform}`;
}

async function describeSchema(pool: Pool, schema: string, name: string): Promise<string> {
  const { rows } = await pool.query<Column>(
    `select table_name, column_name, udt_name, is_nullable,
            (column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES') as has_default
       from information_schema.columns where table_schema = $1 and table_name <> 'migration'
      order by table_name, ordinal_position`,
    [schema],
  );
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const lines = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map((column) => `    ${describeColumn(column)}`).join('\n')}\n  };`,
  );
  return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

function describeColumn(column: Column): string {
  const known = typeNames[column.udt_name];
  if (known === undefined)
    throw new Error(`${column.table_name}.${column.column_name}: no type for ${column.udt_name}`);
  const base = known === 'Date' ? 'Timestamp' : known === 'unknown' ? 'Json' : known;
  const nullable = column.is_nullable === 'YES' ? `${base} | null` : base;
  return `${column.column_name}: ${column.has_default ? `Generated<${nullable}>` : nullable};`;
}

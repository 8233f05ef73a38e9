import type pg from 'pg';

interface Column {
  type: string;
  isRequired: boolean;
  isFilledIn: boolean;
}

/** What a program that was written for these tables relies on. */
export interface Promises {
  /** By table and name. */
  columns: Map<string, Column>;
  /** Of a table which columns must be unlike together; what `on conflict` goes by. */
  keys: Set<string>;
  /** What refuses rows, with the columns that it looks at. */
  rules: Map<string, string[]>;
  functions: Set<string>;
}

export async function promisesOf(client: pg.Client, schema: string): Promise<Promises> {
  const columns = await client.query<{ name: string } & Column>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
       (atthasdef or attidentity <> '') as "isFilledIn"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
    [schema],
  );
  const keys = await client.query<{ name: string }>(
    `select relname || ' ' || substring(pg_get_indexdef(indexrelid) from 'USING.*') as name
     from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = $1::regnamespace and indisunique`,
    [schema],
  );
  const rules = await client.query<{ name: string; columns: string[] }>(
    `select relname || ': ' || replace(pg_get_constraintdef(rule.oid), $1 || '.', '') as name,
       array(select relname || '.' || attname from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
     from pg_constraint rule join pg_class on pg_class.oid = conrelid
     where relnamespace = $1::regnamespace and contype in ('c', 'f', 'x')`,
    [schema],
  );
  const functions = await client.query<{ name: string }>(
    `select proname || '(' || pg_get_function_identity_arguments(oid) || ') ' || pg_get_function_result(oid) as name
     from pg_proc where pronamespace = $1::regnamespace`,
    [schema],
  );
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    keys: new Set(keys.rows.map(({ name }) => name)),
    rules: new Map(rules.rows.map(({ name, columns: own }) => [name, own])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  };
}

/** What a program of the tables before cannot do any more on those of now, in words. */
export function brokenPromises(before: Promises, now: Promises): string[] {
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.')[0] ?? ''));
  const kept = [...before.columns].flatMap(([name, was]) => {
    const is = now.columns.get(name);
    if (is === undefined) return [`${name} is gone`];
    if (is.type !== was.type) return [`${name} is ${is.type}, and was ${was.type}`];
    if (is.isRequired && !was.isRequired) return [`${name} must be there now`];
    return was.isFilledIn && !is.isFilledIn ? [`${name} is not filled in any more`] : [];
  });
  const added = [...now.columns].filter(
    ([name, { isRequired, isFilledIn }]) =>
      tables.has(name.split('.')[0] ?? '') && !before.columns.has(name) && isRequired && !isFilledIn,
  );
  const refusing = [...now.rules].filter(
    ([name, columns]) => !before.rules.has(name) && columns.some((column) => before.columns.has(column)),
  );
  const tighter = [...now.keys].filter((key) => !before.keys.has(key) && tables.has(key.split(' ')[0] ?? ''));
  return [
    ...kept,
    ...added.map(([name]) => `${name} is new, and who does not know it leaves it empty`),
    ...refusing.map(([name]) => `${name} is new, and may refuse what was written until now`),
    ...tighter.map((key) => `${key} is to be unlike now`),
    ...[...before.keys].filter((key) => !now.keys.has(key)).map((key) => `${key} need not be unlike any more`),
    ...[...before.functions].filter((name) => !now.functions.has(name)).map((name) => `${name} is gone`),
  ];
}

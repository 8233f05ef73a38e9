import type pg from 'pg';

/*
 * With indexes and what lies beside them. By what depends on a schema, which is an index; `pg_class` has none by schema, and
 * `pg_database_size` looks at every file: both take seconds where there are hundreds of platforms.
 */
const tablesOf = `select class.oid from pg_depend join pg_class class on class.oid = objid
  where refclassid = 'pg_namespace'::regclass and refobjid = to_regnamespace($1)
    and classid = 'pg_class'::regclass and relkind = 'r'`;
/** Below it is what PostgreSQL brings along. */
const firstOwn = 16384;

async function sumOf(pool: Pick<pg.Pool, 'query'>, tables: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes from (${tables}) as found`,
    values,
  );
  return rows[0]?.bytes ?? 0;
}

/** What the tables of one schema take. */
export const schemaBytes = (pool: Pick<pg.Pool, 'query'>, schema: string): Promise<number> =>
  sumOf(pool, tablesOf, [schema]);

/** What PostgreSQL itself knows of all tables. */
export const catalogueBytes = (pool: Pick<pg.Pool, 'query'>): Promise<number> =>
  sumOf(pool, `select oid from pg_class where oid < ${firstOwn} and relkind = 'r'`, []);

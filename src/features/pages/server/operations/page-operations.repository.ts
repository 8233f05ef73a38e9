import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import type { Signature } from '../pages-writing.repository.ts';

/** An operation that was done, before it has its number. */
export type Done = Pick<LoggedOperation, 'id' | 'operation' | 'inverse' | 'group' | 'undoes'>;

/** Answers who did them, by name. */
export async function insertOperations(
  db: PlatformDb,
  page: { id: string; sequence: number },
  done: readonly Done[],
  { by, at }: Signature,
): Promise<LoggedOperation['by']> {
  const person = done.length > 0 ? await insertRows(db, page, done, { by, at }) : await findName(db, by);
  return { id: by, name: person?.name ?? '' };
}

const findName = (db: PlatformDb, by: string) =>
  db.selectFrom('user').select('name').where('id', '=', by).executeTakeFirst();

async function insertRows(
  db: PlatformDb,
  page: { id: string; sequence: number },
  done: readonly Done[],
  { by, at }: Signature,
): Promise<{ name: string | null } | undefined> {
  return db
    .insertInto('page_operation')
    .values(
      done.map(({ id, operation, inverse, group, undoes }, place) => ({
        page_id: page.id,
        number: page.sequence + 1 + place,
        id,
        done_by: by,
        done_at: at,
        operation: JSON.stringify(operation),
        inverse: JSON.stringify(inverse),
        group_id: group,
        undoes,
      })),
    )
    .returning((eb) => eb.selectFrom('user').select('name').where('id', '=', by).as('name'))
    .executeTakeFirst();
}

export interface LogRange {
  after?: number | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

/** In order. With a limit those nearest to the number that was named, or the last. */
export async function findOperations(
  db: PlatformDb,
  pageId: string,
  { after, before, limit }: LogRange,
): Promise<LoggedOperation[]> {
  let query = db
    .selectFrom('page_operation')
    .leftJoin('user', 'user.id', 'page_operation.done_by')
    .selectAll('page_operation')
    .select('user.name')
    .where('page_id', '=', pageId)
    .orderBy('number', after === undefined ? 'desc' : 'asc');
  if (after !== undefined) query = query.where('number', '>', after);
  if (before !== undefined) query = query.where('number', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return (after === undefined ? rows.reverse() : rows).map((row) => ({
    number: row.number,
    id: row.id,
    by: { id: row.done_by, name: row.name ?? '' },
    at: row.done_at.toISOString(),
    operation: row.operation as unknown as Operation,
    inverse: row.inverse as unknown as Operation[],
    group: row.group_id,
    undoes: row.undoes,
  }));
}

/** Of these the ones that this person did, with what takes them back. */
export async function findOwn(
  db: PlatformDb,
  pageId: string,
  by: string,
  ids: readonly string[],
): Promise<Map<string, Operation[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('page_operation')
    .select(['id', 'inverse'])
    .where('page_id', '=', pageId)
    .where('done_by', '=', by)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, inverse }) => [id, inverse as unknown as Operation[]]));
}

import type { PlatformDb } from '#platform/server/database/database.ts';
import type { WorkState } from '../contract/long-work.ts';

export interface NewWork {
  kind: string;
  askedBy: string;
  client: object;
  input: object;
  total: number;
}

export async function insertWork(db: PlatformDb, { kind, askedBy, client, input, total }: NewWork): Promise<string> {
  const { id } = await db
    .insertInto('long_work')
    .values({ kind, asked_by: askedBy, client: JSON.stringify(client), input: JSON.stringify(input), total })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findWork = (db: PlatformDb, id: string) =>
  db
    .selectFrom('long_work')
    .select(['id', 'kind', 'asked_by as askedBy', 'client', 'input', 'state', 'done', 'total', 'reason', 'result'])
    .$narrowType<{ state: WorkState }>()
    .where('id', '=', id)
    .executeTakeFirst();

export const findProgress = (db: PlatformDb, id: string) =>
  db.selectFrom('long_work').select(['done', 'total']).where('id', '=', id).executeTakeFirst();

export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>;

export interface WorkChange {
  state: WorkState;
  done?: number;
  total?: number;
  reason?: string | null;
  result?: object;
}

export const updateWork = (db: PlatformDb, id: string, { result, ...change }: WorkChange, now: Date) =>
  db
    .updateTable('long_work')
    .set({ ...change, ...(result === undefined ? {} : { result: JSON.stringify(result) }), changed_at: now })
    .where('id', '=', id)
    .execute();

/** False when somebody else did this step, or began anew. */
export async function stepWork(
  db: PlatformDb,
  id: string,
  { from, done, result }: { from: number; done: number; result?: object },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('long_work')
    .set({
      state: 'Running',
      done,
      ...(result === undefined ? {} : { result: JSON.stringify(result) }),
      changed_at: now,
    })
    .where('id', '=', id)
    .where('done', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteWorkBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('long_work').where('changed_at', '<', moment).execute();

/** How much is not done, and when the longest of it made its last step. */
export const countUnfinished = (db: PlatformDb) =>
  db
    .selectFrom('long_work')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('changed_at').as('since')])
    .where('state', 'not in', ['Done', 'Failed'])
    .executeTakeFirstOrThrow();

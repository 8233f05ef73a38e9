import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PreparedStatements } from '#platform/server/database/prepared-statements.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import {
  type Done,
  type LogRange,
  loggedOperation,
  operationColumns,
} from '../../contract/operations/operation-row.ts';
import type { PageDocument } from '../../contract/page.ts';
import type { PageDecisions } from '../../contract/page-decisions.ts';
import type { Signature } from '../pages-writing.repository.ts';

/** With its number, and by whom. */
export interface NumberedOperation extends Done, Signature {
  number: number;
}

export interface WrittenPage {
  page: string;
  /** Null when it says the same as what was published last. */
  stored: PageDocument | null;
  sequence: number;
  signature: Signature;
  /** Null: as they were. */
  decisions: PageDecisions | null;
  operations: readonly NumberedOperation[];
  people: readonly string[];
  notification: [channel: string, payload: string];
}

interface Slots {
  page: string;
  stored: string | null;
  sequence: number;
  by: string;
  at: Date;
  decisions: string | null;
  operations: string;
  people: readonly string[];
  channel: string;
  payload: string;
}

/** The working copy, what was done to it and the notification of it as one statement. Answers the names of these people. */
export async function writePage(
  statements: PreparedStatements<PlatformTables>,
  schema: string,
  trx: PlatformDb,
  { page, stored, sequence, signature, decisions, operations, people, notification }: WrittenPage,
): Promise<Record<string, string | null>> {
  const [channel, payload] = notification;
  const rows = operations.map(({ id, number, by, at, operation, inverse, group, undoes }) => ({
    number,
    id,
    done_by: by,
    done_at: at,
    operation,
    inverse,
    group_id: group,
    undoes,
  }));
  const [written] = await statements.run<Slots, { names: Record<string, string | null> | null }>(
    'write-page',
    (slot) => sql`with done as (
        insert into ${sql.id(schema, 'page_operation')}
          (page_id, number, id, done_by, done_at, operation, inverse, group_id, undoes)
        select ${slot('page')}::uuid, number, id, done_by, done_at, operation, inverse, group_id, undoes
        from json_to_recordset(${slot('operations')}::json) as sent(number integer, id uuid, done_by text,
          done_at timestamptz, operation jsonb, inverse jsonb, group_id uuid, undoes uuid)
      )
      update ${sql.id(schema, 'page')} set working_copy = ${slot('stored')}::jsonb, sequence = ${slot('sequence')}::integer,
        changed_at = ${slot('at')}::timestamptz, changed_by = ${slot('by')}::text,
        decisions = coalesce(${slot('decisions')}::jsonb, decisions)
      where id = ${slot('page')}::uuid
      returning pg_notify(${slot('channel')}::text, ${slot('payload')}::text),
        (select json_object_agg(id, name) from ${sql.id(schema, 'user')}
          where id = any(${slot('people')}::text[])) as names`,
    {
      page,
      stored: stored === null ? null : JSON.stringify(stored),
      sequence,
      by: signature.by,
      at: signature.at,
      decisions: decisions === null ? null : JSON.stringify(decisions),
      operations: JSON.stringify(rows),
      people,
      channel,
      payload,
    },
    trx,
  );
  return written?.names ?? {};
}

/** In order. With a limit those nearest to the number that was named, or the last. */
export async function findOperations(
  db: PlatformDb,
  pageId: string,
  { after, before, limit }: LogRange,
): Promise<LoggedOperation[]> {
  let query = db
    .selectFrom('page_operation as log')
    .leftJoin('user', 'user.id', 'log.done_by')
    .select([...operationColumns, 'user.name'])
    .where('page_id', '=', pageId)
    .orderBy('number', after === undefined ? 'desc' : 'asc');
  if (after !== undefined) query = query.where('number', '>', after);
  if (before !== undefined) query = query.where('number', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return (after === undefined ? rows.reverse() : rows).map(loggedOperation);
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

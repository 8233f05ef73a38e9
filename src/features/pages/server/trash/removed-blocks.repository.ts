import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import type { PageDocument } from '../../contract/page.ts';
import { contains, written } from './trash-keys.repository.ts';

export interface RemovedBlockKey {
  /** The guid of the block. */
  id: string;
  pageId: string;
  deletedAt: Date;
}

interface Asked {
  since: Date;
  search?: string;
  ids?: readonly string[];
}

/** Written out where it is read: by one name for both, the whole log would be read to find little of it. */
const log = (db: PlatformDb) => db.selectFrom('page_operation').selectAll();

/**
 * Blocks that someone took off a page that is there, and that nobody put back. The last thing that took a block off counts;
 * taking back that it was added is no throwing away.
 */
const removed = (db: PlatformDb, { since, search = '', ids }: Asked) => sql`
  with last as (
    select distinct on (page_id, operation ->> 'block') page_id, number, id, done_at, done_by, undoes, is_purged,
      (operation ->> 'block')::uuid as block, inverse
    from (${log(db)}) log
    where operation ->> 'kind' = 'remove' and done_at >= ${since}
      ${ids === undefined ? sql`` : sql`and (operation ->> 'block') = any(${ids}::text[])`}
    order by page_id, operation ->> 'block', number desc
  ),
  written as (
    select page.id, page.document
    from (${db
      .selectFrom('page')
      .select(['page.id', sql`${written(db)}`.as('document')])
      .where('deleted_at', 'is', null)}) page
    where page.id in (select page_id from last)
  ),
  present as (
    select written.id as page_id, (block ->> 'guid')::uuid as block
    from written, jsonb_array_elements(document -> 'buildingBlockInstances') block
  )
  select last.block as id, last.page_id as "pageId", last.done_at as "deletedAt", last.id as "operationId",
    last.number, last.done_by as "deletedBy", last.inverse, written.document
  from last
  join written on written.id = last.page_id
  left join (${log(db)}) undone on undone.page_id = last.page_id and undone.id = last.undoes
  where not last.is_purged
    and (last.undoes is null or undone.undoes is not null)
    and not exists (select from present where present.page_id = last.page_id and present.block = last.block)
    ${search === '' ? sql`` : sql`and ${contains(sql`(last.inverse -> 0 -> 'block' -> 'heading')`, search)}`}`;

export async function findRemovedKeys(db: PlatformDb, asked: Asked): Promise<RemovedBlockKey[]> {
  const { rows } = await sql<RemovedBlockKey>`
    select id, "pageId", "deletedAt" from (${removed(db, asked)}) found`.execute(db);
  return rows;
}

export interface RemovedBlock extends RemovedBlockKey {
  operationId: string;
  number: number;
  deletedBy: string | null;
  deleterName: string | null;
  inverse: Operation[];
  /** The page as it is written now. */
  document: PageDocument;
}

export async function findRemovedBlocks(db: PlatformDb, asked: Asked): Promise<RemovedBlock[]> {
  const { rows } = await sql<RemovedBlock>`
    select found.*, "user".name as "deleterName" from (${removed(db, asked)}) found
    left join (${db.selectFrom('user').select(['id', 'name'])}) "user" on "user".id = found."deletedBy"`.execute(db);
  return rows;
}

export const setPurged = (db: PlatformDb, pageId: string, number: number) =>
  db
    .updateTable('page_operation')
    .set({ is_purged: true })
    .where('page_id', '=', pageId)
    .where('number', '=', number)
    .execute();

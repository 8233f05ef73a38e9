import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Quoted } from '../contract/page-comment.ts';

export interface StoredComment {
  id: string;
  pageId: string;
  /** The comment that it answers. */
  threadId: string | null;
  block: string | null;
  quoted: Quoted | null;
  /** What the page was at when the words stood there. */
  sequence: number | null;
  author: { id: string | null; name: string; isGuest: boolean };
  words: string;
  writtenAt: Date;
  changedAt: Date | null;
  settledAt: Date | null;
}

const comments = (db: PlatformDb) =>
  db
    .selectFrom('page_comment')
    .leftJoin('user', 'user.id', 'page_comment.written_by')
    .selectAll('page_comment')
    .select(['user.name', 'user.id as userId']);

type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

const commentOf = (row: CommentRow): StoredComment => ({
  id: row.id,
  pageId: row.page_id,
  threadId: row.thread_id,
  block: row.block_id,
  quoted: row.quoted as unknown as Quoted | null,
  sequence: row.sequence,
  author: { id: row.userId, name: row.guest_name ?? row.name ?? '', isGuest: row.guest_name !== null },
  words: row.words,
  writtenAt: row.written_at,
  changedAt: row.changed_at,
  settledAt: row.settled_at,
});

/** In the order in which they were written. */
export async function listComments(db: PlatformDb, pageId: string): Promise<StoredComment[]> {
  const rows = await comments(db)
    .where('page_id', '=', pageId)
    .orderBy('written_at')
    .orderBy('page_comment.id')
    .limit(2000)
    .execute();
  return rows.map(commentOf);
}

export async function findComment(db: PlatformDb, id: string): Promise<StoredComment | undefined> {
  const row = await comments(db).where('page_comment.id', '=', id).executeTakeFirst();
  return row && commentOf(row);
}

/** With an account, or by the name that someone gave. */
export type CommentBy = { id: string } | { guestName: string };

export interface NewComment {
  pageId: string;
  threadId: string | null;
  block: string | null;
  quoted: Quoted | null;
  sequence: number | null;
  by: CommentBy;
  words: string;
  at: Date;
}

export async function insertComment(db: PlatformDb, comment: NewComment): Promise<string> {
  const { by } = comment;
  const row = await db
    .insertInto('page_comment')
    .values({
      page_id: comment.pageId,
      thread_id: comment.threadId,
      block_id: comment.block,
      quoted: comment.quoted === null ? null : JSON.stringify(comment.quoted),
      sequence: comment.sequence,
      written_by: 'id' in by ? by.id : null,
      guest_name: 'guestName' in by ? by.guestName : null,
      words: comment.words,
      written_at: comment.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const changeWords = (db: PlatformDb, id: string, words: string, at: Date) =>
  db.updateTable('page_comment').set({ words, changed_at: at }).where('id', '=', id).execute();

export const setSettled = (db: PlatformDb, id: string, at: Date | null) =>
  db.updateTable('page_comment').set({ settled_at: at }).where('id', '=', id).execute();

export const deleteComment = (db: PlatformDb, id: string) =>
  db.deleteFrom('page_comment').where('id', '=', id).execute();

export const countAnswers = async (db: PlatformDb, id: string): Promise<number> => {
  const row = await db
    .selectFrom('page_comment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('thread_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Of people without an account, about this page. */
export async function countByGuests(db: PlatformDb, pageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('page_id', '=', pageId)
    .where('guest_name', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

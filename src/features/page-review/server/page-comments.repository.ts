import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Quoted } from '../contract/page-comment.ts';
import type { ReviewSubject } from '../contract/review-rules.ts';
import { columnOf, subjectOf } from './subject-columns.ts';

export interface StoredComment {
  id: string;
  subject: ReviewSubject;
  /** The comment that it answers. */
  threadId: string | null;
  block: string | null;
  /** Of an item. */
  field: string | null;
  quoted: Quoted | null;
  /** What the page or the item was at when the words stood there. */
  sequence: number | null;
  author: { id: string | null; name: string; isGuest: boolean };
  words: string;
  writtenAt: Date;
  changedAt: Date | null;
  settledAt: Date | null;
}

const comments = (db: PlatformDb) =>
  db
    .selectFrom('comment')
    .leftJoin('user', 'user.id', 'comment.written_by')
    .selectAll('comment')
    .select(['user.name', 'user.id as userId']);

type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

const commentOf = (row: CommentRow): StoredComment => ({
  id: row.id,
  subject: subjectOf(row),
  threadId: row.thread_id,
  block: row.block_id,
  field: row.field_id,
  quoted: row.quoted as unknown as Quoted | null,
  sequence: row.sequence,
  author: { id: row.userId, name: row.guest_name ?? row.name ?? '', isGuest: row.guest_name !== null },
  words: row.words,
  writtenAt: row.written_at,
  changedAt: row.changed_at,
  settledAt: row.settled_at,
});

/** In the order in which they were written. */
export async function listComments(db: PlatformDb, { kind, id }: ReviewSubject): Promise<StoredComment[]> {
  const rows = await comments(db)
    .where(columnOf[kind], '=', id)
    .orderBy('written_at')
    .orderBy('comment.id')
    .limit(2000)
    .execute();
  return rows.map(commentOf);
}

export async function findComment(db: PlatformDb, id: string): Promise<StoredComment | undefined> {
  const row = await comments(db).where('comment.id', '=', id).executeTakeFirst();
  return row && commentOf(row);
}

/** With an account, or by the name that someone gave. */
export type CommentBy = { id: string } | { guestName: string };

export interface NewComment {
  subject: ReviewSubject;
  threadId: string | null;
  block: string | null;
  field: string | null;
  quoted: Quoted | null;
  sequence: number | null;
  by: CommentBy;
  words: string;
  at: Date;
}

export async function insertComment(db: PlatformDb, comment: NewComment): Promise<string> {
  const { by, subject } = comment;
  const row = await db
    .insertInto('comment')
    .values({
      [columnOf[subject.kind]]: subject.id,
      thread_id: comment.threadId,
      block_id: comment.block,
      field_id: comment.field,
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
  db.updateTable('comment').set({ words, changed_at: at }).where('id', '=', id).execute();

export const setSettled = (db: PlatformDb, id: string, at: Date | null) =>
  db.updateTable('comment').set({ settled_at: at }).where('id', '=', id).execute();

export const deleteComment = (db: PlatformDb, id: string) => db.deleteFrom('comment').where('id', '=', id).execute();

export const countAnswers = async (db: PlatformDb, id: string): Promise<number> => {
  const row = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('thread_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** Of people without an account, about this page or item. */
export async function countByGuests(db: PlatformDb, { kind, id }: ReviewSubject): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(columnOf[kind], '=', id)
    .where('guest_name', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import type { PlatformDb } from '#platform/server/database/database.ts';
import type { KeptReview, KeptState, ReviewSubject } from '../contract/review-rules.ts';
import { columnOf, subjectOf } from './subject-columns.ts';

/** What someone said and when; nobody is who has no account any more, or was never asked. */
export interface Said {
  by: { id: string | null; name: string };
  at: Date;
  note: string;
}

export interface StoredReview extends KeptReview {
  subject: ReviewSubject;
  asked: Said | null;
  answered: Said | null;
  mailedAt: Date | null;
}

const reviews = (db: PlatformDb) =>
  db
    .selectFrom('review')
    .leftJoin('user as asker', 'asker.id', 'review.asked_by')
    .leftJoin('user as answerer', 'answerer.id', 'review.answered_by')
    .selectAll('review')
    .select(['asker.name as asker_name', 'answerer.name as answerer_name']);

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>;

const said = (by: string | null, name: string | null, at: Date | null, note: string): Said | null =>
  at === null ? null : { by: { id: by, name: name ?? '' }, at, note };

const reviewOf = (row: ReviewRow): StoredReview => ({
  subject: subjectOf(row),
  state: row.state as KeptState,
  sequence: row.sequence,
  askedBy: row.asked_by,
  asked: said(row.asked_by, row.asker_name, row.asked_at, row.note),
  answered: said(row.answered_by, row.answerer_name, row.answered_at, row.answer),
  mailedAt: row.mailed_at,
});

export async function findReview(db: PlatformDb, { kind, id }: ReviewSubject): Promise<StoredReview | undefined> {
  const row = await reviews(db).where(columnOf[kind], '=', id).executeTakeFirst();
  return row && reviewOf(row);
}

/** The one that waited longest first. */
export async function listReviews(db: PlatformDb): Promise<StoredReview[]> {
  const rows = await reviews(db).where('review.state', '<>', 'withdrawn').orderBy('asked_at').limit(500).execute();
  return rows.map(reviewOf);
}

interface Request {
  sequence: number;
  by: string;
  at: Date;
  note: string;
  mailedAt: Date | null;
}

/** In the place of whatever was asked before. */
export async function saveRequest(db: PlatformDb, { kind, id }: ReviewSubject, request: Request): Promise<void> {
  const row = {
    state: 'waiting',
    sequence: request.sequence,
    asked_by: request.by,
    asked_at: request.at,
    note: request.note,
    mailed_at: request.mailedAt,
    answered_by: null,
    answered_at: null,
    answer: '',
  };
  await db
    .insertInto('review')
    .values({ [columnOf[kind]]: id, ...row })
    .onConflict((conflict) => conflict.column(columnOf[kind]).doUpdateSet(row))
    .execute();
}

interface Answer {
  state: Extract<KeptState, 'approved' | 'returned'>;
  sequence: number;
  by: string;
  at: Date;
  note: string;
}

/** Also where nobody asked: who needs no approval and plans a page says yes to it as it is. */
export async function saveAnswer(db: PlatformDb, { kind, id }: ReviewSubject, answer: Answer): Promise<void> {
  const row = {
    state: answer.state,
    sequence: answer.sequence,
    answered_by: answer.by,
    answered_at: answer.at,
    answer: answer.note,
  };
  await db
    .insertInto('review')
    .values({ [columnOf[kind]]: id, ...row })
    .onConflict((conflict) => conflict.column(columnOf[kind]).doUpdateSet(row))
    .execute();
}

export const markWithdrawn = (db: PlatformDb, { kind, id }: ReviewSubject) =>
  db.updateTable('review').set({ state: 'withdrawn' }).where(columnOf[kind], '=', id).execute();

export const deleteReview = (db: PlatformDb, { kind, id }: ReviewSubject) =>
  db.deleteFrom('review').where(columnOf[kind], '=', id).execute();

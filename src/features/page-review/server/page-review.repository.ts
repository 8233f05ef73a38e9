import type { PlatformDb } from '#platform/server/database/database.ts';
import type { KeptReview, KeptState } from '../contract/review-rules.ts';

/** What someone said and when; nobody is who has no account any more, or was never asked. */
export interface Said {
  by: { id: string | null; name: string };
  at: Date;
  note: string;
}

export interface StoredReview extends KeptReview {
  pageId: string;
  asked: Said | null;
  answered: Said | null;
  mailedAt: Date | null;
}

const reviews = (db: PlatformDb) =>
  db
    .selectFrom('page_review')
    .leftJoin('user as asker', 'asker.id', 'page_review.asked_by')
    .leftJoin('user as answerer', 'answerer.id', 'page_review.answered_by')
    .selectAll('page_review')
    .select(['asker.name as asker_name', 'answerer.name as answerer_name']);

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>;

const said = (by: string | null, name: string | null, at: Date | null, note: string): Said | null =>
  at === null ? null : { by: { id: by, name: name ?? '' }, at, note };

const reviewOf = (row: ReviewRow): StoredReview => ({
  pageId: row.page_id,
  state: row.state as KeptState,
  sequence: row.sequence,
  askedBy: row.asked_by,
  asked: said(row.asked_by, row.asker_name, row.asked_at, row.note),
  answered: said(row.answered_by, row.answerer_name, row.answered_at, row.answer),
  mailedAt: row.mailed_at,
});

export async function findReview(db: PlatformDb, pageId: string): Promise<StoredReview | undefined> {
  const row = await reviews(db).where('page_id', '=', pageId).executeTakeFirst();
  return row && reviewOf(row);
}

/** The one that waited longest first. */
export async function listReviews(db: PlatformDb): Promise<StoredReview[]> {
  const rows = await reviews(db).where('page_review.state', '<>', 'withdrawn').orderBy('asked_at').limit(500).execute();
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
export async function saveRequest(db: PlatformDb, pageId: string, request: Request): Promise<void> {
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
    .insertInto('page_review')
    .values({ page_id: pageId, ...row })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(row))
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
export async function saveAnswer(db: PlatformDb, pageId: string, answer: Answer): Promise<void> {
  const row = {
    state: answer.state,
    sequence: answer.sequence,
    answered_by: answer.by,
    answered_at: answer.at,
    answer: answer.note,
  };
  await db
    .insertInto('page_review')
    .values({ page_id: pageId, ...row })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(row))
    .execute();
}

export const markWithdrawn = (db: PlatformDb, pageId: string) =>
  db.updateTable('page_review').set({ state: 'withdrawn' }).where('page_id', '=', pageId).execute();

export const deleteReview = (db: PlatformDb, pageId: string) =>
  db.deleteFrom('page_review').where('page_id', '=', pageId).execute();

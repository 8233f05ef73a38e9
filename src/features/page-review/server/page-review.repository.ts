import { type Insertable, sql } from 'kysely';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
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
  language: Language;
  asked: Said | null;
  answered: Said | null;
  mailedAt: Date | null;
}

const reviews = (db: PlatformDb) =>
  db
    .selectFrom('language_review')
    .leftJoin('user as asker', 'asker.id', 'language_review.asked_by')
    .leftJoin('user as answerer', 'answerer.id', 'language_review.answered_by')
    .selectAll('language_review')
    .select(['asker.name as asker_name', 'answerer.name as answerer_name']);

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>;

const said = (by: string | null, name: string | null, at: Date | null, note: string): Said | null =>
  at === null ? null : { by: { id: by, name: name ?? '' }, at, note };

const reviewOf = (row: ReviewRow): StoredReview => ({
  subject: subjectOf(row),
  language: row.language as Language,
  state: row.state as KeptState,
  sequence: row.sequence,
  content: row.content,
  askedBy: row.asked_by,
  asked: said(row.asked_by, row.asker_name, row.asked_at, row.note),
  answered: said(row.answered_by, row.answerer_name, row.answered_at, row.answer),
  mailedAt: row.mailed_at,
});

/** One for each language that somebody asked about. */
export async function findReviews(db: PlatformDb, { kind, id }: ReviewSubject): Promise<StoredReview[]> {
  const rows = await reviews(db).where(columnOf[kind], '=', id).orderBy('language').execute();
  return rows.map(reviewOf);
}

/** The one that waited longest first. */
export async function listReviews(db: PlatformDb): Promise<StoredReview[]> {
  const rows = await reviews(db)
    .where('language_review.state', '<>', 'withdrawn')
    .orderBy('asked_at')
    .orderBy(sql`language_review.language = ${defaultLanguage}`, 'desc')
    .orderBy('language')
    .limit(1000)
    .execute();
  return rows.map(reviewOf);
}

/** One language of a page or an item. */
export interface ReviewPlace {
  subject: ReviewSubject;
  language: Language;
}

interface Request {
  sequence: number;
  by: string;
  at: Date;
  note: string;
  mailedAt: Date | null;
}

/** In the place of whatever was asked before. */
export async function saveRequest(db: PlatformDb, place: ReviewPlace, request: Request): Promise<void> {
  await save(db, place, {
    state: 'waiting',
    sequence: request.sequence,
    content: null,
    asked_by: request.by,
    asked_at: request.at,
    note: request.note,
    mailed_at: request.mailedAt,
    answered_by: null,
    answered_at: null,
    answer: '',
  });
}

interface Answer {
  state: Extract<KeptState, 'approved' | 'returned'>;
  sequence: number;
  /** What the language said then. */
  content: string;
  by: string;
  at: Date;
  note: string;
}

/** Also where nobody asked: who needs no approval and plans a page says yes to it as it is. */
export async function saveAnswer(db: PlatformDb, place: ReviewPlace, answer: Answer): Promise<void> {
  await save(db, place, {
    state: answer.state,
    sequence: answer.sequence,
    content: answer.content,
    answered_by: answer.by,
    answered_at: answer.at,
    answer: answer.note,
  });
}

type Columns = Pick<Insertable<PlatformTables['language_review']>, 'state' | 'sequence'> &
  Partial<Insertable<PlatformTables['language_review']>>;

async function save(db: PlatformDb, { subject: { kind, id }, language }: ReviewPlace, row: Columns): Promise<void> {
  await db
    .insertInto('language_review')
    .values({ [columnOf[kind]]: id, language, ...row })
    .onConflict((conflict) => conflict.columns([columnOf[kind], 'language']).doUpdateSet(row))
    .execute();
}

export const markWithdrawn = (db: PlatformDb, { subject: { kind, id }, language }: ReviewPlace) =>
  db
    .updateTable('language_review')
    .set({ state: 'withdrawn' })
    .where(columnOf[kind], '=', id)
    .where('language', '=', language)
    .execute();

/** All but those of these languages. */
export async function deleteReviews(db: PlatformDb, { kind, id }: ReviewSubject, left: readonly Language[]) {
  const of = db.deleteFrom('language_review').where(columnOf[kind], '=', id);
  await (left.length === 0 ? of : of.where('language', 'not in', left)).execute();
}

import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection } from '../../contract/figures/figure-selection.ts';

/** What was sent and counts: neither taken back nor thrown away, and of an address that is proven. */
export const counting = (db: PlatformDb, { formGuid, versions, from, until, answered }: FigureSelection) => {
  let query = db
    .selectFrom('form_submission')
    .where('form_guid', '=', formGuid)
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('status', '!=', 'unproven');
  if (versions !== undefined) query = query.where('version', 'in', versions.length === 0 ? [-1] : [...versions]);
  if (from !== undefined) query = query.where('sent_at', '>=', from);
  if (until !== undefined) query = query.where('sent_at', '<', until);
  if (answered !== undefined) query = query.where(hasAnswer(answered.field, answered.value));
  return query;
};

/** One of a list, or the answer itself; a number reads as it is written. */
const hasAnswer = (field: string, value: string): RawBuilder<boolean> =>
  sql<boolean>`(answers -> ${field}::text @> to_jsonb(${value}::text) or answers ->> ${field}::text = ${value})`;

/** What a remembered figure is known by: nothing changes in the answers without one of these. */
export interface Stand {
  number: number;
  changedAt: string;
}

export async function standOf(db: PlatformDb, selection: FigureSelection): Promise<Stand> {
  const row = await counting(db, selection)
    .select([({ fn }) => fn.countAll<number>().as('number'), ({ fn }) => fn.max('changed_at').as('changedAt')])
    .executeTakeFirstOrThrow();
  return { number: row.number, changedAt: row.changedAt?.toISOString() ?? '' };
}

/** On the calendar of the platform. */
export const countByDay = (
  db: PlatformDb,
  selection: FigureSelection,
  timeZone: string,
): Promise<{ day: string; number: number }[]> =>
  counting(db, selection)
    .select([
      sql<string>`to_char(sent_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      ({ fn }) => fn.countAll<number>().as('number'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute();

interface AnswersPage {
  field: string;
  offset: number;
  limit: number;
  /** Only these submissions, or all but these. */
  among?: { guids: readonly string[]; isLeftOut: boolean } | undefined;
}

const withAnswer = (db: PlatformDb, selection: FigureSelection, { field, among }: AnswersPage) => {
  const given = counting(db, selection).where(sql<boolean>`coalesce(answers ->> ${field}::text, '') <> ''`);
  if (among === undefined) return given;
  const listed = sql<boolean>`guid = any(${[...among.guids]}::uuid[])`;
  return given.where(among.isLeftOut ? sql<boolean>`not ${listed}` : listed);
};

/** What was answered to an open question, the newest first. */
export async function listAnswers(db: PlatformDb, selection: FigureSelection, page: AnswersPage) {
  const [answers, { number }] = await Promise.all([
    withAnswer(db, selection, page)
      .select(['guid', 'sent_at as sentAt', sql<string>`answers ->> ${page.field}::text`.as('text')])
      .orderBy('sent_at', 'desc')
      .orderBy('guid')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    withAnswer(db, selection, page)
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow(),
  ]);
  return { answers, number };
}

/** Which of these count and answered the question. */
export const findAnswered = async (
  db: PlatformDb,
  selection: FigureSelection,
  field: string,
  guids: readonly string[],
): Promise<string[]> => {
  const page = { field, offset: 0, limit: guids.length, among: { guids, isLeftOut: false } };
  const rows = await withAnswer(db, selection, page).select('guid').execute();
  return rows.map(({ guid }) => guid);
};

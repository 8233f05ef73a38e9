import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FigureSelection, TallyAsked, TallyRow } from '../../contract/figures/figure-selection.ts';

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

/** What a kept sum is known by: nothing changes in the answers without one of these. */
export async function standOf(db: PlatformDb, selection: FigureSelection) {
  const row = await counting(db, selection)
    .select([
      ({ fn }) => fn.countAll<number>().as('number'),
      ({ fn }) => fn.max('changed_at').as('changedAt'),
      ({ fn }) => fn.min('sent_at').as('firstAt'),
      ({ fn }) => fn.max('sent_at').as('lastAt'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, changedAt: row.changedAt?.toISOString() ?? '' };
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

/** How long people were at it: half were ready within the middle, and how many in each minute; the last is all that took longer. */
export async function timesTaken(db: PlatformDb, selection: FigureSelection, lastMinute: number) {
  const seconds = sql<number>`extract(epoch from sent_at - began_at)`;
  const timed = counting(db, selection).where('began_at', 'is not', null);
  const [middle, minutes] = await Promise.all([
    timed
      .select([
        sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})::float8`.as('seconds'),
        ({ fn }) => fn.countAll<number>().as('number'),
      ])
      .executeTakeFirstOrThrow(),
    timed
      .select([
        sql<number>`least(floor(${seconds} / 60), ${lastMinute})::int`.as('minute'),
        ({ fn }) => fn.countAll<number>().as('number'),
      ])
      .groupBy('minute')
      .orderBy('minute')
      .execute(),
  ]);
  return { middleSeconds: middle.seconds, number: middle.number, minutes };
}

/** How many gave an answer at all, by field: all of them in one reading. */
export async function countAnswered(
  db: PlatformDb,
  selection: FigureSelection,
  fields: readonly string[],
): Promise<Map<string, number>> {
  if (fields.length === 0) return new Map();
  const given = fields.map((field) =>
    sql<number>`count(*) filter (where answers -> ${field}::text is not null)`.as(field),
  );
  const row = (await counting(db, selection).select(given).executeTakeFirstOrThrow()) as Record<string, number>;
  return new Map(fields.map((field) => [field, Number(row[field] ?? 0)]));
}

const postcode = '[1-9][0-9]{3}(?= ?[A-Za-z]{2}\\M|\\M)';

/** Longer values differ further on than a figure shows. */
const longestValue = 200;

export async function tallyAnswers(
  db: PlatformDb,
  selection: FigureSelection,
  asked: TallyAsked,
): Promise<Omit<TallyRow, 'field'>[]> {
  const { field, shape, versions } = asked;
  const inside = [field, ...asked.path];
  const found = sql<unknown>`answers #> ${inside}::text[]`;
  const list = sql<unknown>`case jsonb_typeof(${found}) when 'array' then ${found} else jsonb_build_array(${found}) end`;
  const value = {
    one: sql<string>`answers #>> ${inside}::text[]`,
    postcode: sql<string>`coalesce(substring(answers #>> ${inside}::text[] from ${postcode}), '')`,
    list: sql<string>`jsonb_array_elements_text(${list})`,
    order: sql<string>`jsonb_array_elements_text(${list})`,
  }[shape];
  const part = shape === 'order' ? sql<string>`generate_series(1, jsonb_array_length(${list}))::text` : sql<string>`''`;
  const chosen = selection.versions?.filter((one) => versions.includes(one)) ?? versions;
  const given = counting(db, { ...selection, versions: chosen })
    .where(sql<boolean>`answers #> ${inside}::text[] is not null`)
    .select([value.as('value'), part.as('part')]);
  return db
    .selectFrom(given.as('given'))
    .select([
      'part',
      sql<string>`left(value, ${longestValue})`.as('value'),
      ({ fn }) => fn.countAll<number>().as('number'),
    ])
    .groupBy(['part', 'given.value'])
    .execute();
}

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

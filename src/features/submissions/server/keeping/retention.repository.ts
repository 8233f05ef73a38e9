import { type RawBuilder, sql } from 'kysely';
import type { FormSettings } from '#features/forms/contract/form.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { AnswerTerm } from '../../contract/keeping/retention-terms.ts';

export interface Over {
  formGuid: string;
  from: FormSettings['retentionFrom'];
  /** Terms that began at this moment or before are over. */
  before: Date;
}

/** When its term began; what was taken back is dealt with. Null while nobody has. */
const startOf = (from: Over['from']): RawBuilder<Date | null> =>
  from === 'sent' ? sql`sent_at` : sql`coalesce(done_at, withdrawn_at)`;

const over = (db: PlatformDb, { formGuid, from, before }: Over) =>
  db
    .selectFrom('form_submission')
    .where('form_guid', '=', formGuid)
    .where('redacted_at', 'is', null)
    .where(sql<boolean>`${startOf(from)} <= ${before}`);

/** Ids of questions are letters and digits, so they stand in a path as they are. */
const pathOf = ({ id, group }: AnswerTerm['fields'][number]): string =>
  group === undefined ? `$."${id}"` : `$."${group}"[*]."${id}"`;

const hasOneOf = (fields: AnswerTerm['fields']): RawBuilder<boolean> =>
  sql`(${sql.join(
    fields.map((field) => sql`answers @? ${pathOf(field)}::jsonpath`),
    sql` or `,
  )})`;

const hasSender = sql<boolean>`(sender_email is not null or sender_guid is not null)`;

export const listOver = (trx: PlatformTransaction, which: Over, limit: number) =>
  over(trx, which)
    .select(['guid', 'version', 'reference', 'status', 'withdrawn_at as withdrawnAt'])
    .orderBy('guid')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const listAnswersOver = (trx: PlatformTransaction, which: Over, fields: AnswerTerm['fields'], limit: number) =>
  over(trx, which)
    .select(['guid', 'answers'])
    .where(hasOneOf(fields))
    .orderBy('guid')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const writeAnswers = (trx: PlatformTransaction, guid: string, answers: object, now: Date) =>
  trx
    .updateTable('form_submission')
    .set({ answers: JSON.stringify(answers), changed_at: now })
    .where('guid', '=', guid)
    .execute();

/** Who sent it is contact data as well. */
export const forgetSenders = (trx: PlatformTransaction, which: Over) =>
  trx
    .updateTable('form_submission')
    .set({ sender_email: null, sender_guid: null })
    .where('guid', 'in', over(trx, which).select('guid').where(hasSender))
    .execute();

/** Number, moment and version stay, for the figures; nothing of it leads to anybody, and no key opens it. */
export async function emptySubmissions(trx: PlatformTransaction, guids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('form_submission')
    .set({
      answers: '{}',
      sender_email: null,
      sender_guid: null,
      labels: [],
      key_hash: sql<string>`'over ' || guid`,
      redacted_at: now,
      changed_at: now,
    })
    .where('guid', 'in', [...guids])
    .execute();
  // Notes and replies have words of people in them.
  await trx
    .deleteFrom('form_submission_event')
    .where('submission_guid', 'in', [...guids])
    .execute();
}

async function counted(query: { execute(): Promise<{ number: number }[]> }): Promise<number> {
  return (await query.execute())[0]?.number ?? 0;
}

export const countOver = (db: PlatformDb, which: Over): Promise<number> =>
  counted(over(db, which).select(({ fn }) => fn.countAll<number>().as('number')));

/** Those that lose something and are not gone as a whole by then. */
export const countAnswersOver = (
  db: PlatformDb,
  which: readonly (Over & { fields: AnswerTerm['fields'] })[],
  whole: Over | undefined,
): Promise<number> => {
  const [first] = which;
  if (first === undefined) return Promise.resolve(0);
  const { formGuid } = first;
  const losing = sql.join(
    which.map(({ from, before, fields }) => sql`(${startOf(from)} <= ${before} and ${hasOneOf(fields)})`),
    sql` or `,
  );
  let query = db
    .selectFrom('form_submission')
    .where('form_guid', '=', formGuid)
    .where('redacted_at', 'is', null)
    .where(sql<boolean>`(${losing})`);
  if (whole !== undefined)
    query = query.where(sql<boolean>`(${startOf(whole.from)} > ${whole.before} or ${startOf(whole.from)} is null)`);
  return counted(query.select(({ fn }) => fn.countAll<number>().as('number')));
};

export const countUndone = (db: PlatformDb, formGuid: string): Promise<number> =>
  counted(
    db
      .selectFrom('form_submission')
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .where('form_guid', '=', formGuid)
      .where('redacted_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`coalesce(done_at, withdrawn_at) is null`),
  );

import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface SubmissionRow {
  guid: string;
  formGuid: string;
  version: number;
  reference: string;
  answers: unknown;
  language: string;
  /** 'unproven' until the address of its sender is. */
  status: string;
  senderGuid: string | null;
  senderEmail: string | null;
  keyHash: string;
  sentAt: Date;
  withdrawnAt: Date | null;
  /** False of one that only went out by mail. */
  isKept: boolean;
  /** Its term is over. */
  redactedAt: Date | null;
}

const submissions = (db: PlatformDb) =>
  db
    .selectFrom('form_submission')
    .select([
      'guid',
      'form_guid as formGuid',
      'version',
      'reference',
      'answers',
      'language',
      'status',
      'sender_guid as senderGuid',
      'sender_email as senderEmail',
      'key_hash as keyHash',
      'sent_at as sentAt',
      'withdrawn_at as withdrawnAt',
      'is_kept as isKept',
      'redacted_at as redactedAt',
    ]);

/** To who sent it, one in the trash is not there. */
export const findSubmission = (db: PlatformDb, guid: string): Promise<SubmissionRow | undefined> =>
  submissions(db).where('guid', '=', guid).where('deleted_at', 'is', null).executeTakeFirst();

export const findByKey = (db: PlatformDb, formGuid: string, keyHash: string): Promise<SubmissionRow | undefined> =>
  submissions(db).where('form_guid', '=', formGuid).where('key_hash', '=', keyHash).executeTakeFirst();

/** The next number of the year. Whoever sends at the same moment waits here, so that a limit is counted exactly. */
export async function nextNumber(trx: PlatformTransaction, formGuid: string, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('form_submission_counter')
    .values({ form_guid: formGuid, year, last: 1 })
    .onConflict((clash) =>
      clash.columns(['form_guid', 'year']).doUpdateSet(({ ref, eb }) => ({
        last: eb(ref('form_submission_counter.last'), '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Waits for who is given a number now, without taking one. */
export const lockCounter = (trx: PlatformTransaction, formGuid: string, year: number) =>
  trx
    .selectFrom('form_submission_counter')
    .select('last')
    .where('form_guid', '=', formGuid)
    .where('year', '=', year)
    .forUpdate()
    .execute();

/** Those that take a place: what is not proven yet does not. */
export async function countTaken(db: PlatformDb, formGuid: string): Promise<number> {
  const { taken } = await db
    .selectFrom('form_submission')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('form_guid', '=', formGuid)
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('status', '!=', 'unproven')
    .executeTakeFirstOrThrow();
  return taken;
}

interface NewRow {
  guid: string;
  formGuid: string;
  version: number;
  reference: string;
  answers: object;
  language: string;
  status: 'new' | 'unproven';
  senderGuid: string | null;
  senderEmail: string | null;
  keyHash: string;
  beganAt: Date;
  dueAt: Date | null;
  /** What it was sent for. */
  itemGuid?: string | undefined;
  now: Date;
}

export async function insertSubmission(trx: PlatformTransaction, row: NewRow): Promise<void> {
  await trx
    .insertInto('form_submission')
    .values({
      guid: row.guid,
      form_guid: row.formGuid,
      version: row.version,
      reference: row.reference,
      answers: JSON.stringify(row.answers),
      language: row.language,
      status: row.status,
      sender_guid: row.senderGuid,
      sender_email: row.senderEmail,
      key_hash: row.keyHash,
      item_guid: row.itemGuid ?? null,
      began_at: row.beganAt,
      due_at: row.dueAt,
      sent_at: row.now,
      changed_at: row.now,
    })
    .execute();
}

/** What was answered goes; that something was sent and taken back stays. */
export async function withdraw(trx: PlatformTransaction, guid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('form_submission')
    .set({ withdrawn_at: now, changed_at: now, answers: '{}', sender_email: null })
    .where('guid', '=', guid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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

/** The one that was sent by this key, whatever became of it. */
export const findByKey = (
  db: PlatformDb,
  formGuid: string,
  keyHash: string,
): Promise<{ guid: string; reference: string } | undefined> =>
  db
    .selectFrom('form_submission')
    .select(['guid', 'reference'])
    .where('form_guid', '=', formGuid)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();

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

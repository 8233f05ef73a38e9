import type { PlatformTransaction } from '#platform/server/platform.ts';

/** A submission that is still to be told of, locked: a job that is tried again finds it told, or nothing done. */
export const lockUntold = (trx: PlatformTransaction, guid: string) =>
  trx
    .selectFrom('form_submission')
    .select([
      'guid',
      'form_guid as formGuid',
      'version',
      'reference',
      'answers',
      'language',
      'sender_email as senderEmail',
      'sent_at as sentAt',
      'status',
      'assignee_guid as assigneeGuid',
    ])
    .where('guid', '=', guid)
    .where('told_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type UntoldRow = NonNullable<Awaited<ReturnType<typeof lockUntold>>>;

export const markTold = (trx: PlatformTransaction, guid: string, now: Date) =>
  trx.updateTable('form_submission').set({ told_at: now }).where('guid', '=', guid).execute();

export const assignTo = (trx: PlatformTransaction, guid: string, assigneeGuid: string, now: Date) =>
  trx
    .updateTable('form_submission')
    .set({ assignee_guid: assigneeGuid, changed_at: now })
    .where('guid', '=', guid)
    .execute();

/** What went out by mail alone is not here any more; there is nothing left to deal with. */
export const emptyUnkept = (trx: PlatformTransaction, guid: string, now: Date) =>
  trx
    .updateTable('form_submission')
    .set({ answers: '{}', sender_email: null, sender_guid: null, is_kept: false, status: 'done', done_at: now })
    .where('guid', '=', guid)
    .execute();

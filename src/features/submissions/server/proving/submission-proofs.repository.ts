import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

interface Proven {
  guid: string;
  senderGuid: string;
  senderEmail: string;
  dueAt: Date | null;
  now: Date;
}

/** False when it was withdrawn, deleted or proven already. */
export async function markProven(trx: PlatformTransaction, { guid, senderGuid, senderEmail, dueAt, now }: Proven) {
  const { numUpdatedRows } = await trx
    .updateTable('form_submission')
    .set({ status: 'new', sender_guid: senderGuid, sender_email: senderEmail, due_at: dueAt, changed_at: now })
    .where('guid', '=', guid)
    .where('status', '=', 'unproven')
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setProofAddress = (trx: PlatformTransaction, guid: string, address: string) =>
  trx
    .updateTable('form_submission')
    .set({ sender_email: address })
    .where('guid', '=', guid)
    .where('status', '=', 'unproven')
    .execute();

export const deleteUnprovenBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('form_submission').where('status', '=', 'unproven').where('sent_at', '<', moment).execute();

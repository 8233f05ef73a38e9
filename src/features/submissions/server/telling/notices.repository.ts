import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface Receivers {
  emails: readonly string[];
  roleIds: readonly string[];
  assigneeGuid: string | null;
}

export interface Notice extends Receivers {
  submissionGuid: string;
  formGuid: string;
  version: number;
  reference: string;
  sentAt: Date;
}

export const insertNotice = (trx: PlatformTransaction, submissionGuid: string, receivers: Receivers) =>
  trx
    .insertInto('form_notice')
    .values({
      submission_guid: submissionGuid,
      emails: [...receivers.emails],
      role_ids: [...receivers.roleIds],
      assignee_guid: receivers.assigneeGuid,
    })
    .execute();

/** All that wait, taken away: the mails about them are queued in the same transaction. What was taken back is not told of. */
export async function takeNotices(trx: PlatformTransaction): Promise<Notice[]> {
  const taken = await trx.deleteFrom('form_notice').returningAll().execute();
  if (taken.length === 0) return [];
  const rows = await submissionsOf(
    trx,
    taken.map((notice) => notice.submission_guid),
  );
  return rows.flatMap(({ guid, ...row }) => {
    const notice = taken.find((one) => one.submission_guid === guid);
    if (notice === undefined) return [];
    const { emails, role_ids: roleIds, assignee_guid: assigneeGuid } = notice;
    return [{ ...row, submissionGuid: guid, emails, roleIds, assigneeGuid }];
  });
}

const submissionsOf = (db: PlatformDb, guids: readonly string[]) =>
  db
    .selectFrom('form_submission')
    .select(['guid', 'form_guid as formGuid', 'version', 'reference', 'sent_at as sentAt'])
    .where('guid', 'in', [...guids])
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('form_guid')
    .orderBy('sent_at')
    .orderBy('guid')
    .execute();

import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { FormHandling } from '../../contract/handling/inbox.ts';
import { handlingLimits } from '../../contract/handling/inbox-choices.ts';

/** Nothing of its own while nobody said anything. */
export async function findHandling(db: PlatformDb, formGuid: string): Promise<FormHandling & { labels: string[] }> {
  const row = await db.selectFrom('form_handling').selectAll().where('form_guid', '=', formGuid).executeTakeFirst();
  if (row === undefined) return { statuses: [], templates: [], labels: [] };
  return { ...FormHandling.parse({ statuses: row.statuses, templates: row.templates }), labels: row.labels };
}

export async function storeHandling(
  trx: PlatformTransaction,
  formGuid: string,
  { statuses, templates }: FormHandling,
): Promise<void> {
  const written = { statuses: JSON.stringify(statuses), templates: JSON.stringify(templates) };
  await trx
    .insertInto('form_handling')
    .values({ form_guid: formGuid, ...written })
    .onConflict((clash) => clash.column('form_guid').doUpdateSet(written))
    .execute();
}

/** As many as a menu shows; a label beyond them is still on its submissions. */
const mostLabels = 100;

export async function rememberLabels(
  trx: PlatformTransaction,
  formGuid: string,
  labels: readonly string[],
): Promise<void> {
  if (labels.length === 0) return;
  await trx
    .insertInto('form_handling')
    .values({ form_guid: formGuid, labels: [...labels] })
    .onConflict((clash) =>
      clash.column('form_guid').doUpdateSet({
        labels: sql<
          string[]
        >`(select array(select distinct one from unnest(form_handling.labels || excluded.labels) as one order by one limit ${mostLabels}))`,
      }),
    )
    .execute();
}

interface HandledValues {
  status: string;
  assigneeGuid: string | null;
  labels: readonly string[];
  dueAt: Date | null;
  secondsLeft: number | null;
  doneAt: Date | null;
  deletedAt: Date | null;
  deletedBy: string | null;
}

export async function updateHandled(
  trx: PlatformTransaction,
  guid: string,
  values: HandledValues,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('form_submission')
    .set({
      status: values.status,
      assignee_guid: values.assigneeGuid,
      labels: values.labels.slice(0, handlingLimits.labels),
      due_at: values.dueAt,
      due_left_seconds: values.secondsLeft,
      done_at: values.doneAt,
      deleted_at: values.deletedAt,
      deleted_by: values.deletedBy,
      changed_at: now,
    })
    .where('guid', '=', guid)
    .execute();
}

/** The answers go, also from what is searched in. */
export async function removeAnswers(
  trx: PlatformTransaction,
  guid: string,
  { fields, isAddressGone }: { fields: readonly string[]; isAddressGone: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('form_submission')
    .set({
      answers: sql<string>`answers - ${fields}::text[]`,
      changed_at: now,
      ...(isAddressGone ? { sender_email: null } : {}),
    })
    .where('guid', '=', guid)
    .execute();
}

export const countReplies = async (db: PlatformDb, submissionGuid: string): Promise<number> => {
  const { replies } = await db
    .selectFrom('form_submission_event')
    .select(({ fn }) => fn.countAll<number>().as('replies'))
    .where('submission_guid', '=', submissionGuid)
    .where('kind', '=', 'reply')
    .executeTakeFirstOrThrow();
  return replies;
};

export const deleteTrashedBefore = (trx: PlatformTransaction, moment: Date) =>
  trx.deleteFrom('form_submission').where('deleted_at', '<', moment).execute();

/** Of an account that goes: what somebody sent stays and names nobody, what they dealt with goes to their heir. */
export async function removePersonFromSubmissions(
  trx: PlatformTransaction,
  userId: string,
  heirId: string | null,
): Promise<void> {
  await trx.updateTable('form_submission').set({ sender_guid: null }).where('sender_guid', '=', userId).execute();
  await trx.updateTable('form_submission').set({ assignee_guid: heirId }).where('assignee_guid', '=', userId).execute();
  await trx.updateTable('form_submission').set({ deleted_by: null }).where('deleted_by', '=', userId).execute();
  await trx.updateTable('form_submission_event').set({ by_guid: null }).where('by_guid', '=', userId).execute();
}

const mostOwn = 10_000;

export const listSentBy = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('form_submission')
    .select([
      'guid',
      'form_guid as formGuid',
      'version',
      'reference',
      'answers',
      'sent_at as sentAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('sender_guid', '=', userId)
    .orderBy('sent_at')
    .orderBy('guid')
    .limit(mostOwn)
    .execute();

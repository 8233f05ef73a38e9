import { randomUUID } from 'node:crypto';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface PastRow {
  guid: string;
  formGuid: string;
  version: number;
  reference: string;
  answers: object;
  language: string;
  senderGuid: string | null;
  senderEmail: string | null;
  keyHash: string;
  beganAt: Date;
  sentAt: Date;
  status: string;
  assigneeGuid: string | null;
  labels: string[];
  dueAt: Date | null;
  secondsLeft: number | null;
  doneAt: Date | null;
  itemGuid: string | null;
  events: { kind: string; at: Date; by: string | null; data: Record<string, JsonValue> }[];
}

/** So many numbers of the year at once; answers the first. */
export async function takeNumbers(
  trx: PlatformTransaction,
  formGuid: string,
  year: number,
  count: number,
): Promise<number> {
  const { last } = await trx
    .insertInto('form_submission_counter')
    .values({ form_guid: formGuid, year, last: count })
    .onConflict((clash) =>
      clash.columns(['form_guid', 'year']).doUpdateSet(({ ref, eb }) => ({
        last: eb(ref('form_submission_counter.last'), '+', count),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

/** A statement has at most 65,535 values. */
const atOnce = 1000;

export async function insertPast(trx: PlatformTransaction, rows: readonly PastRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    await trx.insertInto('form_submission').values(some.map(submissionValues)).execute();
    const events = some.flatMap(eventValues);
    for (let first = 0; first < events.length; first += atOnce) {
      await trx
        .insertInto('form_submission_event')
        .values(events.slice(first, first + atOnce))
        .execute();
    }
  }
}

const submissionValues = (row: PastRow) => ({
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
  began_at: row.beganAt,
  sent_at: row.sentAt,
  changed_at: row.doneAt ?? row.sentAt,
  assignee_guid: row.assigneeGuid,
  labels: row.labels,
  due_at: row.dueAt,
  due_left_seconds: row.secondsLeft,
  done_at: row.doneAt,
  item_guid: row.itemGuid,
});

const eventValues = ({ guid, events }: PastRow) =>
  events.map(({ kind, at, by, data }) => ({
    guid: randomUUID(),
    submission_guid: guid,
    kind,
    at,
    by_guid: by,
    data: JSON.stringify(data),
  }));

import { randomUUID } from 'node:crypto';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

interface NewSubmissionEvent {
  submissionGuid: string;
  /** What happened: withdrawn, told, assigned, status, note, reply… */
  kind: string;
  at: Date;
  /** Nobody when the platform did it itself, or a sender without an account. */
  by: string | null;
  data?: Record<string, JsonValue>;
}

/** Writes in the history of a submission, in the transaction of what happened. */
export async function recordEvent(
  trx: PlatformTransaction,
  { submissionGuid, kind, at, by, data }: NewSubmissionEvent,
): Promise<void> {
  await trx
    .insertInto('form_submission_event')
    .values({
      guid: randomUUID(),
      submission_guid: submissionGuid,
      kind,
      at,
      by_guid: by,
      data: JSON.stringify(data ?? {}),
    })
    .execute();
}

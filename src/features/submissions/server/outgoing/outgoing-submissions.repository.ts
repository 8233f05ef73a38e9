import type { PlatformDb } from '#platform/server/database/database.ts';
import type { OutgoingFilter } from '../../contract/outgoing-filter.ts';

/** After this one, in the order in which they were sent. */
export interface OutgoingCursor {
  sentAt: string;
  guid: string;
}

const chosen = (db: PlatformDb, formGuid: string, { status, version, sentFrom, sentUntil }: OutgoingFilter) =>
  db
    .selectFrom('form_submission')
    .where('form_guid', '=', formGuid)
    .where('withdrawn_at', 'is', null)
    .where('deleted_at', 'is', null)
    // Whose address is not proven did not send anything yet.
    .where('form_submission.status', '<>', 'unproven')
    .$if(status.length > 0, (found) => found.where('form_submission.status', 'in', status))
    .$if(version.length > 0, (found) => found.where('version', 'in', version))
    .$if(sentFrom !== null, (found) => found.where('sent_at', '>=', new Date(sentFrom ?? 0)))
    .$if(sentUntil !== null, (found) => found.where('sent_at', '<', new Date(sentUntil ?? 0)));

export async function countOutgoing(db: PlatformDb, formGuid: string, filter: OutgoingFilter): Promise<number> {
  const { number } = await chosen(db, formGuid, filter)
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

export type OutgoingRow = Awaited<ReturnType<typeof listOutgoing>>[number];

/** By key and not by number: what comes in or goes meanwhile moves nothing. */
export const listOutgoing = (
  db: PlatformDb,
  formGuid: string,
  filter: OutgoingFilter,
  { after, limit }: { after: OutgoingCursor | null; limit: number },
) =>
  chosen(db, formGuid, filter)
    .select([
      'guid',
      'version',
      'reference',
      'answers',
      'language',
      'status',
      'labels',
      'sent_at as sentAt',
      'done_at as doneAt',
    ])
    .$if(after !== null, (found) =>
      found.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sent_at', 'guid'), '>', tuple(new Date(after?.sentAt ?? 0), after?.guid ?? '')),
      ),
    )
    .orderBy('sent_at')
    .orderBy('guid')
    .limit(limit)
    .execute();

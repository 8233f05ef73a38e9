import type { SelectQueryBuilder } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
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

export type OutgoingRow = Awaited<ReturnType<typeof listOutgoing>>[number];

export interface OutgoingPage {
  after: OutgoingCursor | null;
  limit: number;
}

/** By key and not by number: what comes in or goes meanwhile moves nothing. */
export const pageOf = (rows: SelectQueryBuilder<PlatformTables, 'form_submission', object>, page: OutgoingPage) =>
  rows
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
      'item_guid as itemGuid',
    ])
    .$if(page.after !== null, (found) =>
      found.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sent_at', 'guid'), '>', tuple(new Date(page.after?.sentAt ?? 0), page.after?.guid ?? '')),
      ),
    )
    .orderBy('sent_at')
    .orderBy('guid')
    .limit(page.limit);

export const listOutgoing = (db: PlatformDb, formGuid: string, filter: OutgoingFilter, page: OutgoingPage) =>
  pageOf(chosen(db, formGuid, filter), page).execute();

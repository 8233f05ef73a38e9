import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ExportFilter } from '../../contract/handling/inbox.ts';
import { filtered, type InboxMoment, mayLeave, type SearchWord } from '../handling/inbox-filter.ts';
import { type OutgoingPage, type OutgoingRow, pageOf } from './outgoing-submissions.repository.ts';

export interface AskedRows {
  formGuid: string;
  filter: Omit<ExportFilter, 'search'>;
  words: readonly SearchWord[];
  moment: InboxMoment;
}

const chosen = (db: PlatformDb, { formGuid, filter, words, moment }: AskedRows) => {
  const { sentFrom, sentUntil } = filter;
  return filtered(db.selectFrom('form_submission').where('form_guid', '=', formGuid), filter, words, moment)
    .where(mayLeave)
    .$if(sentFrom !== null, (found) => found.where('sent_at', '>=', new Date(sentFrom ?? 0)))
    .$if(sentUntil !== null, (found) => found.where('sent_at', '<', new Date(sentUntil ?? 0)));
};

export async function countFiltered(db: PlatformDb, asked: AskedRows): Promise<number> {
  const { number } = await chosen(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

export const listFiltered = (db: PlatformDb, asked: AskedRows, page: OutgoingPage): Promise<OutgoingRow[]> =>
  pageOf(chosen(db, asked), page).execute();

/** How many files were sent along, and how large they are together. */
export async function sumFiles(db: PlatformDb, asked: AskedRows): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('form_file')
    .where('submission_guid', 'in', chosen(db, asked).select('guid'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<string>`coalesce(sum(byte_size), 0)`.as('bytes')])
    .executeTakeFirstOrThrow();
  return { count, bytes: Number(bytes) };
}

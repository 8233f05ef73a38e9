import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { InboxQuery } from '../../contract/handling/inbox.ts';
import { type CountedPile, mostFound } from '../../contract/handling/inbox-choices.ts';
import { filtered, type InboxMoment, isDueToday, isLate, isOpen, mayLeave, type SearchWord } from './inbox-filter.ts';

const columns = [
  'guid',
  'form_guid as formGuid',
  'version',
  'reference',
  'answers',
  'language',
  'status',
  'sender_guid as senderGuid',
  'sender_email as senderEmail',
  'sent_at as sentAt',
  'withdrawn_at as withdrawnAt',
  'assignee_guid as assigneeGuid',
  'labels',
  'due_at as dueAt',
  'due_left_seconds as secondsLeft',
  'done_at as doneAt',
  'deleted_at as deletedAt',
  'item_guid as itemGuid',
] as const;

const handled = (db: PlatformDb) => db.selectFrom('form_submission').select(columns);

export type HandledRow = Awaited<ReturnType<typeof findHandled>>[number];

/** Those that there are; trashed ones too. */
export const findHandled = (db: PlatformDb, guids: readonly string[]) =>
  handled(db).where('guid', 'in', guids).execute();

/** One change of a submission at a time, and always in the same order. */
export const lockHandled = (trx: PlatformTransaction, guids: readonly string[]): Promise<HandledRow[]> =>
  handled(trx).where('guid', 'in', guids).orderBy('guid').forUpdate().execute();

interface Asked {
  formGuid: string;
  query: Omit<InboxQuery, 'search'>;
  words: readonly SearchWord[];
  moment: InboxMoment;
}

export function listInbox(db: PlatformDb, { formGuid, query, words, moment }: Asked): Promise<HandledRow[]> {
  const { sort_by, pageNumber, itemCount } = query;
  const [column, direction] =
    sort_by === 'due_desc' || sort_by === 'due_asc' ? ['due_at', sort_by] : ['sent_at', sort_by];
  const isDown = direction.endsWith('_desc');
  const found = filtered(handled(db).where('form_guid', '=', formGuid), query, words, moment);
  return (
    found
      // What has no clock, or one that stands still, comes last either way up.
      .orderBy(sql.ref(column), (by) => (isDown ? by.desc().nullsLast() : by.asc().nullsLast()))
      .$if(column === 'due_at', (rows) => rows.orderBy('sent_at'))
      .orderBy('guid')
      .offset((pageNumber - 1) * itemCount)
      .limit(itemCount)
      .execute()
  );
}

/** Up to a bound: nobody turns to page four thousand. */
export async function countInbox(
  db: PlatformDb,
  { formGuid, query, words, moment }: Asked,
  { isLeaving = false } = {},
): Promise<number> {
  const some = filtered(
    db.selectFrom('form_submission').select('guid').where('form_guid', '=', formGuid),
    query,
    words,
    moment,
  )
    .$if(isLeaving, (rows) => rows.where(mayLeave))
    .limit(mostFound + 1);
  const { found } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

const countedPiles = (db: PlatformDb, moment: InboxMoment) =>
  db
    .selectFrom('form_submission')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('assignee_guid', '=', moment.me).as('mine'),
      fn.countAll<number>().filterWhere('assignee_guid', 'is', null).as('nobody'),
      fn.countAll<number>().filterWhere(isDueToday(eb, moment)).as('today'),
      fn.countAll<number>().filterWhere(isLate(eb, moment)).as('late'),
    ])
    .where(isOpen);

export const countPiles = (
  db: PlatformDb,
  formGuid: string,
  moment: InboxMoment,
): Promise<Record<CountedPile, number>> =>
  countedPiles(db, moment).where('form_guid', '=', formGuid).executeTakeFirstOrThrow();

export async function countPilesOf(
  db: PlatformDb,
  formGuids: readonly string[],
  moment: InboxMoment,
): Promise<Map<string, Record<CountedPile, number>>> {
  if (formGuids.length === 0) return new Map();
  const rows = await countedPiles(db, moment)
    .select('form_guid')
    .where('form_guid', 'in', formGuids)
    .groupBy('form_guid')
    .execute();
  return new Map(rows.map(({ form_guid, ...counts }) => [form_guid, counts]));
}

const mostEarlier = 5;

/** Others by the same person to the same form, the newest first. */
export async function listEarlier(db: PlatformDb, row: HandledRow) {
  const { guid, formGuid, senderGuid, senderEmail } = row;
  if (senderGuid === null && senderEmail === null) return [];
  return db
    .selectFrom('form_submission')
    .select(['guid', 'reference', 'sent_at as sentAt'])
    .where('form_guid', '=', formGuid)
    .where('guid', '<>', guid)
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        ...(senderGuid === null ? [] : [eb('sender_guid', '=', senderGuid)]),
        ...(senderEmail === null ? [] : [eb('sender_email', '=', senderEmail)]),
      ]),
    )
    .orderBy('sent_at', 'desc')
    .limit(mostEarlier)
    .execute();
}

export async function listEvents(db: PlatformDb, submissionGuid: string) {
  const rows = await db
    .selectFrom('form_submission_event')
    .leftJoin('user', 'user.id', 'form_submission_event.by_guid')
    .select(['form_submission_event.guid', 'kind', 'at', 'by_guid', 'user.name as byName', 'data'])
    .where('submission_guid', '=', submissionGuid)
    // Whoever looked is in the audit log; of the others the last hundreds are enough to read.
    .where('kind', '<>', 'looked')
    .orderBy('at', 'desc')
    .limit(500)
    .execute();
  return rows.reverse();
}

export async function hasLookedSince(
  db: PlatformDb,
  submissionGuid: string,
  by: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('form_submission_event')
    .select('guid')
    .where('submission_guid', '=', submissionGuid)
    .where('kind', '=', 'looked')
    .where('by_guid', '=', by)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function namesOfPeople(db: PlatformDb, guids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(guids.filter((guid) => guid !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those of late, for the menus: of what was sent long ago nobody looks for the labels. */
export async function listRecentLabels(db: PlatformDb, formGuid: string): Promise<string[]> {
  const recent = db
    .selectFrom('form_submission')
    .select('labels')
    .where('form_guid', '=', formGuid)
    .orderBy('sent_at', 'desc')
    .limit(1000);
  const rows = await db
    .selectFrom(recent.as('recent'))
    .select(sql<string>`unnest(labels)`.as('label'))
    .distinct()
    .orderBy('label')
    .limit(100)
    .execute();
  return rows.map(({ label }) => label);
}

/** Of what still stands. */
export async function findSender(db: PlatformDb, guid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('form_submission')
    .select('sender_guid as sender')
    .where('guid', '=', guid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.sender ?? undefined;
}

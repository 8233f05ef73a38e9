import { sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { NewsletterListChanges } from '../contract/newsletter.ts';

const columns = ['guid', 'name', 'language', 'is_public as isPublic', 'role_ids as roleIds', 'sequence'] as const;

type Kept = { language: Language };

export const findList = (db: PlatformDb, guid: string) =>
  db.selectFrom('newsletter_list').select(columns).$narrowType<Kept>().where('guid', '=', guid).executeTakeFirst();

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>;

export const findLists = (db: PlatformDb): Promise<ListRow[]> =>
  db.selectFrom('newsletter_list').select(columns).$narrowType<Kept>().orderBy('made_at').orderBy('guid').execute();

/** With how many read each, wait for a mail, and cannot be reached. */
export const findListsWithReaders = (db: PlatformDb) =>
  db
    .selectFrom('newsletter_list')
    .select(columns)
    .$narrowType<Kept>()
    .select((eb) => [
      eb
        .selectFrom('newsletter_reader')
        .whereRef('list_guid', '=', 'newsletter_list.guid')
        .where('left_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .as('readers'),
      eb
        .selectFrom('newsletter_waiting')
        .whereRef('list_guid', '=', 'newsletter_list.guid')
        .select(sql<number>`count(distinct lower(email))`.as('number'))
        .as('waiting'),
      eb
        .selectFrom('newsletter_reader')
        .innerJoin('user', 'user.id', 'newsletter_reader.user_id')
        .innerJoin('newsletter_refused_address', 'newsletter_refused_address.address', 'user.email')
        .whereRef('list_guid', '=', 'newsletter_list.guid')
        .where('left_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .as('refused'),
    ])
    .orderBy('made_at')
    .orderBy('guid')
    .execute();

const values = ({ name, language, isPublic, roleIds }: NewsletterListChanges) => ({
  name,
  language,
  is_public: isPublic,
  role_ids: isPublic ? [] : roleIds,
});

export const insertList = (trx: PlatformTransaction, guid: string, list: NewsletterListChanges, now: Date) =>
  trx
    .insertInto('newsletter_list')
    .values({ guid, ...values(list), made_at: now })
    .execute();

/** Who changes it waits for who does so now. */
export const lockList = (trx: PlatformTransaction, guid: string) =>
  trx
    .selectFrom('newsletter_list')
    .select(columns)
    .$narrowType<Kept>()
    .where('guid', '=', guid)
    .forUpdate()
    .executeTakeFirst();

export const updateList = (trx: PlatformTransaction, guid: string, list: NewsletterListChanges) =>
  trx
    .updateTable('newsletter_list')
    .set((eb) => ({ ...values(list), sequence: eb('sequence', '+', 1) }))
    .where('guid', '=', guid)
    .execute();

export const deleteList = (trx: PlatformTransaction, guid: string) =>
  trx.deleteFrom('newsletter_list').where('guid', '=', guid).execute();

/** Of list and account: switched on, proven, and with a role of the list where it has any. */
const readers = (db: PlatformDb) =>
  db
    .selectFrom('newsletter_reader as reader')
    .innerJoin('newsletter_list as list', 'list.guid', 'reader.list_guid')
    .innerJoin('user', 'user.id', 'reader.user_id')
    .leftJoin('newsletter_refused_address as refused', 'refused.address', 'user.email')
    .where('user.is_active', '=', true)
    .where('user.email_verified', '=', true)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('list.is_public', '=', true),
        sql<boolean>`cardinality(list.role_ids) = 0`,
        exists(
          selectFrom('user_role')
            .select('user_role.user_id')
            .whereRef('user_role.user_id', '=', 'user.id')
            .where(sql<boolean>`user_role.role_id = any (list.role_ids)`),
        ),
      ]),
    );

/** Those whom a letter of the list goes to, as they and their accounts are now. */
export const reachable = (db: PlatformDb) =>
  readers(db).where('reader.left_at', 'is', null).where('refused.address', 'is', null);

/** Whom a list’s next letter goes to, and who falls off. Asked of the accounts as they are now. */
export async function countAudience(db: PlatformDb, listGuid: string) {
  const counted = await readers(db)
    .where('reader.list_guid', '=', listGuid)
    .select([
      sql<number>`count(*) filter (where reader.left_at is null and refused.address is null)::int`.as('receivers'),
      sql<number>`count(*) filter (where reader.left_at is null and refused.address is not null)::int`.as('refused'),
      sql<number>`count(*) filter (where reader.left_at is not null)::int`.as('left'),
    ])
    .executeTakeFirstOrThrow();
  return counted;
}

/** Everybody whom the letter goes to, each once, in the transaction in which the sending begins. */
export async function insertReceivers(trx: PlatformTransaction, newsletterGuid: string, listGuid: string) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_receiver')
    .columns(['newsletter_guid', 'reader_id', 'address', 'since'])
    .expression(
      reachable(trx)
        .where('reader.list_guid', '=', listGuid)
        .select([
          sql<string>`${newsletterGuid}::uuid`.as('newsletter_guid'),
          'reader.id as reader_id',
          'user.email as address',
          'reader.since',
        ]),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

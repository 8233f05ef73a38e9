import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { NewsletterListChanges } from '../contract/newsletter.ts';

const columns = ['guid', 'name', 'language', 'is_public as isPublic', 'role_ids as roleIds'] as const;

type Kept = { language: Language };

export const findList = (db: PlatformDb, guid: string) =>
  db
    .selectFrom('newsletter_list')
    .select(columns)
    .$narrowType<Kept>()
    .where('guid', '=', guid).executeTakeFirst();

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>;

export const findLists = (db: PlatformDb): Promise<ListRow[]> =>
  db
    .selectFrom('newsletter_list')
    .select(columns)
    .$narrowType<Kept>()
    .orderBy('made_at').orderBy('guid').execute();

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
        .select(({ fn }) => fn.countAll<number>().as('number'))
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

export const updateList = (trx: PlatformTransaction, guid: string, list: NewsletterListChanges) =>
  trx.updateTable('newsletter_list').set(values(list)).where('guid', '=', guid).execute();

export const deleteList = (trx: PlatformTransaction, guid: string) =>
  trx.deleteFrom('newsletter_list').where('guid', '=', guid).execute();

/** Whom a list’s next letter goes to, and who falls off. Asked of the accounts as they are now. */
export async function countAudience(db: PlatformDb, guid: string) {
  const { rows } = await sql<{ receivers: number; refused: number; left: number }>`
    select count(*) filter (where reader.left_at is null and refused.address is null)::int as receivers,
      count(*) filter (where reader.left_at is null and refused.address is not null)::int as refused,
      count(*) filter (where reader.left_at is not null)::int as left
    from newsletter_reader as reader
    join newsletter_list as list on list.guid = reader.list_guid
    join "user" on "user".id = reader.user_id
    left join newsletter_refused_address as refused on refused.address = "user".email
    where reader.list_guid = ${guid} and ${mayRead}`.execute(db);
  return rows[0] ?? { receivers: 0, refused: 0, left: 0 };
}

/** Of list and user: switched on, proven, and with a role of the list where it has any. */
const mayRead = sql<boolean>`"user".is_active and "user".email_verified and (list.is_public or cardinality(list.role_ids) = 0
  or exists (select from user_role where user_role.user_id = "user".id and user_role.role_id = any (list.role_ids)))`;

/** Everybody whom the letter goes to, each once, in the transaction in which the sending begins. */
export async function insertReceivers(trx: PlatformTransaction, newsletterGuid: string, listGuid: string) {
  const { numAffectedRows } = await sql`
    insert into newsletter_receiver (newsletter_guid, reader_id, address, since)
    select ${newsletterGuid}, reader.id, "user".email, reader.since
    from newsletter_reader as reader
    join newsletter_list as list on list.guid = reader.list_guid
    join "user" on "user".id = reader.user_id
    where reader.list_guid = ${listGuid} and reader.left_at is null and ${mayRead}
      and not exists (select from newsletter_refused_address as refused where refused.address = "user".email)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

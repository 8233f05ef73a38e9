import { sql } from 'kysely';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { InvitationState } from '../contract/invitation-state.ts';

const columns = [
  'id',
  'email',
  'name',
  'language',
  'message',
  'role_ids as roleIds',
  'inviter_name as inviterName',
  'created_at as createdAt',
  'sent_at as sentAt',
  'expires_at as expiresAt',
  'accepted_at as acceptedAt',
  'accepted_by as acceptedBy',
  'revoked_at as revokedAt',
] as const;

const invitations = (db: PlatformDb) =>
  db.selectFrom('invitation').select(columns).$narrowType<{ language: Language }>();

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;

export const lockInvitation = (db: PlatformDb, id: string) =>
  invitations(db).where('id', '=', id).forUpdate().executeTakeFirst();
export const findByCode = (db: PlatformDb, codeHash: string) =>
  invitations(db).where('code_hash', '=', codeHash).executeTakeFirst();
/** Two clicks at once: the second waits here, and then finds it accepted. */
export const lockByCode = (db: PlatformDb, codeHash: string) =>
  invitations(db).where('code_hash', '=', codeHash).forUpdate().executeTakeFirst();

/** `invitationState` as a condition (contract/invitation-state.ts). */
const inState = (state: InvitationState, now: Date) =>
  ({
    Accepted: sql<boolean>`accepted_at is not null`,
    Revoked: sql<boolean>`accepted_at is null and revoked_at is not null`,
    Expired: sql<boolean>`accepted_at is null and revoked_at is null and expires_at <= ${now}`,
    Open: sql<boolean>`accepted_at is null and revoked_at is null and expires_at > ${now}`,
  })[state];

interface InvitationFilter {
  search: string;
  state: InvitationState | undefined;
  pageNumber: number;
  itemCount: number;
}

export async function findInvitations(db: PlatformDb, filter: InvitationFilter, now: Date) {
  const { search, state, pageNumber, itemCount } = filter;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = db
    .selectFrom('invitation')
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) => or([eb('email', 'ilike', pattern), eb('name', 'ilike', pattern)])),
    )
    .$if(state !== undefined, (query) => query.where(inState(state ?? 'Open', now)));
  const count = (query: typeof matching) =>
    query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [rows, total, open] = await Promise.all([
    matching
      .select(columns)
      .$narrowType<{ language: Language }>()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(itemCount)
      .offset((pageNumber - 1) * itemCount)
      .execute(),
    count(matching),
    count(db.selectFrom('invitation').where(inState('Open', now))),
  ]);
  return { rows, total: total.count, open: open.count };
}

export const findMembers = async (db: PlatformDb, emails: readonly string[]): Promise<Set<string>> =>
  new Set(
    emails.length === 0
      ? []
      : (
          await db
            .selectFrom('user')
            .select('email')
            .where(sql<boolean>`email = any(${[...emails]}::text[])`)
            .execute()
        ).map(({ email }) => email),
  );

/** Those whose invitation still can be accepted. */
export const findInvited = async (db: PlatformDb, emails: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(
    emails.length === 0
      ? []
      : (
          await db
            .selectFrom('invitation')
            .select('email')
            .where(sql<boolean>`email = any(${[...emails]}::text[])`)
            .where(inState('Open', now))
            .execute()
        ).map(({ email }) => email),
  );

/** Who is invited anew does not have two invitations: the expired one makes way. */
export const revokeExpired = (db: PlatformDb, emails: readonly string[], now: Date) =>
  db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where(sql<boolean>`email = any(${[...emails]}::text[])`)
    .where(inState('Expired', now))
    .execute();

export async function insertBatch(
  db: PlatformDb,
  origin: string,
  createdBy: string | null,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('invitation_batch')
    .values({ origin, created_by: createdBy, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewInvitation {
  email: string;
  name: string;
  language: Language;
  message: string;
  roleIds: readonly string[];
  invitedBy: string | null;
  inviterName: string;
  createdAt: Date;
  expiresAt: Date;
}

const perInsert = 500;

/** Answers the ids and addresses that are new: one that another admin invited a moment ago is left out. */
export async function insertInvitations(db: PlatformDb, batchId: string, people: readonly NewInvitation[]) {
  const made: { id: string; email: string }[] = [];
  for (let from = 0; from < people.length; from += perInsert) {
    const rows = await db
      .insertInto('invitation')
      .values(
        people.slice(from, from + perInsert).map((one) => ({
          batch_id: batchId,
          email: one.email,
          name: one.name,
          language: one.language,
          message: one.message,
          role_ids: [...one.roleIds],
          invited_by: one.invitedBy,
          inviter_name: one.inviterName,
          created_at: one.createdAt,
          expires_at: one.expiresAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .execute();
    made.push(...rows);
  }
  return made;
}

/** A few whose mail is still to be made, locked; those that another process is busy with are passed over. */
export const lockUnsent = (db: PlatformDb, batchId: string, limit: number) =>
  invitations(db)
    .where('batch_id', '=', batchId)
    .where('sent_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const findBatch = (db: PlatformDb, id: string) =>
  db.selectFrom('invitation_batch').select(['id', 'origin', 'created_at']).where('id', '=', id).executeTakeFirst();

export async function countBatch(db: PlatformDb, id: string) {
  const { total, sent, revoked } = await db
    .selectFrom('invitation')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('sent_at').as('sent'),
      sql<number>`count(*) filter (where sent_at is null and revoked_at is not null)`.as('revoked'),
    ])
    .where('batch_id', '=', id)
    .executeTakeFirstOrThrow();
  return { total, sent, revoked };
}

/** Batches that somebody stopped working on: the process was killed in the middle. */
export const findStalledBatches = (db: PlatformDb, before: Date) =>
  db
    .selectFrom('invitation')
    .select('batch_id')
    .distinct()
    .where('sent_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('created_at', '<', before)
    .execute();

export const storeCode = (db: PlatformDb, id: string, codeHash: string, sentAt: Date, expiresAt: Date) =>
  db
    .updateTable('invitation')
    .set({ code_hash: codeHash, sent_at: sentAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();

export const markRevoked = (db: PlatformDb, id: string, now: Date) =>
  db.updateTable('invitation').set({ revoked_at: now }).where('id', '=', id).execute();

export const markAccepted = (db: PlatformDb, id: string, userId: string, now: Date) =>
  db.updateTable('invitation').set({ accepted_at: now, accepted_by: userId }).where('id', '=', id).execute();

export const findPerson = (db: PlatformDb, id: string) =>
  db.selectFrom('user').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst();

export const findAccountId = async (db: PlatformDb, email: string): Promise<string | undefined> =>
  (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst())?.id;

export const listRoleNamesOf = async (db: PlatformDb, roleIds: readonly string[]): Promise<string[]> =>
  roleIds.length === 0
    ? []
    : (await db.selectFrom('role').select('name').where('id', 'in', roleIds).orderBy('name').execute()).map(
        ({ name }) => name,
      );

export const countRoles = async (db: PlatformDb, roleIds: readonly string[]): Promise<number> =>
  roleIds.length === 0 ? 0 : (await db.selectFrom('role').select('id').where('id', 'in', roleIds).execute()).length;

export const removeRoleFromInvitations = (db: PlatformDb, roleId: string) =>
  db
    .updateTable('invitation')
    .set({ role_ids: sql<string[]>`array_remove(role_ids, ${roleId}::uuid)` })
    .where(sql<boolean>`role_ids @> array[${roleId}]::uuid[]`)
    .execute();

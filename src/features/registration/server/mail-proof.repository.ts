import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ContributionKind, ContributionSource } from '../contract/contribution-kinds.ts';
import { type MailProofPurpose, mostCodeTries } from '../contract/mail-proof.ts';

/** What someone gave when they registered, until their address is proven. */
export interface PendingRegistration {
  firstName: string;
  middleName: string;
  lastName: string;
  passwordHash: string;
  /** Of a secret that only the browser knows that registered. */
  browserHash: string;
}

export interface NewMailProof {
  purpose: MailProofPurpose;
  address: string;
  userId: string | undefined;
  /** What a contribution is. */
  source: ContributionSource | undefined;
  /** What is followed from then on. */
  follows: string | undefined;
  language: Language;
  siteOrigin: string;
  returnTo: string;
  registration: PendingRegistration | undefined;
  createdAt: Date;
  expiresAt: Date;
}

const columns = [
  'id',
  'purpose',
  'address',
  'user_id as userId',
  'source_kind as sourceKind',
  'source_id as sourceId',
  'follows',
  'language',
  'site_origin as siteOrigin',
  'return_to as returnTo',
  'registration',
  'code_hash as codeHash',
] as const;

interface Narrowed {
  purpose: MailProofPurpose;
  sourceKind: ContributionKind | null;
  language: Language;
  registration: PendingRegistration | null;
}

export type MailProofRow = NonNullable<Awaited<ReturnType<typeof lockUnsentProof>>>;

export async function insertProof(db: PlatformDb, proof: NewMailProof): Promise<string> {
  const { id } = await db
    .insertInto('mail_proof')
    .values({
      purpose: proof.purpose,
      address: proof.address,
      user_id: proof.userId ?? null,
      source_kind: proof.source?.kind ?? null,
      source_id: proof.source?.guid ?? null,
      follows: proof.follows ?? null,
      language: proof.language,
      site_origin: proof.siteOrigin,
      return_to: proof.returnTo,
      registration: proof.registration === undefined ? null : JSON.stringify(proof.registration),
      created_at: proof.createdAt,
      expires_at: proof.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockUnsentProof = (db: PlatformDb, id: string) =>
  db
    .selectFrom('mail_proof')
    .select(columns)
    .$narrowType<Narrowed>()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Of someone who registered with this address and asks for the mail again. */
export const findPendingRegistration = (db: PlatformDb, address: string, now: Date) =>
  db
    .selectFrom('mail_proof')
    .select('registration')
    .$narrowType<Pick<Narrowed, 'registration'>>()
    .where('purpose', '=', 'verify-address')
    .where('address', '=', address)
    .where('registration', 'is not', null)
    .where('sent_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Whether this person asked for this address before and can still prove it. */
export const hasOpenChange = async (db: PlatformDb, userId: string, address: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('mail_proof')
    .select('id')
    .where('purpose', '=', 'change-email')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

interface SentProof {
  userId: string | null;
  registration: PendingRegistration | null;
  tokenHash: string;
  codeHash: string;
  sentAt: Date;
  expiresAt: Date;
}

export const markProofSent = (db: PlatformDb, id: string, sent: SentProof) =>
  db
    .updateTable('mail_proof')
    .set({
      user_id: sent.userId,
      registration: sent.registration === null ? null : JSON.stringify(sent.registration),
      token_hash: sent.tokenHash,
      code_hash: sent.codeHash,
      sent_at: sent.sentAt,
      expires_at: sent.expiresAt,
    })
    .where('id', '=', id)
    .execute();

/** A new mail ends the older ones of its purpose: to this address, or of this person for whom only one can hold. */
export const endOlderProofs = (db: PlatformDb, { id, purpose, address, userId }: MailProofRow) =>
  db
    .deleteFrom('mail_proof')
    .where('id', '!=', id)
    .where('purpose', '=', purpose)
    .where('source_id', 'is', null)
    .where('sent_at', 'is not', null)
    .where(({ eb, or }) => or([eb('address', '=', address), ...(userId === null ? [] : [eb('user_id', '=', userId)])]))
    .execute();

/** Of a contribution: the newest mail counts, whichever address it went to. */
export const endOlderProofsOfSource = (db: PlatformDb, { id, sourceKind, sourceId }: MailProofRow) =>
  db
    .deleteFrom('mail_proof')
    .where('id', '!=', id)
    .where('source_kind', '=', sourceKind)
    .where('source_id', '=', sourceId)
    .where('sent_at', 'is not', null)
    .execute();

export const findProofByToken = (db: PlatformDb, tokenHash: string, now: Date) =>
  db
    .selectFrom('mail_proof')
    .select(columns)
    .$narrowType<Narrowed>()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Counted before anyone looks whether it is right, so that a hundred guesses at once are a hundred. */
export const countCodeTry = (db: PlatformDb, purposes: readonly MailProofPurpose[], address: string, now: Date) =>
  db
    .updateTable('mail_proof')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('purpose', 'in', purposes)
    .where('address', '=', address)
    .where('sent_at', 'is not', null)
    .where('expires_at', '>', now)
    .where('code_tries', '<', mostCodeTries)
    .returning(columns)
    .$narrowType<Narrowed>()
    .execute();

/** As `countCodeTry`, for the one mail of a contribution. */
export const countCodeTryOfSource = (db: PlatformDb, { kind, guid }: ContributionSource, now: Date) =>
  db
    .updateTable('mail_proof')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('source_kind', '=', kind)
    .where('source_id', '=', guid)
    .where('sent_at', 'is not', null)
    .where('expires_at', '>', now)
    .where('code_tries', '<', mostCodeTries)
    .returning([...columns, 'code_tries as tries'])
    .$narrowType<Narrowed>()
    .executeTakeFirst();

/** False when it was tried too often. */
export async function countTryOf(db: PlatformDb, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_proof')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', mostCodeTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True for one caller only: whoever comes second waits for the first and then finds nothing. */
export async function takeProof(db: PlatformDb, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_proof')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const dropProof = (db: PlatformDb, id: string) => db.deleteFrom('mail_proof').where('id', '=', id).execute();

export const dropProofsOfUser = (db: PlatformDb, userId: string) =>
  db.deleteFrom('mail_proof').where('user_id', '=', userId).where('source_id', 'is', null).execute();

/** A mail about it is on its way, or came and can still be answered. */
export const hasOpenProofOfSource = async (
  db: PlatformDb,
  { kind, guid }: ContributionSource,
  now: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('mail_proof')
    .select('id')
    .where('source_kind', '=', kind)
    .where('source_id', '=', guid)
    .where('expires_at', '>', now)
    .where('code_tries', '<', mostCodeTries)
    .executeTakeFirst()) !== undefined;

export const deleteProofsBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('mail_proof').where('expires_at', '<', moment).execute();

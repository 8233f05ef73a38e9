import type { PlatformDb } from '#platform/server/database/database.ts';
import type { NameId } from './saml/saml-answer.ts';

export interface ProviderSession {
  userId: string;
  providerId: string;
  subject: string;
  nameId: NameId | undefined;
  providerSession: string | undefined;
  encryptedIdToken: string | undefined;
}

/** Of the session with this token, or of the one that will be made after the second step. */
type SessionMark = { token: string } | { waitingSignIn: string };

export async function insertSsoSession(db: PlatformDb, mark: SessionMark, row: ProviderSession): Promise<void> {
  const session = 'token' in mark ? await findSessionId(db, mark.token) : undefined;
  if ('token' in mark && session === undefined) return;
  await db
    .insertInto('sso_session')
    .values({
      session_id: session ?? null,
      waiting_sign_in: 'token' in mark ? null : mark.waitingSignIn,
      user_id: row.userId,
      provider_id: row.providerId,
      subject: row.subject,
      name_id: row.nameId === undefined ? null : JSON.stringify(row.nameId),
      provider_session: row.providerSession ?? null,
      encrypted_id_token: row.encryptedIdToken ?? null,
    })
    .execute();
}

const findSessionId = async (db: PlatformDb, token: string): Promise<string | undefined> =>
  (await db.selectFrom('session').select('id').where('token', '=', token).executeTakeFirst())?.id;

/** After the second step. */
export const attachSsoSession = (db: PlatformDb, waitingSignIn: string, token: string) =>
  db
    .updateTable('sso_session')
    .from('session')
    .set((eb) => ({ session_id: eb.ref('session.id'), waiting_sign_in: null }))
    .where('session.token', '=', token)
    .whereRef('session.user_id', '=', 'sso_session.user_id')
    .where('waiting_sign_in', '=', waitingSignIn)
    .execute();

export const findSsoSession = (db: PlatformDb, token: string) =>
  db
    .selectFrom('sso_session')
    .innerJoin('session', 'session.id', 'sso_session.session_id')
    .select([
      'sso_session.provider_id as providerId',
      'sso_session.subject',
      'sso_session.name_id as nameId',
      'sso_session.provider_session as providerSession',
      'sso_session.encrypted_id_token as encryptedIdToken',
    ])
    .$castTo<{
      providerId: string;
      subject: string;
      nameId: NameId | null;
      providerSession: string | null;
      encryptedIdToken: string | null;
    }>()
    .where('session.token', '=', token)
    .executeTakeFirst();

/** By whom the provider means, by its own sessions, or by both. */
export interface MeantSessions {
  providerId: string;
  subject: string | undefined;
  /** Empty for all. */
  providerSessions: readonly string[];
}

/** Ends them here, and sign-ins that wait for their second step. Answers whose sessions they were, once for each. */
export async function endSsoSessions(
  db: PlatformDb,
  { providerId, subject, providerSessions }: MeantSessions,
): Promise<string[]> {
  let query = db.deleteFrom('sso_session').where('provider_id', '=', providerId);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (providerSessions.length > 0) query = query.where('provider_session', 'in', providerSessions);
  const ended = await query.returning(['session_id', 'waiting_sign_in', 'user_id']).execute();
  const ids = ended.flatMap(({ session_id }) => session_id ?? []);
  if (ids.length > 0) await db.deleteFrom('session').where('id', 'in', ids).execute();
  const waiting = ended.flatMap(({ waiting_sign_in }) => waiting_sign_in ?? []);
  if (waiting.length > 0) await db.deleteFrom('verification').where('identifier', 'in', waiting).execute();
  return ended.filter(({ session_id }) => session_id !== null).map(({ user_id }) => user_id);
}

/** Of second steps that nobody took. */
export const deleteOldSsoSessions = (db: PlatformDb, before: Date) =>
  db.deleteFrom('sso_session').where('session_id', 'is', null).where('created_at', '<', before).execute();

import { AppError } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { sessionAudit, twoFactorAudit } from '../contract/auth.audit.ts';
import { viewersTag } from '../contract/auth.tags.ts';
import type { Credentials, CurrentSession, SignedIn, SignInAnswer } from '../contract/session.ts';
import type { SecondStep } from '../contract/two-factor.ts';
import { readCode } from '../contract/typed-code.ts';
import {
  deleteSessionByToken,
  deleteTrustedDevices,
  findSessionAccount,
  findWaitingPerson,
} from './auth.repository.ts';
import { cookiesOf, headersOf, headersWithoutSession } from './auth-cookies.ts';
import { type AuthCore, personViewer, type SignInWay } from './auth-core.ts';
import { attachSsoSession } from './providers/sso-session.repository.ts';
import { refuseCode, refuseSignIn, secondStepOver, wrongCode } from './refusals.ts';
import { recoveryCodeStore } from './second-step/recovery-codes.ts';
import { createLastSeen } from './sessions/last-seen.ts';
import { type SessionCarrier, sessionTokenOf, waitingSignInOf } from './sessions/session-token.ts';

/** What to answer, and the cookies to set with it. */
export interface AuthAnswer<T> {
  body: T;
  cookies: string[] | undefined;
}

/** At most: the triggers `changed_rights` tell when it is no longer true (docs/decisions/0035). */
const keptMilliseconds = 10_000;

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ core }: { core: AuthCore }) {
  const { platform, secret, clock, log, tries, betterAuth } = core;
  const noteSeen = createLastSeen({ db: platform.db, accounts: core.accounts, clock, log });
  const recoveryCodes = recoveryCodeStore(secret);

  const sessionAccount = (client: Client) => {
    const token = sessionTokenOf(client, secret);
    return token === undefined ? undefined : findSessionAccount(platform.db, token, clock.now());
  };

  return {
    /** Who is asking. An ended or unknown session is no error: its holder is a visitor like any other. */
    async viewerFor(client: Client): Promise<Viewer> {
      const token = sessionTokenOf(client, secret);
      if (token === undefined) return anonymousViewer;
      const viewer = await platform.rememberFor(viewerKey(token), async () => {
        const now = clock.now();
        const account = await findSessionAccount(platform.db, token, now);
        if (account === undefined) return undefined;
        noteSeen({ ...account, userId: account.id });
        const latest = Math.min(account.expiresAt.getTime(), now.getTime() + keptMilliseconds);
        const value = Object.freeze(viewerOf({ ...account, roleIds: account.roleIds ?? [] }));
        return { value, tags: [viewersTag], expiresAt: new Date(latest) };
      });
      return viewer ?? anonymousViewer;
    },

    /** The same, when it is known without asking the database; who has no session is not known. */
    keptViewerFor(client: SessionCarrier): Viewer | undefined {
      const token = sessionTokenOf(client, secret);
      return token === undefined ? undefined : platform.kept<Viewer>(viewerKey(token));
    },

    async signIn(client: Client, { email, password }: Credentials): Promise<AuthAnswer<SignInAnswer>> {
      const { response, headers } = await core.guardGuesses(client, email, async () => {
        const { api } = await betterAuth();
        return api
          .signInEmail({ body: { email, password }, headers: headersOf(client), returnHeaders: true })
          .catch(refuseSignIn);
      });
      const body = signInAnswerOf(response);
      if (!('token' in body)) return { body, cookies: cookiesOf(headers, client) };
      return { body, cookies: await core.completeSignIn(client, body.user.id, { by: 'password', headers }) };
    },

    /**
     * For another feature that had someone prove who they are (features/registration). It ends in the second step where
     * they have one. Rights are not looked at: an inactive account has a session without any, as after its password.
     */
    async signInProven(client: Client, userId: string, by: SignInWay = 'mail'): Promise<AuthAnswer<SignInAnswer>> {
      const { api } = await betterAuth();
      const { response, headers } = await api.signInProven({
        body: { userId },
        headers: headersOf(client),
        returnHeaders: true,
      });
      const body = signInAnswerOf(response);
      if (!('token' in body)) return { body, cookies: cookiesOf(headers, client) };
      return { body, cookies: await core.completeSignIn(client, userId, { by, headers }) };
    },

    /** The code after a right password, mailed proof or provider's word. */
    async takeSecondStep(client: Client, { code: typed, trustDevice }: SecondStep): Promise<AuthAnswer<SignedIn>> {
      const read = readCode(typed);
      if (read === undefined) throw wrongCode();
      const waiting = await findWaitingPerson(platform.db, waitingSignInOf(client, secret) ?? '', clock.now());
      if (waiting === undefined) throw secondStepOver();
      const { response, headers } = await core.guardCodes(client, waiting.email, async () => {
        const { api } = await betterAuth();
        const call = { headers: headersWithoutSession(client), returnHeaders: true } as const;
        return (
          read.kind === 'app'
            ? api.verifyTOTP({ ...call, body: { code: read.code, trustDevice } })
            : api.verifyBackupCode({ ...call, body: { code: recoveryCodes.hash(read.code), trustDevice } })
        ).catch(refuseCode);
      });
      const { token, user } = response as SignedIn;
      if (read.kind === 'app' && !(await tries.isFirstUse(`${user.id} ${read.code}`))) {
        await deleteSessionByToken(platform.db, token);
        throw secondStepOver();
      }
      await attachSsoSession(platform.db, waitingSignInOf(client, secret) ?? '', token);
      const cookies = await core.completeSignIn(client, user.id, { by: 'second-step', headers });
      if (read.kind === 'recovery') {
        await platform.transaction((trx) =>
          core.audit.record(
            trx,
            { viewer: personViewer(user.id), client },
            { action: twoFactorAudit.recoveryCodeUsed },
          ),
        );
      }
      return { body: { token, user }, cookies };
    },

    /** For another feature: before what would hand an account over. */
    requireOwner: async (viewer: Viewer, client: Client, password: string | undefined): Promise<void> => {
      await core.owner.require(viewer, client, password);
    },

    /** For another feature that set a new password: a device that knew the old one is neither known nor trusted. */
    forgetDevices: async (trx: PlatformTransaction, userId: string): Promise<void> => {
      await deleteTrustedDevices(trx, userId);
      await core.devices.forget(trx, userId);
    },

    async signOut(client: Client): Promise<AuthAnswer<{ success: true }>> {
      const account = await sessionAccount(client);
      const { api } = await betterAuth();
      const { headers } = await api.signOut({ headers: headersOf(client), returnHeaders: true });
      if (account !== undefined) {
        await platform.transaction((trx) =>
          core.audit.record(trx, { viewer: personViewer(account.id), client }, { action: sessionAudit.ended }),
        );
      }
      return { body: { success: true }, cookies: cookiesOf(headers, client) };
    },

    /** Also renews it once a day, so that who keeps coming stays signed in. */
    async readSession(client: Client): Promise<AuthAnswer<CurrentSession | null>> {
      if (sessionTokenOf(client, secret) === undefined) return { body: null, cookies: undefined };
      const { api } = await betterAuth();
      const { response, headers } = await api.getSession({ headers: headersOf(client), returnHeaders: true });
      const body = response && {
        session: { expiresAt: response.session.expiresAt.toISOString() },
        user: response.user,
      };
      return { body, cookies: cookiesOf(headers, client) };
    },
  };
}

const viewerKey = (token: string): string => `viewer ${token}`;

/** The two-factor plugin answers in place of the sign-in, which its types do not know. */
export function signInAnswerOf(response: object): SignInAnswer {
  if ('twoFactorRedirect' in response) return { isSecondStepNeeded: true };
  if ('token' in response && typeof response.token === 'string') return response as SignedIn;
  throw new AppError('internal', 500);
}

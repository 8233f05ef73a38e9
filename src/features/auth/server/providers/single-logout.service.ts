import { notFound } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import { sessionAudit } from '../../contract/auth.audit.ts';
import type { AuthAnswer, AuthService } from '../auth.service.ts';
import type { AuthCore } from '../auth-core.ts';
import { sessionTokenOf } from '../sessions/session-token.ts';
import { readLogoutToken } from './logout-token.ts';
import {
  logoutRequest,
  logoutResponse,
  newMessageId,
  readLogoutRequest,
  readLogoutResponse,
} from './saml/saml-logout.ts';
import { addressWithMessage, readMessage } from './saml/saml-message.ts';
import { samlProviderOf, signOutAddress, type UsedProvider } from './saml/saml-provider.ts';
import { deleteSignOut, insertSignOut } from './sign-out-return.repository.ts';
import { isOidc } from './sso.repository.ts';
import type { SsoProvidersService } from './sso-providers.service.ts';
import { endSsoSessions, findSsoSession, type MeantSessions } from './sso-session.repository.ts';

interface Parts {
  core: AuthCore;
  auth: AuthService;
  providers: SsoProvidersService;
}

/** Where a browser goes that comes from the other side. */
export type AfterLogout =
  /** Back to where it was here; `isDone` when the other side said that all is over there too. */
  | { kind: 'back'; to: string; isDone: boolean }
  /** With our answer to who asked. */
  | { kind: 'answer'; address: string }
  | { kind: 'refused' };

/** How long someone may take at the other side before they come back. */
const returnMilliseconds = 10 * 60_000;

export type SingleLogoutService = ReturnType<typeof createSingleLogoutService>;

/** Signing out here and at the organisation that one came from, whichever side it begins at. */
export function createSingleLogoutService({ core, auth, providers }: Parts) {
  const { platform, clock, secret, audit, log } = core;

  const find = async (isWanted: (one: UsedProvider) => boolean): Promise<UsedProvider | undefined> =>
    (await providers.inUse()).find((one) => one.connection.signsOutThere === true && isWanted(one));

  /** The address at the other side, made before the session ends because its end takes along what is known of it. */
  const addressThere = async (client: Client, returnTo: string): Promise<string | undefined> => {
    const token = sessionTokenOf(client, secret);
    const session = token === undefined ? undefined : await findSsoSession(platform.db, token);
    const provider = session && (await find(({ id }) => id === session.providerId));
    if (session === undefined || provider === undefined) return undefined;
    const id = newMessageId();
    const remember = () =>
      insertSignOut(platform.db, { id, returnTo, expiresAt: new Date(clock.now().getTime() + returnMilliseconds) });

    if (isOidc(provider)) {
      const { endSessionEndpoint, clientId } = provider.connection;
      if (endSessionEndpoint === undefined) return undefined;
      await remember();
      const url = new URL(endSessionEndpoint);
      const { encryptedIdToken } = session;
      if (encryptedIdToken !== null) url.searchParams.set('id_token_hint', providers.openToken(encryptedIdToken));
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', signOutAddress(client.origin, provider.key));
      url.searchParams.set('state', id);
      return url.href;
    }

    const saml = samlProviderOf(provider, client.origin);
    if (saml?.peer.logout === undefined || saml.keys === undefined || session.nameId === null) return undefined;
    await remember();
    const to = saml.peer.logout.request;
    const xml = logoutRequest(
      { id, issuer: saml.entityId, destination: to, now: clock.now() },
      { nameId: session.nameId, sessionIndex: session.providerSession },
    );
    const { privateKey } = saml.keys.signing;
    return addressWithMessage({ to, parameter: 'SAMLRequest', xml, relayState: undefined, privateKey });
  };

  const endHere = (client: Client, provider: UsedProvider, meant: Omit<MeantSessions, 'providerId'>): Promise<void> =>
    platform.transaction(async (trx) => {
      const people = await endSsoSessions(trx, { ...meant, providerId: provider.id });
      for (const userId of new Set(people)) {
        await audit.record(
          trx,
          { viewer: anonymousViewer, client },
          {
            action: sessionAudit.endedBy,
            subject: { kind: 'user', id: userId, name: '' },
            details: { count: people.filter((one) => one === userId).length, provider: provider.label },
          },
        );
      }
    });

  const comeBack = async (id: string, isDone: boolean): Promise<AfterLogout> => {
    const returnTo = await deleteSignOut(platform.db, id, clock.now());
    return returnTo === undefined ? { kind: 'refused' } : { kind: 'back', to: returnTo, isDone };
  };

  return {
    /** Ends the session here, whatever becomes of it there. `next` is where the browser goes to end it there too. */
    async signOut(client: Client, returnTo: string): Promise<AuthAnswer<{ success: true; next: string | null }>> {
      const next = await addressThere(client, returnTo).catch((err: unknown) => {
        log.error({ err }, 'no way to sign out at the provider');
        return undefined;
      });
      const { body, cookies } = await auth.signOut(client);
      return { body: { ...body, next: next ?? null }, cookies };
    },

    /** A browser that the other side sent: with its request, or with its answer to ours. */
    async receive(client: Client, key: string, rawQuery: string): Promise<AfterLogout> {
      const provider = await find((one) => one.key === key);
      if (provider === undefined) throw notFound();
      if (isOidc(provider)) return comeBack(new URLSearchParams(rawQuery).get('state') ?? '', true);
      const saml = samlProviderOf(provider, client.origin);
      if (saml?.logout === undefined || saml.keys === undefined || !saml.peer.hasStrongKeys) return { kind: 'refused' };
      const { peer, entityId, logout, keys } = saml;
      const message = readMessage(rawQuery, peer.signing);
      if (message === undefined) return { kind: 'refused' };
      const expected = { issuer: peer.entityId, destination: logout, now: clock.now() };
      if (message.parameter === 'SAMLResponse') {
        const answer = readLogoutResponse(message.xml, expected);
        return answer === undefined ? { kind: 'refused' } : comeBack(answer.request, answer.isDone);
      }

      const asked = readLogoutRequest(message.xml, expected);
      if (asked === undefined || peer.logout === undefined) return { kind: 'refused' };
      if (!(await core.tries.isFirstUse(`saml logout ${provider.id} ${asked.id}`))) return { kind: 'refused' };
      await endHere(client, provider, { subject: asked.nameId, providerSessions: asked.sessionIndexes });
      const to = peer.logout.response;
      const sent = { id: newMessageId(), issuer: entityId, destination: to, now: clock.now() };
      const address = addressWithMessage({
        to,
        parameter: 'SAMLResponse',
        xml: logoutResponse(sent, asked.id),
        relayState: message.relayState,
        privateKey: keys.signing.privateKey,
      });
      return { kind: 'answer', address };
    },

    /** What an OpenID provider tells us by itself, without any browser. False when it is not to be believed. */
    async receiveToken(client: Client, key: string, token: string): Promise<boolean> {
      const provider = await find((one) => one.key === key);
      if (provider === undefined || !isOidc(provider)) throw notFound();
      const asked = await readLogoutToken(token, provider.connection, clock.now());
      if (asked === undefined) return false;
      if (!(await core.tries.isFirstUse(`oidc logout ${provider.id} ${asked.id}`))) return false;
      const { subject, providerSession } = asked;
      await endHere(client, provider, { subject, providerSessions: providerSession ? [providerSession] : [] });
      return true;
    },
  };
}

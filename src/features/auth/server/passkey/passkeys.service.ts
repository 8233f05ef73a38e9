import { LRUCache } from 'lru-cache';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { AppError, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Client } from '#platform/server/http/route.ts';
import { passkeyAudit } from '../../contract/auth.audit.ts';
import type { Passkey } from '../../contract/passkeys.endpoints.ts';
import type { SignedIn } from '../../contract/session.ts';
import { deleteSessionByToken } from '../auth.repository.ts';
import type { AuthAnswer } from '../auth.service.ts';
import { cookiesOf, headersOf, headersWithoutSession } from '../auth-cookies.ts';
import type { AuthCore } from '../auth-core.ts';
import { loadPasskeyAuth, type PasskeyAuth } from '../better-auth.ts';
import { refusePasskey } from '../refusals.ts';
import { sendSecurityNotice } from '../security-notice.ts';
import { deletePasskeyRow, listPasskeyRows, markPasskeyUsed, renamePasskeyRow } from './passkeys.repository.ts';

type Json = Record<string, unknown>;

interface PasskeysParts {
  core: AuthCore;
  settings: SettingsService;
  mail: MailService;
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/** Signing in with a device instead of a password. A passkey belongs to one host name of the platform. */
export function createPasskeysService({ core, settings, mail }: PasskeysParts) {
  const { platform, audit, clock } = core;
  const byOrigin = new LRUCache<string, Promise<PasskeyAuth>>({ max: 10 });
  const authAt = ({ origin }: Client): Promise<PasskeyAuth> => {
    const known = byOrigin.get(origin);
    if (known !== undefined) return known;
    const loading = loadPasskeyAuth(core.betterAuthParts, origin);
    byOrigin.set(origin, loading);
    loading.catch(() => byOrigin.delete(origin));
    return loading;
  };

  const { own } = core.owner;

  const verify = async (client: Client, credential: Json) => {
    const { api } = await authAt(client);
    const { response, headers } = await api
      .verifyPasskeyAuthentication({
        body: { response: credential } as never,
        headers: headersWithoutSession(client),
        returnHeaders: true,
      })
      .catch(refusePasskey);
    await markPasskeyUsed(platform.db, String(credential.id), clock.now());
    return { session: response.session, user: response.user, headers };
  };

  return {
    async list(viewer: Viewer): Promise<Passkey[]> {
      const { id } = await own(viewer);
      return (await listPasskeyRows(platform.db, id)).map(present);
    },

    async begin(viewer: Viewer, client: Client): Promise<AuthAnswer<Json>> {
      const { name } = await core.owner.require(viewer, client);
      const { api } = await authAt(client);
      const { response, headers } = await api
        .generatePasskeyRegistrationOptions({ query: {}, headers: headersOf(client), returnHeaders: true })
        .catch(refusePasskey);
      const { platformName } = await settings.all();
      const body = {
        ...response,
        rp: { ...response.rp, name: platformName },
        user: { ...response.user, displayName: name },
      };
      return { body: body as unknown as Json, cookies: cookiesOf(headers, client) };
    },

    async add(
      viewer: Viewer,
      client: Client,
      language: Language,
      { name, credential }: { name: string; credential: Json },
    ): Promise<AuthAnswer<Passkey>> {
      const account = await core.owner.require(viewer, client);
      const { api } = await authAt(client);
      const { response, headers } = await api
        .verifyPasskeyRegistration({
          body: { name, response: credential },
          headers: headersOf(client),
          returnHeaders: true,
        })
        .catch(refusePasskey);
      await platform.transaction(async (trx) => {
        const subject = { kind: 'passkey', id: response.id, name };
        await audit.record(trx, { viewer, client }, { action: passkeyAudit.added, subject });
        const to = { to: account.email, name: account.name, language };
        await sendSecurityNotice(mail, trx, { notice: 'passkeyAdded', ...to });
      });
      const added = (await listPasskeyRows(platform.db, account.id)).find(({ id }) => id === response.id);
      if (added === undefined) throw notFound();
      return { body: present(added), cookies: cookiesOf(headers, client) };
    },

    async rename(viewer: Viewer, client: Client, passkeyId: string, name: string): Promise<Passkey> {
      const { id: userId } = await own(viewer);
      return platform.transaction(async (trx) => {
        const row = await renamePasskeyRow(trx, userId, passkeyId, name);
        if (row === undefined) throw notFound();
        const subject = { kind: 'passkey', id: passkeyId, name };
        await audit.record(trx, { viewer, client }, { action: passkeyAudit.renamed, subject });
        return present(row);
      });
    },

    async remove(viewer: Viewer, client: Client, passkeyId: string): Promise<void> {
      const { id: userId } = await core.owner.require(viewer, client);
      await platform.transaction(async (trx) => {
        const row = await deletePasskeyRow(trx, userId, passkeyId);
        if (row === undefined) throw notFound();
        const subject = { kind: 'passkey', id: passkeyId, name: row.name ?? '' };
        await audit.record(trx, { viewer, client }, { action: passkeyAudit.removed, subject });
      });
    },

    /** Asks only for keys of this account. */
    async beginProof(client: Client): Promise<AuthAnswer<Json>> {
      const { api } = await authAt(client);
      const { response, headers } = await api.generatePasskeyAuthenticationOptions({
        headers: headersOf(client),
        returnHeaders: true,
      });
      const body = { ...response, userVerification: 'required' };
      return { body: body as unknown as Json, cookies: cookiesOf(headers, client) };
    },

    /** Whether a key of this account answered; better-auth opens a session with it, which nobody needs. */
    async prove(userId: string, client: Client, credential: Json): Promise<string[] | undefined> {
      const { user, session, headers } = await verify(client, credential);
      await deleteSessionByToken(platform.db, session.token);
      if (user.id !== userId) throw new AppError('passkey-refused', 400);
      return cookiesOf(headers, client)?.filter((cookie) => !cookie.startsWith('plein.session_token='));
    },

    async beginSignIn(client: Client): Promise<AuthAnswer<Json>> {
      const { api } = await authAt(client);
      const { response, headers } = await api.generatePasskeyAuthenticationOptions({
        headers: headersWithoutSession(client),
        returnHeaders: true,
      });
      const body = { ...response, userVerification: 'required' };
      return { body: body as unknown as Json, cookies: cookiesOf(headers, client) };
    },

    async signIn(client: Client, credential: Json): Promise<AuthAnswer<SignedIn>> {
      const { session, user, headers } = await verify(client, credential);
      const cookies = await core.completeSignIn(client, user.id, { by: 'passkey', headers });
      const { id, name, email, emailVerified } = user;
      return { body: { token: session.token, user: { id, name, email, emailVerified } }, cookies };
    },
  };
}

type Row = Awaited<ReturnType<typeof listPasskeyRows>>[number];

const present = (row: Row): Passkey => ({
  id: row.id,
  name: row.name ?? '',
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  isSynced: row.backed_up,
});

import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { passkeyAudit } from '../../contract/auth.audit.ts';
import type { SetupPerson, SetupWithPasskey } from '../../contract/setup.ts';
import type { AuthAnswer } from '../auth.service.ts';
import { cookiesOf, headersWithoutSession } from '../auth-cookies.ts';
import { type AuthCore, personViewer } from '../auth-core.ts';
import { loadPasskeyAuth } from '../better-auth.ts';
import { refusePasskey } from '../refusals.ts';

type Json = Record<string, unknown>;

export type FirstPasskey = ReturnType<typeof createFirstPasskey>;

/**
 * The passkey of who has no account yet. It is kept in the transaction that makes the account: an admin without a way
 * in, because a browser closed in between, would lock everybody out of a new platform.
 */
export function createFirstPasskey({ core, settings }: { core: AuthCore; settings: Pick<SettingsService, 'all'> }) {
  const { betterAuthParts, audit } = core;
  return {
    async begin(client: Client, { email, firstName, middleName, lastName }: SetupPerson): Promise<AuthAnswer<Json>> {
      const displayName = [firstName, middleName, lastName].filter((part) => part !== '').join(' ') || email;
      const owner = { id: crypto.randomUUID(), name: email, displayName };
      const { api } = await loadPasskeyAuth(betterAuthParts, client.origin, owner);
      const { response, headers } = await api
        .generatePasskeyRegistrationOptions({ query: {}, headers: headersWithoutSession(client), returnHeaders: true })
        .catch(refusePasskey);
      const { platformName } = await settings.all();
      const body = { ...response, rp: { ...response.rp, name: platformName } };
      return { body: body as unknown as Json, cookies: cookiesOf(headers, client) };
    },

    async keep(
      trx: PlatformTransaction,
      client: Client,
      userId: string,
      { email, passkeyName: name, credential }: Pick<SetupWithPasskey, 'email' | 'passkeyName' | 'credential'>,
    ): Promise<void> {
      const owner = { id: userId, name: email, displayName: email };
      const { api } = await loadPasskeyAuth({ ...betterAuthParts, db: trx }, client.origin, owner);
      const { id } = await api
        .verifyPasskeyRegistration({ body: { name, response: credential }, headers: headersWithoutSession(client) })
        .catch(refusePasskey);
      const subject = { kind: 'passkey', id, name };
      await audit.record(trx, { viewer: personViewer(userId), client }, { action: passkeyAudit.added, subject });
    },
  };
}

import { createHash } from 'node:crypto';
import { AppError, conflict, notFound } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { createSecretBox } from '#platform/server/secret-box.ts';
import { providerAudit } from '../../contract/auth.audit.ts';
import { ssoProvidersTag } from '../../contract/auth.tags.ts';
import type { ConnectionTest, NewSsoProvider, SsoProvider, SsoProviderInput } from '../../contract/sso-provider.ts';
import type { AuthCore } from '../auth-core.ts';
import { requirePublicAddress } from './public-address.ts';
import { testSamlMetadata } from './saml/saml-connection-test.ts';
import { makeSamlKeys } from './saml/saml-keys.ts';
import { signOutAddress, type UsedProvider } from './saml/saml-provider.ts';
import {
  deleteProvider,
  insertProvider,
  isOidc,
  listProviderRows,
  type OidcConnection,
  type ProviderRow,
  type SamlConnection,
  setProviderOn,
  updateProvider,
} from './sso.repository.ts';

interface Parts {
  core: AuthCore;
  /** Providers on this machine, for development and tests. */
  allowsLoopback: boolean;
}

export type SsoProvidersService = ReturnType<typeof createSsoProvidersService>;

/** The organisations through which people sign in, as admins see and change them. */
export function createSsoProvidersService({ core, allowsLoopback }: Parts) {
  const { platform, audit, clock } = core;
  const box = createSecretBox(core.secret, 'sso secrets');

  const rows = (): Promise<ProviderRow[]> =>
    platform.remember('sso-providers', [ssoProvidersTag], () => listProviderRows(platform.db));
  const find = async (id: string): Promise<ProviderRow> => {
    const row = (await listProviderRows(platform.db)).find((one) => one.id === id);
    if (row === undefined) throw notFound();
    return row;
  };

  const discover = async (issuer: string): Promise<Omit<OidcConnection, 'clientId' | 'scopes'>> => {
    const bare = issuer.replace(/\/\.well-known\/openid-configuration$/, '');
    await requirePublicAddress(bare, allowsLoopback);
    const { discoverOIDCConfig } = await import('@better-auth/sso');
    // What it answers is looked at below, endpoint by endpoint, with our own rule.
    const found = await discoverOIDCConfig({ issuer: bare, isTrustedOrigin: () => true, timeout: 10_000 }).catch(
      (cause: unknown) => {
        throw new AppError('provider-unreachable', 400, { cause });
      },
    );
    const endpoints = [found.tokenEndpoint, found.jwksEndpoint, found.userInfoEndpoint, found.authorizationEndpoint];
    for (const endpoint of endpoints) if (endpoint !== undefined) await requirePublicAddress(endpoint, allowsLoopback);
    const { scopesSupported: _, tokenEndpointAuthentication: method, ...connection } = found;
    return {
      ...connection,
      ...(method === 'client_secret_post' || method === 'client_secret_basic'
        ? { tokenEndpointAuthentication: method }
        : {}),
    };
  };

  /** The place to sign out, which better-auth does not ask for. */
  const discoverEndSession = async (discoveryEndpoint: string): Promise<string | undefined> => {
    const { fetchDiscoveryDocument } = await import('@better-auth/sso');
    const document = await fetchDiscoveryDocument(discoveryEndpoint, 10_000, () => true).catch((cause: unknown) => {
      throw new AppError('provider-unreachable', 400, { cause });
    });
    const { end_session_endpoint: endpoint } = document as { end_session_endpoint?: unknown };
    if (typeof endpoint !== 'string') return undefined;
    await requirePublicAddress(endpoint, allowsLoopback);
    return endpoint;
  };

  const connectionOf = async (input: SsoProviderInput): Promise<OidcConnection | SamlConnection> => {
    const { signsOutThere } = input;
    if (input.protocol === 'oidc') {
      const found = await discover(input.issuer);
      const endSessionEndpoint = signsOutThere ? await discoverEndSession(found.discoveryEndpoint) : undefined;
      const { clientId, scopes } = input;
      return { ...found, clientId, scopes, signsOutThere, endSessionEndpoint };
    }
    const { metadata, acceptsCbc } = input;
    await testSamlMetadata(metadata);
    return { metadata, signsOutThere, acceptsCbc };
  };

  /** Of OpenID the other side's secret; of SAML our own keys, which are made once and stay. */
  const secretOf = async (input: SsoProviderInput, key: string, kept: string | null): Promise<string | null> => {
    if (input.protocol === 'saml') return kept ?? box.close(JSON.stringify(await makeSamlKeys(key, clock.now())));
    return input.clientSecret === undefined ? kept : box.close(input.clientSecret);
  };

  return {
    /** For the sign-in itself: what is on, secrets included. */
    async inUse(): Promise<UsedProvider[]> {
      return (await rows())
        .filter(({ isOn }) => isOn)
        .map((row) => ({ ...row, secret: row.encryptedSecret === null ? undefined : box.open(row.encryptedSecret) }));
    },

    /** Tokens that are kept to be shown to their provider again, and to nobody else. */
    closeToken: (token: string): string => box.close(token),
    openToken: (closed: string): string => box.open(closed),

    async list(viewer: Viewer, client: Client): Promise<SsoProvider[]> {
      requireAdmin(viewer);
      return (await listProviderRows(platform.db)).map((row) => present(row, client.origin));
    },

    async create(viewer: Viewer, client: Client, input: NewSsoProvider): Promise<SsoProvider> {
      requireAdmin(viewer);
      const { key, label, firstSignIn, allowedDomains, mapping, protocol } = input;
      const connection = await connectionOf(input);
      const encryptedSecret = await secretOf(input, key, null);
      const row = { key, label, firstSignIn, allowedDomains, mapping, protocol, connection, encryptedSecret };
      const id = await platform
        .transaction(async (trx, touch) => {
          const made = await insertProvider(trx, row);
          const subject = subjectOf({ id: made, label });
          const details = { after: whoEnters(row) };
          await audit.record(trx, { viewer, client }, { action: providerAudit.created, subject, details });
          touch(ssoProvidersTag);
          return made;
        })
        .catch(refuseTakenKey);
      return present(await find(id), client.origin);
    },

    async save(viewer: Viewer, client: Client, id: string, input: SsoProviderInput): Promise<SsoProvider> {
      requireAdmin(viewer);
      const before = await find(id);
      if (before.protocol !== input.protocol) throw conflict('conflict');
      const connection = await connectionOf(input);
      const { label, firstSignIn, allowedDomains, mapping } = input;
      const encryptedSecret = await secretOf(input, before.key, before.encryptedSecret);
      await platform.transaction(async (trx, touch) => {
        const row = { ...before, label, firstSignIn, allowedDomains, mapping, connection, encryptedSecret };
        await updateProvider(trx, row, clock.now());
        const hasNewSecret = encryptedSecret !== before.encryptedSecret;
        const details = { hasNewSecret, ...rightsChange(whoEnters(before), whoEnters(row)) };
        await audit.record(
          trx,
          { viewer, client },
          { action: providerAudit.changed, subject: subjectOf(row), details },
        );
        touch(ssoProvidersTag);
      });
      return present(await find(id), client.origin);
    },

    async switchTo(viewer: Viewer, client: Client, id: string, isOn: boolean): Promise<SsoProvider> {
      requireAdmin(viewer);
      const row = await find(id);
      await platform.transaction(async (trx, touch) => {
        await setProviderOn(trx, id, isOn);
        await audit.record(
          trx,
          { viewer, client },
          {
            action: providerAudit.switched,
            subject: subjectOf(row),
            details: { ...rightsChange({ isOn: row.isOn }, { isOn }) },
          },
        );
        touch(ssoProvidersTag);
      });
      return present({ ...row, isOn }, client.origin);
    },

    async remove(viewer: Viewer, client: Client, id: string): Promise<void> {
      requireAdmin(viewer);
      const row = await find(id);
      await platform.transaction(async (trx, touch) => {
        await deleteProvider(trx, row);
        await audit.record(trx, { viewer, client }, { action: providerAudit.deleted, subject: subjectOf(row) });
        touch(ssoProvidersTag);
      });
    },

    /** A role that is deleted is no longer given by what a provider says of someone (features/roles). */
    async forgetRole(trx: PlatformTransaction, touch: Touch, roleId: string): Promise<void> {
      const giving = (await listProviderRows(trx)).filter(({ mapping }) =>
        mapping.roles.some((one) => one.roleId === roleId),
      );
      for (const row of giving) {
        const mapping = { ...row.mapping, roles: row.mapping.roles.filter((one) => one.roleId !== roleId) };
        await updateProvider(trx, { ...row, mapping }, clock.now());
      }
      if (giving.length > 0) touch(ssoProvidersTag);
    },

    async test(viewer: Viewer, id: string): Promise<ConnectionTest> {
      requireAdmin(viewer);
      const row = await find(id);
      try {
        if (!isOidc(row)) return await testSamlMetadata((row.connection as SamlConnection).metadata);
        const found = await discover(row.connection.issuer);
        const findings = [
          { code: 'issuer', value: found.issuer },
          { code: 'authorization', value: found.authorizationEndpoint },
          { code: 'token', value: found.tokenEndpoint },
        ];
        return { isGood: true, findings };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const reason = error.cause instanceof Error ? error.cause.message : '';
        return { isGood: false, findings: [{ code: error.code, value: reason.slice(0, 300) }] };
      }
    },
  };
}

function refuseTakenKey(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'sso_provider_key_key') throw conflict('provider-key-taken');
  throw error;
}

const subjectOf = ({ id, label }: { id: string; label: string }) => ({ kind: 'provider', id, name: label });

/** What decides who comes in by it, and with which roles. */
const whoEnters = ({
  firstSignIn,
  allowedDomains,
  mapping,
  connection,
}: Pick<ProviderRow, 'firstSignIn' | 'allowedDomains' | 'mapping' | 'connection'>) => ({
  firstSignIn,
  allowedDomains,
  mapping,
  signsOutThere: connection.signsOutThere === true,
  ...('metadata' in connection
    ? {
        metadata: createHash('sha256').update(connection.metadata).digest('hex'),
        acceptsCbc: connection.acceptsCbc === true,
      }
    : { issuer: connection.issuer, clientId: connection.clientId }),
});

/** Everything but the secret. */
function present(row: ProviderRow, origin: string): SsoProvider {
  const oidc = isOidc(row) ? row.connection : undefined;
  const saml = oidc === undefined ? (row.connection as SamlConnection) : undefined;
  const base = `${origin}/api/auth/sso`;
  const signsOutThere = row.connection.signsOutThere === true;
  return {
    id: row.id,
    key: row.key,
    protocol: row.protocol,
    label: row.label,
    isOn: row.isOn,
    firstSignIn: row.firstSignIn,
    allowedDomains: row.allowedDomains,
    mapping: row.mapping,
    issuer: oidc?.issuer ?? '',
    clientId: oidc?.clientId ?? '',
    hasSecret: oidc !== undefined && row.encryptedSecret !== null,
    scopes: oidc?.scopes ?? [],
    metadata: saml?.metadata ?? '',
    signsOutThere,
    acceptsCbc: saml?.acceptsCbc === true,
    callbackUrl: oidc === undefined ? `${base}/saml2/sp/acs/${row.key}` : `${base}/callback/${row.key}`,
    metadataUrl: oidc === undefined ? `${base}/saml2/sp/metadata/${row.key}` : null,
    signOutUrl: signsOutThere ? signOutAddress(origin, row.key) : null,
    backChannelUrl: signsOutThere && oidc !== undefined ? `${base}/back-channel/${row.key}` : null,
  };
}

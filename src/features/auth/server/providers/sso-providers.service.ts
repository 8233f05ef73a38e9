import { createHash, X509Certificate } from 'node:crypto';
import { AppError, conflict, notFound } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { providerAudit } from '../../contract/auth.audit.ts';
import { ssoProvidersTag } from '../../contract/auth.tags.ts';
import type { ConnectionTest, NewSsoProvider, SsoProvider, SsoProviderInput } from '../../contract/sso-provider.ts';
import type { AuthCore } from '../auth-core.ts';
import { createSecretBox } from '../secret-box.ts';
import { requirePublicAddress } from './public-address.ts';
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

  const connectionOf = async (input: SsoProviderInput): Promise<OidcConnection | SamlConnection> => {
    if (input.protocol === 'oidc') {
      return { ...(await discover(input.issuer)), clientId: input.clientId, scopes: input.scopes };
    }
    await readSamlMetadata(input.metadata);
    return { metadata: input.metadata };
  };

  const secretOf = (input: SsoProviderInput, kept: string | null): string | null =>
    input.protocol === 'oidc' && input.clientSecret !== undefined ? box.close(input.clientSecret) : kept;

  return {
    /** For the sign-in itself: what is on, secrets included. */
    async inUse(): Promise<(ProviderRow & { secret: string | undefined })[]> {
      return (await rows())
        .filter(({ isOn }) => isOn)
        .map((row) => ({ ...row, secret: row.encryptedSecret === null ? undefined : box.open(row.encryptedSecret) }));
    },

    async list(viewer: Viewer, client: Client): Promise<SsoProvider[]> {
      requireAdmin(viewer);
      return (await listProviderRows(platform.db)).map((row) => present(row, client.origin));
    },

    async create(viewer: Viewer, client: Client, input: NewSsoProvider): Promise<SsoProvider> {
      requireAdmin(viewer);
      const { key, label, firstSignIn, allowedDomains, mapping, protocol } = input;
      const connection = await connectionOf(input);
      const row = { key, label, firstSignIn, allowedDomains, mapping, protocol, connection };
      const id = await platform
        .transaction(async (trx, touch) => {
          const made = await insertProvider(trx, { ...row, encryptedSecret: secretOf(input, null) });
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
      const encryptedSecret = secretOf(input, before.encryptedSecret);
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
        if (!isOidc(row)) return await readSamlMetadata((row.connection as SamlConnection).metadata);
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

/** Reads it as the sign-in will, so that a mistake shows here and not to whoever signs in first. */
async function readSamlMetadata(metadata: string): Promise<ConnectionTest> {
  try {
    const { IdentityProvider } = await import('samlify');
    const { entityMeta } = IdentityProvider({ metadata });
    const signing = [entityMeta.getX509Certificate('signing')].flat(2).filter(Boolean).map(String);
    const address = entityMeta.getSingleSignOnService('redirect');
    if (signing.length === 0 || typeof address !== 'string') throw new Error('no certificate or no address');
    const dates = signing.map((text) => new X509Certificate(Buffer.from(text, 'base64')).validToDate);
    const lastDate = new Date(Math.max(...dates.map((date) => date.getTime())));
    return {
      isGood: lastDate > new Date(),
      findings: [
        { code: 'entity', value: entityMeta.getEntityID() },
        { code: 'address', value: address },
        { code: 'certificateUntil', value: lastDate.toISOString() },
      ],
    };
  } catch (cause) {
    throw new AppError('metadata-unreadable', 400, {
      cause,
      fields: [{ path: 'body.metadata', code: 'metadata-unreadable', message: 'metadata-unreadable' }],
    });
  }
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
  ...('metadata' in connection
    ? { metadata: createHash('sha256').update(connection.metadata).digest('hex') }
    : { issuer: connection.issuer, clientId: connection.clientId }),
});

/** Everything but the secret. */
function present(row: ProviderRow, origin: string): SsoProvider {
  const oidc = isOidc(row) ? row.connection : undefined;
  const base = `${origin}/api/auth/sso`;
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
    hasSecret: row.encryptedSecret !== null,
    scopes: oidc?.scopes ?? [],
    metadata: oidc === undefined ? (row.connection as SamlConnection).metadata : '',
    callbackUrl: oidc === undefined ? `${base}/saml2/sp/acs/${row.key}` : `${base}/callback/${row.key}`,
    metadataUrl: oidc === undefined ? `${base}/saml2/sp/metadata/${row.key}` : null,
  };
}

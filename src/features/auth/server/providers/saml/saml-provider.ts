import type { ProviderRow, SamlConnection } from '../sso.repository.ts';
import type { SamlKeys } from './saml-keys.ts';
import { ownMetadata } from './saml-metadata.ts';
import { readPeer, type SamlPeer } from './saml-peer.ts';

export type UsedProvider = ProviderRow & { secret: string | undefined };

/** Both sides of one SAML connection, at one address of the platform. */
export interface SamlProvider {
  peer: SamlPeer;
  /** Undefined for what was made before connections had keys, until it is saved again. */
  keys: SamlKeys | undefined;
  acceptsCbc: boolean;
  /** Our name there. */
  entityId: string;
  /** Undefined when signing out is not shared. */
  logout: string | undefined;
  signsRequests: boolean;
  metadata: string;
}

export const signOutAddress = (origin: string, key: string): string => `${origin}/api/auth/sso/sign-out/${key}`;

/** Nothing of a provider that speaks OpenID, or whose metadata cannot be read. */
export function samlProviderOf(provider: UsedProvider, origin: string): SamlProvider | undefined {
  if (provider.protocol !== 'saml') return undefined;
  const { metadata, signsOutThere = false, acceptsCbc = false } = provider.connection as SamlConnection;
  const peer = readPeer(metadata);
  if (peer === undefined) return undefined;
  const keys = provider.secret === undefined ? undefined : (JSON.parse(provider.secret) as SamlKeys);
  const base = `${origin}/api/auth/sso/saml2/sp`;
  const entityId = `${base}/metadata/${provider.key}`;
  const logout = signsOutThere && keys !== undefined ? signOutAddress(origin, provider.key) : undefined;
  const signsRequests = peer.wantsSignedRequests && keys !== undefined;
  const acs = `${base}/acs/${provider.key}`;
  const own = ownMetadata({ entityId, acs, logout, signsRequests, keys });
  return { peer, keys, acceptsCbc, entityId, logout, signsRequests, metadata: own };
}

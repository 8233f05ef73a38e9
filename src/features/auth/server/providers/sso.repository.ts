import type { PlatformDb } from '#platform/server/database/database.ts';
import type { FirstSignIn } from '../../contract/first-sign-in.ts';
import type { SsoMapping } from '../../contract/sso-provider.ts';

/** What was found where the issuer publishes it, so that no sign-in has to ask again. */
export interface OidcConnection {
  issuer: string;
  clientId: string;
  scopes: string[];
  discoveryEndpoint: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksEndpoint: string;
  userInfoEndpoint?: string | undefined;
  tokenEndpointAuthentication?: 'client_secret_post' | 'client_secret_basic' | undefined;
  /** Where someone signs out there, if there is such a place. */
  endSessionEndpoint?: string | undefined;
  signsOutThere?: boolean;
}
export interface SamlConnection {
  metadata: string;
  /** What was kept before these were there says neither. */
  signsOutThere?: boolean;
  acceptsCbc?: boolean;
}

export interface ProviderRow {
  id: string;
  key: string;
  label: string;
  isOn: boolean;
  firstSignIn: FirstSignIn;
  allowedDomains: string[];
  mapping: SsoMapping;
  encryptedSecret: string | null;
  protocol: 'oidc' | 'saml';
  connection: OidcConnection | SamlConnection;
}

export const isOidc = (row: ProviderRow): row is ProviderRow & { connection: OidcConnection } =>
  row.protocol === 'oidc';

export const listProviderRows = (db: PlatformDb): Promise<ProviderRow[]> =>
  db
    .selectFrom('sso_provider')
    .select([
      'id',
      'key',
      'label',
      'is_on as isOn',
      'first_sign_in as firstSignIn',
      'allowed_domains as allowedDomains',
      'mapping',
      'encrypted_secret as encryptedSecret',
      'protocol',
      'connection',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<ProviderRow>()
    .execute();

const columnsOf = (row: Omit<ProviderRow, 'id' | 'key' | 'protocol' | 'isOn'>) => ({
  label: row.label,
  first_sign_in: row.firstSignIn,
  allowed_domains: row.allowedDomains,
  mapping: JSON.stringify(row.mapping),
  connection: JSON.stringify(row.connection),
  encrypted_secret: row.encryptedSecret,
});

export async function insertProvider(db: PlatformDb, row: Omit<ProviderRow, 'id' | 'isOn'>): Promise<string> {
  const { id } = await db
    .insertInto('sso_provider')
    .values({ key: row.key, protocol: row.protocol, ...columnsOf(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateProvider = (db: PlatformDb, row: Omit<ProviderRow, 'isOn'>, now: Date) =>
  db
    .updateTable('sso_provider')
    .set({ ...columnsOf(row), updated_at: now })
    .where('id', '=', row.id)
    .execute();

export const setProviderOn = (db: PlatformDb, id: string, isOn: boolean) =>
  db.updateTable('sso_provider').set({ is_on: isOn }).where('id', '=', id).execute();

/** With the links of its accounts: a new provider under the same key must not inherit them. */
export async function deleteProvider(db: PlatformDb, { id, key }: Pick<ProviderRow, 'id' | 'key'>): Promise<void> {
  await db.deleteFrom('sso_provider').where('id', '=', id).execute();
  await db.deleteFrom('account').where('provider_id', '=', key).execute();
}

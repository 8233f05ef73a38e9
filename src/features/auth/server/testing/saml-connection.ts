import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { SsoProvider } from '../../contract/sso-provider.ts';
import { samlIdentityProvider } from './saml-identity-provider.ts';
import type { TestBrowser } from './test-browser.ts';

interface Test {
  app: ConstructorParameters<typeof TestBrowser>[0];
  services: { settings: Pick<SettingsService, 'save'> };
  signInAs(accountType: 'Admin'): Promise<{ authorization: string }>;
}

/** An employer by whom people come in, connected and switched on by an admin. */
export async function connectBySaml(test: Test, settings: object) {
  const admin = await test.signInAs('Admin');
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { ...admin, host: 'localhost' }, ...(payload && { payload }) });
  const connection = {
    protocol: 'saml',
    label: 'Werkgever',
    firstSignIn: 'Create',
    allowedDomains: ['werk.example'],
    metadata: samlIdentityProvider().getMetadata(),
    ...settings,
  };
  await test.services.settings.save(systemViewer('test'), 'registration', 'open');
  const made = await send('POST', '/api/sso-providers', { ...connection, key: 'saml' });
  const { id } = made.json<SsoProvider>();
  await send('PUT', `/api/sso-providers/${id}/on`, { isOn: true });
  return {
    id,
    send,
    save: (changes: object) => send('PUT', `/api/sso-providers/${id}`, { ...connection, ...changes }),
  };
}

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VendorSettings } from '../contract/vendor.ts';
import { CookieTable } from './cookie-table.tsx';

const settings: VendorSettings = {
  googleAnalyticsId: 'G-1',
  googleTagManagerId: '',
  preloadGtag: false,
  siteimproveId: '',
  siteimproveCookieLess: true,
  embedAllowedHosts: [],
  mapTileUrl: '',
  primaryDomain: '',
  usedVendors: [],
};

test.each([
  [
    'https',
    true,
    ['__Host-plein.session_token', '__Host-plein.trust_device', 'plein.consent', 'plein-recent-searches'],
    ['plein.session_token', '__Host-plein.consent', '__Host-_ga'],
  ],
  ['http', false, ['plein.session_token', 'plein.consent', '_ga'], ['__Host-plein.session_token']],
])('over %s every cookie has the name that the browser shows', (_, isHttps, there, absent) => {
  render(<CookieTable settings={settings} isHttps={isHttps} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(there));
  for (const name of absent) expect(names).not.toContain(name);
});

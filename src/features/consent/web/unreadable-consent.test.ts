import { expect, test } from 'vitest';
import { consentCookie } from '../contract/consent.ts';
import { removeUnreadableConsent } from './unreadable-consent.ts';

test('a cookie that cannot be read is removed, also where no vendor is asked about (§4)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another program may have left it
  document.cookie = `${consentCookie}=%7Bhalf; path=/; max-age=60`;
  expect(document.cookie).toContain(consentCookie);
  await removeUnreadableConsent(document);
  expect(document.cookie).not.toContain(consentCookie);
});

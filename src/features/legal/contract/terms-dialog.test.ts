import { expect, test } from 'vitest';
import { legalPath } from './legal-kind.ts';
import { termsDialog } from './terms-dialog.ts';

test.each([
  ['never asked', '/', undefined, 1, 'first'],
  ['accepted', '/', 1, 1, 'none'],
  ['declined', '/nieuws', null, 1, 'first'],
  ['declined, and new since', '/nieuws', null, 2, 'first'],
  ['an older one accepted', '/nieuws', 1, 2, 'new-version'],
  ['one accepted that is no longer there', '/nieuws', 3, 2, 'first'],
  ['on the terms themselves', '/legal/terms-of-use/nl', undefined, 1, 'none'],
  ['on another legal page', '/legal/privacy/nl', undefined, 1, 'first'],
  ['on account/security', '/account/security', 1, 2, 'none'],
  ['elsewhere in the account', '/account/profile', 1, 2, 'new-version'],
  ['on an invitation', '/invitation/abc', undefined, 1, 'none'],
] as const)('the terms when %s (§2)', (_, path, accepted, current, expected) => {
  expect(termsDialog({ path, accepted, current })).toBe(expected);
});

test.each([
  ['terms-of-use', 'nl', '/legal/terms-of-use/nl'],
  ['privacy', 'en', '/en/legal/privacy/en'],
  ['cookie-statement', 'en', '/en/legal/cookie-statement/en'],
] as const)('%s in %s', (kind, language, path) => {
  expect(legalPath(kind, language)).toBe(path);
});

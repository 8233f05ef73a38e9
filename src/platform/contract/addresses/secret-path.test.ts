import { expect, it } from 'vitest';
import { isSecretPath, withoutSecretPaths } from './secret-path.ts';

it.each([
  ['/login/mail/geheim', true],
  ['/en/verify/geheim?returnTo=%2F', true],
  ['https://www.vloedhaven.nl/invitation/geheim', true],
  ['/en/preview/geheim', true],
  ['/login/mail', false],
  ['/verify', false],
  ['/nieuws/verificatie', false],
])('%s is secret: %s', (path, isSecret) => {
  expect(isSecretPath(path)).toBe(isSecret);
});

it('leaves of each in a text where it leads to', () => {
  expect(
    withoutSecretPaths('at https://vloedhaven.nl/en/verify/geheim?a=1, then /setup/ookgeheim and /nieuws/een'),
  ).toBe('at https://vloedhaven.nl/en/verify/…?a=1, then /setup/… and /nieuws/een');
});

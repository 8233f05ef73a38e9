import { expect, it } from 'vitest';
import { isSecretAddress, withoutSecrets } from './secret-path.ts';

it.each([
  ['/login/mail/geheim', true],
  ['/en/verify/geheim?returnTo=%2F', true],
  ['https://www.vloedhaven.nl/invitation/geheim', true],
  ['/en/preview/geheim', true],
  ['/prove/geheim', true],
  ['/newsletter/stop/geheim', true],
  ['/newsletter/stop/geheim/leave', true],
  ['/api/newsletters:stop/geheim', true],
  ['/en/idea-news/geheim', true],
  ['/en/shared-figures/geheim?period=7', true],
  ['/api/shared-figures/geheim', true],
  ['/unsubscribe/geheim', true],
  ['/newsletter/stop', false],
  ['/newsletter?welcome=9b1c', false],
  ['/submission/9b1c?key=geheim', true],
  ['/melden?a=1&f-9b1c0d=geheim#form', true],
  ['/submission/9b1c', false],
  ['/zoeken?q=key', false],
  ['/login/mail', false],
  ['/verify', false],
  ['/nieuws/verificatie', false],
])('%s is secret: %s', (path, isSecret) => {
  expect(isSecretAddress(path)).toBe(isSecret);
});

it('leaves of each in a text where it leads to', () => {
  expect(
    withoutSecrets('at https://vloedhaven.nl/en/verify/geheim?a=1, then /setup/ookgeheim and /nieuws/een?key=slot&b=2'),
  ).toBe('at https://vloedhaven.nl/en/verify/…?a=1, then /setup/… and /nieuws/een?key=…&b=2');
});

import { expect, test } from 'vitest';
import { httpsHost, isAllowedHost } from './embed-host.ts';

test.each([
  ['kaart.nl', ['kaart.nl'], true],
  ['www.kaart.nl', ['kaart.nl'], false],
  ['www.kaart.nl', ['.kaart.nl'], true],
  ['kaart.nl', ['.kaart.nl'], false],
  ['nepkaart.nl', ['.kaart.nl', 'kaart.nl'], false],
  ['kaart.nl.evil.example', ['kaart.nl', '.kaart.nl'], false],
  ['kaart.nl', [], false],
])('%s with %j: %s', (host, rules, isAllowed) => {
  expect(isAllowedHost(host, rules)).toBe(isAllowed);
});

test.each([
  ['https://kaart.nl/a?b=c#d', 'kaart.nl'],
  ['HTTPS://Kaart.NL/', 'kaart.nl'],
  ['http://kaart.nl/', undefined],
  ['//kaart.nl/', undefined],
  ['https:kaart.nl', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://kaart.nl:8443/', undefined],
  ['https://kaart.nl@evil.example/', undefined],
  ['https://localhost/', undefined],
  ['https://[::1]/', undefined],
  ['geen adres', undefined],
  ['', undefined],
])('the host of "%s"', (address, host) => {
  expect(httpsHost(address)).toBe(host);
});

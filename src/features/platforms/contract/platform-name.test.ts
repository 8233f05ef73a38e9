import { expect, it } from 'vitest';
import { isHostName, platformKeyPattern } from './platform-name.ts';

it.each([
  ['www.dijkstad.example', true],
  ['WWW.Dijkstad.example:3000', true],
  ['localhost', true],
  ['[::1]', true],
  ['', false],
  ['https://www.dijkstad.example', false],
  ['www..example', false],
  ['-www.example', false],
  [`${'a'.repeat(250)}.nl.example`, false],
])('%s as a host name: %s', (host, expected) => {
  expect(isHostName(host)).toBe(expected);
});

it.each([
  ['dijkstad', true],
  ['dijkstad_2', true],
  ['2dijkstad', false],
  ['Dijkstad', false],
  ['dijk-stad', false],
  ['', false],
])('%s as a key: %s', (key, expected) => {
  expect(platformKeyPattern.test(key)).toBe(expected);
});

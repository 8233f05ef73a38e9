import { expect, it, test } from 'vitest';
import { comparedAddress, compareScreen, readComparedAddress } from './compared-address.ts';

const from = new Date('2026-03-03T11:05:09.120Z');
const to = new Date('2026-11-17T10:00:00.000Z');

it.each([
  { side: 'was', language: 'nl', path: '/' },
  { side: 'is', language: 'en', path: '/en/news?p-12ab34=2' },
] as const)('says of which moments and which page it is one side: $path', (one) => {
  const address = comparedAddress({ from, to, ...one });
  expect(readComparedAddress(address)).toEqual({ from, to, ...one });
});

it.each([
  '/time-machine/20260303T110509120/afval',
  '/time-machine/compare/20260303T110509120/nu/was.nl/',
  '/time-machine/compare/20260303T110509120/20261117T100000000/later.nl/',
  '/time-machine/compare/20260303T110509120/20261117T100000000/was/',
  '/time-machine/compare/20260303T110509120/20261117T100000000/was.x!/',
])('is none of %s', (url) => {
  expect(readComparedAddress(url)).toBeUndefined();
});

test('the screen that shows both keeps the language of who reads it, and ends now where nothing is said', () => {
  expect(compareScreen({ from, path: '/afval?a=1' }, 'nl')).toBe(
    '/admin/time-machine/compare?from=2026-03-03T11%3A05%3A09.120Z&path=%2Fafval%3Fa%3D1',
  );
  expect(compareScreen({ from, to, path: '/' }, 'en')).toMatch(/^\/en\/admin\/time-machine\/compare\?from=.*&to=2026/);
});

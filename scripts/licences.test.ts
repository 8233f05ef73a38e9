import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { licencesOf }: { licencesOf(lockFile: string): { refused: { name: string; licence: string }[] } } = await import(
  new URL('./licences.mjs', import.meta.url).href
);

const lockWith = (entry: object) => JSON.stringify({ packages: { '': {}, 'node_modules/a/node_modules/@b/c': entry } });
const refusedIn = (entry: object) => licencesOf(lockWith(entry)).refused;

it('every package of the product has a licence that was looked at', () => {
  expect(licencesOf(readFileSync('package-lock.json', 'utf8')).refused).toEqual([]);
});

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later'])('%s is allowed', (license) =>
  expect(refusedIn({ license })).toEqual([]),
);

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'SEE LICENSE IN x',
  '(MIT AND GPL-2.0) OR Elastic-2.0',
])('%s is refused by name', (license) => expect(refusedIn({ license })).toEqual([{ name: '@b/c', licence: license }]));

it('a package that says nothing is refused', () => {
  expect(refusedIn({})).toEqual([{ name: '@b/c', licence: 'none' }]);
  expect(refusedIn({ dev: true })).toEqual([]);
});

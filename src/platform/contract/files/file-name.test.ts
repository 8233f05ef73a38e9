import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each<[name: string, expected: string]>([
  ['verslag.pdf', 'verslag.pdf'],
  ['\\/:*?"<>|\'', ''],
  ...Array.from('\\/:*?"<>|\'', (character): [string, string] => [`a${character}b.pdf`, 'ab.pdf']),
  ['  verslag 2026.pdf ', 'verslag 2026.pdf'],
  // trimmed after the removal: what stood beside a removed character is an edge too
  ['? verslag.pdf |', 'verslag.pdf'],
  ['Financiën (concept) – v2.pdf', 'Financiën (concept) – v2.pdf'],
  ['../../etc/passwd', '....etcpasswd'],
  ['', ''],
])('%j', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected);
});

test('a clean name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name));
    }),
  );
});

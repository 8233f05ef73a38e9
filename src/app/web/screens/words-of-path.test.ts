import { expect, test } from 'vitest';
import { wordsOfPath } from './words-of-path.ts';

test.each([
  ['/wonen/rijbewijs-verlengen', 'rijbewijs verlengen'],
  ['/Paspoort_aanvragen.html', 'Paspoort aanvragen'],
  ['/regelen/caf%C3%A9-2026/', 'café'],
  ['/%E0%A4%A', ''],
  ['/12345', ''],
  [`/${'a'.repeat(61)}`, ''],
  ['/', ''],
])('%s was about “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

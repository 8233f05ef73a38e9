import { expect, test } from 'vitest';
import { fitsFiles, holdsFiles } from './chosen-files.ts';

test.each<[string | undefined, string, boolean]>([
  ['image', 'image/jpeg', true],
  ['image', 'image/heic', false],
  ['image', 'image/svg+xml', false],
  ['image', 'application/pdf', false],
  ['file', 'application/pdf', true],
  ['file', 'image/jpeg', true],
  ['text', 'image/jpeg', false],
  [undefined, 'image/jpeg', false],
])('a field of kind %s and a file of type %s: %s', (kind, mediaType, fits) => {
  expect(fitsFiles(kind, mediaType)).toBe(fits);
});

test.each<[string | undefined, boolean]>([
  ['image', true],
  ['file', true],
  ['text', false],
  [undefined, false],
])('a field of kind %s holds files: %s', (kind, holds) => {
  expect(holdsFiles(kind)).toBe(holds);
});

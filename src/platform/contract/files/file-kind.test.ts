import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

test.each([
  ['begroting.pdf', 'PDF'],
  ['Begroting.2027.PDF', 'PDF'],
  ['tabel.xlsx', 'Excel'],
  ['foto.jpeg', 'JPG'],
  ['kaart.svg', 'SVG'],
  ['README', undefined],
  ['.htaccess', undefined],
  ['brief.', undefined],
  ['een zin met een punt. En meer', undefined],
  ['', undefined],
])('%j is %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test.each([
  ['UTF-8', new Blob(['/café;/nieuw']), '/café;/nieuw'],
  ['after a byte order mark', blob(0xef, 0xbb, 0xbf, 0x2f, 0x61), '/a'],
  ['the letters of Windows', blob(0x2f, 0x63, 0x61, 0x66, 0xe9), '/café'],
  ['a workbook', blob(0x50, 0x4b, 0x03, 0x04, 0x00), undefined],
  ['nothing', blob(), ''],
])('%s', async (_, file, words) => {
  expect(await textOfFile(file)).toBe(words);
});

import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, 'nl', '0 byte'],
  [512, 'nl', '512 byte'],
  [860_000, 'nl', '860 kB'],
  [2_400_000, 'nl', '2,4 MB'],
  [2_400_000, 'en', '2.4 MB'],
  [30_000_000_000, 'nl', '30 GB'],
])('%i bytes in %s', (bytes, language, text) => {
  expect(formatFileSize(bytes, language).replace(/\s/g, ' ')).toBe(text);
});

import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 B', '0 B'],
  [1, '1 B', '1 B'],
  [512.4, '512 B', '512 B'],
  [1023, '1023 B', '1023 B'],
  [1024, '1 KB', '1 KB'],
  [1536, '1,5 KB', '1.5 KB'],
  [1000 * 1024, '1000 KB', '1000 KB'],
  [1024 ** 2 - 1, '1 MB', '1 MB'],
  [1.5 * 1024 ** 2, '1,5 MB', '1.5 MB'],
  [30 * 1024 ** 2, '30 MB', '30 MB'],
  [12.34 * 1024 ** 2, '12,3 MB', '12.3 MB'],
  [12.96 * 1024 ** 2, '13 MB', '13 MB'],
  [2.5 * 1024 ** 3, '2,5 GB', '2.5 GB'],
  [2.5 * 1024 ** 4, '2,5 TB', '2.5 TB'],
  [2.5 * 1024 ** 5, '2,5 PB', '2.5 PB'],
  [2.5 * 1024 ** 6, '2,5 EB', '2.5 EB'],
  [2.5 * 1024 ** 7, '2,5 ZB', '2.5 ZB'],
  [2.5 * 1024 ** 8, '2,5 YB', '2.5 YB'],
  [2048.5 * 1024 ** 8, '2048,5 YB', '2048.5 YB'],
  [-1, '0 B', '0 B'],
  [Number.NaN, '0 B', '0 B'],
])('%d bytes', (bytes, dutch, english) => {
  expect(formatFileSize(bytes, 'nl')).toBe(dutch);
  expect(formatFileSize(bytes, 'en')).toBe(english);
});

import { expect, test } from 'vitest';
import { withoutSlashAtEnd } from './slash-at-end.ts';

test.each([
  ['https://example.nl', 'https://example.nl'],
  ['https://example.nl/', 'https://example.nl'],
  ['https://example.nl/a//', 'https://example.nl/a'],
  ['///', ''],
  ['', ''],
])('%s', (address, expected) => {
  expect(withoutSlashAtEnd(address)).toBe(expected);
});

import { expect, test } from 'vitest';
import { deletedUser, didThePlatform } from './did-the-platform.ts';

test.each([
  ['work that nobody asked for', 'page plans', true],
  ['what has no author at all', null, true],
  ['a person, known or not', '0b5a4f5e-3c1d-4c4e-9d6a-7a1b2c3d4e5f', false],
  ['who left without an heir', deletedUser, false],
])('%s', (_, id, expected) => {
  expect(didThePlatform(id)).toBe(expected);
});

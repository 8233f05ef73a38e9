import { expect, test } from 'vitest';
import { type ModeratorKey, moderatorKeyOf } from './moderator-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each<[string, object, ModeratorKey | undefined]>([
  ['j', {}, 'next'],
  ['K', {}, 'previous'],
  ['a', {}, 'keep'],
  ['d', {}, 'remove'],
  ['b', {}, 'block'],
  ['x', {}, undefined],
  ['Enter', {}, undefined],
  ['a', { ctrlKey: true }, undefined],
  ['d', { metaKey: true }, undefined],
  ['k', { altKey: true }, undefined],
  ['constructor', {}, undefined],
])('%s with %j is %s', (key, held, expected) => {
  expect(moderatorKeyOf({ ...plain, key, ...held })).toBe(expected);
});

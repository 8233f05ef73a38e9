import { expect, test } from 'vitest';
import { altsOf, longestAlt, ownPicturePath } from './reaction-pictures.ts';

test.each([
  ['none were posted', undefined, 2, ['', '']],
  ['each its own', [' Een brug ', 'Een bank'], 2, ['Een brug', 'Een bank']],
  ['fewer than pictures', ['Een brug'], 2, ['Een brug', '']],
  ['more than pictures', ['Een brug', 'Een bank'], 1, ['Een brug']],
  ['too long', ['x'.repeat(longestAlt + 5)], 1, ['x'.repeat(longestAlt)]],
])('words of pictures: %s', (_, posted, count, alts) => {
  expect(altsOf(posted, count)).toEqual(alts);
});

test('one’s own picture is asked for with the key, for who has no account', () => {
  expect(ownPicturePath('a', 'b', undefined)).toBe('/api/reactions/a/pictures/b');
  expect(ownPicturePath('a', 'b', 'k')).toBe('/api/reactions/a/pictures/b?key=k');
});

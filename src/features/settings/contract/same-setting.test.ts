import { expect, it } from 'vitest';
import { isSameSetting } from './same-setting.ts';

it.each([
  [1, 1, true],
  ['a', 'b', false],
  [null, null, true],
  [null, {}, false],
  [{ primary: '#000000', accent: '#ffffff' }, { accent: '#ffffff', primary: '#000000' }, true],
  [{ primary: '#000000' }, { primary: '#000000', accent: '#ffffff' }, false],
  [{ $lang: { nl: 'x' } }, { $lang: { nl: 'y' } }, false],
  [['nl', 'en'], ['nl', 'en'], true],
  [['nl', 'en'], ['en', 'nl'], false],
  [[], {}, false],
])('%j and %j: %j', (one, other, same) => {
  expect(isSameSetting(one, other)).toBe(same);
  expect(isSameSetting(other, one)).toBe(same);
});

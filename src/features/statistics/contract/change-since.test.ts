import { expect, test } from 'vitest';
import { changeSince } from './change-since.ts';

test.each([
  [12, 10, { direction: 'up', share: 20 }],
  [8, 10, { direction: 'down', share: 20 }],
  [0, 10, { direction: 'down', share: 100 }],
  [1000, 1004, { direction: 'same', share: 0 }],
  [5, 0, undefined],
  [5, null, undefined],
  [5, undefined, undefined],
])('%s after %s is %o', (now, was, change) => {
  expect(changeSince(now, was)).toEqual(change);
});

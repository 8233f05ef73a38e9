import { expect, test } from 'vitest';
import { windowOf } from './window-of.ts';

const now = new Date('2026-11-17T09:00:00Z');
const [tomorrow, afterTomorrow] = ['2026-11-18T09:00:00Z', '2026-11-19T09:00:00Z'];
const nothing = { isPublished: false, publishAt: null, unpublishAt: null };

test.each([
  ['a draft', {}, { from: undefined, to: undefined, at: 50 }],
  ['always', { isPublished: true }, { from: 0, to: undefined, at: 50 }],
  ['until', { isPublished: true, unpublishAt: tomorrow }, { from: 0, to: 85, at: 15 }],
  ['from', { publishAt: tomorrow }, { from: 85, to: undefined, at: 15 }],
  ['from and until', { publishAt: tomorrow, unpublishAt: afterTomorrow }, { from: 50, to: 85, at: 15 }],
])('%s', (_, page, expected) => {
  expect(windowOf({ ...nothing, ...page }, now)).toEqual(expected);
});

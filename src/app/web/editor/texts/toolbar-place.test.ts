import { expect, test } from 'vitest';
import { toolbarPlace } from './toolbar-place.ts';

const toolbar = { width: 430, height: 44 };
const place = (left: number, top: number, screen = { width: 1280, height: 720 }, roof = 56) =>
  toolbarPlace({ words: { left, top, bottom: top + 20 }, toolbar, screen, roof });

test.each([
  ['above where the words begin', place(300, 400), { left: 300, top: 348 }],
  ['at the right edge', place(1200, 400), { left: 834, top: 348 }],
  ['at the left edge', place(2, 400), { left: 16, top: 348 }],
  ['on a screen that is smaller than it', place(200, 400, { width: 390, height: 844 }), { left: 16, top: 348 }],
  ['below words close to the bar', place(300, 100), { left: 300, top: 128 }],
  ['along with words that are scrolled away', place(300, -200), { left: 300, top: -252 }],
  ['above where there is room on neither side', place(300, 80, { width: 1280, height: 140 }), { left: 300, top: 28 }],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

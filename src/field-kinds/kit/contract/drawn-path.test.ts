import { expect, test } from 'vitest';
import { isDrawnPath, longestPath, paper, pointOn, readStrokes, withPoint, writeStrokes } from './drawn-path.ts';

test.each([
  ['M1 2L3 4', true],
  ['M1 2L3 4M600 200L0 0', true],
  ['M1 2', true],
  ['', false],
  ['M601 2L3 4', false],
  ['M1 201L3 4', false],
  ['M-1 2L3 4', false],
  ['M1 2C3 4 5 6 7 8', false],
  ['M1 2L3 4"/><script>alert(1)</script>', false],
  ['url(https://example.com/x)', false],
  [`M1 2${'L3 4'.repeat(3000)}`, false],
])('%.40s is lines on our paper: %s', (path, expected) => {
  expect(isDrawnPath(path)).toBe(expected);
});

test('lines are written and read back; a dot can be seen', () => {
  const strokes = [
    [
      { x: 1, y: 2 },
      { x: 30, y: 40 },
    ],
    [{ x: 5, y: 6 }],
  ];
  expect(writeStrokes([...strokes, []])).toBe('M1 2L30 40M5 6L5 6');
  expect(readStrokes('M1 2L30 40')).toEqual([strokes[0]]);
  expect(writeStrokes([])).toBe('');
});

test('a pointer is somewhere on the paper, whatever the screen', () => {
  const box = { left: 100, top: 50, width: 300, height: 100 };
  expect(pointOn(box, 250, 100)).toEqual({ x: 300, y: 100 });
  expect(pointOn(box, -500, 9999)).toEqual({ x: 0, y: paper.height });
  expect(pointOn({ left: 0, top: 0, width: 0, height: 0 }, 5, 5)).toEqual({ x: 600, y: 200 });
});

test('a line grows until it is too much, and never by what did not move', () => {
  const begun = [[{ x: 10, y: 10 }]];
  expect(withPoint(begun, { x: 11, y: 11 })).toBe(begun);
  expect(withPoint(begun, { x: 20, y: 10 })).toEqual([
    [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
    ],
  ]);
  expect(withPoint([], { x: 20, y: 10 })).toEqual([]);
  let strokes: ReturnType<typeof withPoint> = begun;
  for (let place = 0; place < 5000; place++)
    strokes = withPoint(strokes, { x: (place * 7) % 600, y: (place * 11) % 200 });
  expect(writeStrokes(strokes).length).toBeLessThanOrEqual(longestPath);
  expect(isDrawnPath(writeStrokes(strokes))).toBe(true);
});

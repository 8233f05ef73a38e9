import { expect, test } from 'vitest';
import { edgeSpeed } from './use-edge-scrolling.ts';

test.each([
  ['in the middle', 400, 0],
  ['just within reach of the bottom', 730, 1],
  ['at the bottom', 800, 16],
  ['below the window', 900, 16],
  ['just under the header', 116, -1],
  ['at the header', 48, -16],
  ['above the window', -20, -16],
])('%s', (_name, y, speed) => {
  expect(edgeSpeed(y, 800, 48)).toBe(speed);
});

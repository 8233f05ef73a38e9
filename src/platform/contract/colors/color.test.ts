import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseColor, toHex } from './color.ts';

test.each([
  ['#f00', { red: 255, green: 0, blue: 0, alpha: 1 }],
  ['#f008', { red: 255, green: 0, blue: 0, alpha: 136 / 255 }],
  ['#07506E', { red: 7, green: 80, blue: 110, alpha: 1 }],
  ['#07506e00', { red: 7, green: 80, blue: 110, alpha: 0 }],
  ['rgb(7, 80, 110)', { red: 7, green: 80, blue: 110, alpha: 1 }],
  ['rgb(100%, 0%, 20%)', { red: 255, green: 0, blue: 51, alpha: 1 }],
  ['rgba(7,80,110,.5)', { red: 7, green: 80, blue: 110, alpha: 0.5 }],
  ['rgb(7 80 110 / 50%)', { red: 7, green: 80, blue: 110, alpha: 0.5 }],
  ['blue', undefined],
])('parseColor(%s)', (text, color) => {
  expect(parseColor(text)).toEqual(color);
});

test('what toHex writes, parseColor reads', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, channel, (red, green, blue, alpha) => {
      const color = { red, green, blue, alpha: alpha / 255 };
      expect(parseColor(toHex(color))).toEqual(color);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHexColor, type Rgb, toHex } from './color.ts';
import { oklchToRgb, rgbToOklch } from './oklch.ts';

const rgb = (hex: string): Rgb => parseHexColor(hex) ?? { red: 0, green: 0, blue: 0, alpha: 0 };

/** The figures that browsers give for color: oklch(from … l c h). */
test.each([
  ['#ffffff', 1, 0, undefined],
  ['#000000', 0, 0, undefined],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s', (hex, l, c, h) => {
  const color = rgbToOklch(rgb(hex));
  expect(color.l).toBeCloseTo(l, 3);
  expect(color.c).toBeCloseTo(c, 3);
  if (h !== undefined) expect((color.h + 360) % 360).toBeCloseTo(h, 1);
});

test('there and back is the same colour', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex = toHex({ red, green, blue, alpha: 1 });
      expect(toHex(oklchToRgb(rgbToOklch(rgb(hex))))).toBe(hex);
    }),
  );
});

test('what sRGB cannot show is clipped', () => {
  expect(toHex(oklchToRgb({ l: 0.7, c: 0.4, h: 142, alpha: 1 }))).toBe('#00cf00');
  expect(toHex(oklchToRgb({ l: 1.2, c: 0, h: 0, alpha: 0.5 }))).toBe('#ffffff80');
});

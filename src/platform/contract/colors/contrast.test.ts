import { describe, expect, test } from 'vitest';
import { toHex } from './color.ts';
import { contrastRatio, contrastThreshold, luminance, textColorOn } from './contrast.ts';

const hex = { black: '#000000', white: '#ffffff' };

describe('textColorOn (§9, threshold 0.5)', () => {
  test.each<[string, 'black' | 'white']>([
    ['#000', 'white'],
    ['#fff', 'black'],
    ['#07506e', 'white'], // Vloedhaven's primary
    ['#f05a28', 'black'], // Vloedhaven's accent
    ['#ffcc00', 'black'],
    ['rgb(7, 80, 110)', 'white'],
    ['rgb(240 90 40)', 'black'],
    ['#767676', 'white'], // the greys on either side of the threshold
    ['#777777', 'black'],
    ['transparent', 'black'],
  ])('%s', (color, text) => {
    expect(textColorOn(color)).toBe(text);
  });

  test('the threshold is half of the lightness, to two decimals', () => {
    expect(1.16 * Math.cbrt(contrastThreshold) - 0.16).toBeCloseTo(0.5, 2);
  });

  test('reaches 4.5:1 on every colour', () => {
    const tooFaint: string[] = [];
    const steps = Array.from({ length: 52 }, (_, step) => step * 5);
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const color = toHex({ red, green, blue, alpha: 1 });
          if (contrastRatio(color, hex[textColorOn(color)]) < 4.5) tooFaint.push(color);
        }
    for (let grey = 0; grey < 256; grey++) {
      const color = toHex({ red: grey, green: grey, blue: grey, alpha: 1 });
      if (contrastRatio(color, hex[textColorOn(color)]) < 4.5) tooFaint.push(color);
    }
    expect(tooFaint).toEqual([]);
  });
});

test.each([
  ['#000', 0],
  ['#fff', 1],
  ['#777777', 0.1845],
  ['#07506e', 0.0691],
  ['#080808', 0.0024],
])('luminance of %s', (color, y) => {
  expect(luminance(color)).toBeCloseTo(y, 4);
});

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#777', '#777', 1],
  ['#767676', '#fff', 4.54],
  ['#07506e', 'rgb(255, 255, 255)', 8.82],
  ['red', '#fff', Number.NaN],
])('contrastRatio(%s, %s)', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toSatisfy((value) => Object.is(value, ratio) || Math.abs(value - ratio) < 0.005);
});

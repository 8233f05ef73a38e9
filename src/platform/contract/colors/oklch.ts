import { fromLinear, type Rgb, toLinear } from './color.ts';

/** Lightness from 0 to 1, chroma from 0, hue in degrees, alpha from 0 to 1. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

// The matrices of CSS Color 4 (Oklab by way of cone responses), with linear sRGB folded into the first and the last.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const row = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;
const multiply = (matrix: Matrix, vector: Triple): Triple => [
  row(matrix[0], vector),
  row(matrix[1], vector),
  row(matrix[2], vector),
];
const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)];

export function rgbToOklch({ red, green, blue, alpha }: Rgb): Oklch {
  const cones = multiply(toCones, each([red, green, blue], toLinear));
  const [l, a, b] = multiply(toLab, each(cones, Math.cbrt));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI, alpha };
}

/** What sRGB cannot show is clipped per channel, as browsers do it, so that both palettes look the same. */
export function oklchToRgb({ l, c, h, alpha }: Oklch): Rgb {
  const hue = (h * Math.PI) / 180;
  const cones = multiply(fromLab, [l, c * Math.cos(hue), c * Math.sin(hue)]);
  const light = multiply(
    fromCones,
    each(cones, (value) => value ** 3),
  );
  const [red, green, blue] = each(light, (value) => fromLinear(Math.min(1, Math.max(0, value))));
  return { red, green, blue, alpha };
}

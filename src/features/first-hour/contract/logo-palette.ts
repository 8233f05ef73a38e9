import { parseHexColor, toHex } from '#platform/contract/colors/color.ts';
import { type Oklch, oklchToRgb, rgbToOklch } from '#platform/contract/colors/oklch.ts';

export interface ColorPair {
  primary: string;
  accent: string;
}

export interface LogoPalette {
  /** The full colours of the logo, the most used first. */
  colors: string[];
  /** What the site could take over; none of a logo without colour. */
  proposed: ColorPair | undefined;
}

/** For a site without a logo, or with one that has no colour: six pairs that go together. */
export const readyPairs: readonly (ColorPair & { name: string })[] = [
  { name: 'harbour', primary: '#07506e', accent: '#f05a28' },
  { name: 'forest', primary: '#1f5c3f', accent: '#e0a100' },
  { name: 'brick', primary: '#8a2f1e', accent: '#1f7a8c' },
  { name: 'plum', primary: '#5b2a6e', accent: '#e8743b' },
  { name: 'royal', primary: '#1d3c8f', accent: '#e4572e' },
  { name: 'slate', primary: '#37474f', accent: '#d9822b' },
];

/** Below this a colour reads as black, white or grey. */
const leastChroma = 0.05;
/** In hundredths of the picture; less is the edge of something else. */
const leastShare = 1;
const mostColors = 6;
/** How far apart two colours are seen as two. */
const apart = 0.09;
/** In degrees: less is a shade of the same colour. */
const otherHue = 40;

interface Bucket {
  count: number;
  red: number;
  green: number;
  blue: number;
}

const distance = (one: Oklch, other: Oklch): number => {
  const [a, b] = [one, other].map(({ l, c, h }) => {
    const hue = (h * Math.PI) / 180;
    return [l, c * Math.cos(hue), c * Math.sin(hue)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const hueDistance = (one: number, other: number): number => {
  const between = Math.abs(one - other) % 360;
  return between > 180 ? 360 - between : between;
};

const oklchOf = (hex: string): Oklch => rgbToOklch(parseHexColor(hex) ?? { red: 0, green: 0, blue: 0, alpha: 1 });

/** `pixels` holds red, green, blue and alpha of each, from 0 to 255. What is see-through does not count. */
export function colorsOf(pixels: Uint8Array): string[] {
  const buckets = new Map<number, Bucket>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    seen += 1;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bucket.count += 1;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    buckets.set(key, bucket);
  }
  const found: { hex: string; oklch: Oklch; count: number }[] = [];
  for (const { count, red, green, blue } of [...buckets.values()].toSorted((one, other) => other.count - one.count)) {
    const rgb = { red: red / count, green: green / count, blue: blue / count, alpha: 1 };
    const oklch = rgbToOklch(rgb);
    if (oklch.c < leastChroma) continue;
    const same = found.find((one) => distance(one.oklch, oklch) < apart);
    if (same === undefined) found.push({ hex: toHex(rgb), oklch, count });
    else same.count += count;
  }
  return found
    .filter(({ count }) => count * 100 >= seen * leastShare)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostColors)
    .map(({ hex }) => hex);
}

/** As bright as an accent is by itself, on the other side of the circle. */
const opposite = ({ h }: Oklch): string => toHex(oklchToRgb({ l: 0.66, c: 0.17, h: h + 180, alpha: 1 }));

/**
 * The main colour is the darkest full colour of the logo, the accent the one whose hue is farthest from it. A logo of one
 * colour, or of shades of one, gets the opposite hue. Legible they need not be: the tokens see to that, also for yellow.
 */
export function proposedPair(colors: readonly string[]): ColorPair | undefined {
  const byLightness = colors.map((hex) => ({ hex, ...oklchOf(hex) })).toSorted((one, other) => one.l - other.l);
  const [main, ...others] = byLightness;
  if (main === undefined) return undefined;
  const far = others
    .filter(({ h }) => hueDistance(h, main.h) >= otherHue)
    .toSorted((one, other) => hueDistance(other.h, main.h) - hueDistance(one.h, main.h))[0];
  return { primary: main.hex, accent: far?.hex ?? opposite(main) };
}

export function logoPalette(pixels: Uint8Array): LogoPalette {
  const colors = colorsOf(pixels);
  return { colors, proposed: proposedPair(colors) };
}

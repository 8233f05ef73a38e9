/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Rgb {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** #rgb, #rgba, #rrggbb or #rrggbbaa. */
export function parseHexColor(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length <= 4 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue, alpha: alpha / 255 };
}

const amount = '(\\d{1,3}(?:\\.\\d+)?%?|\\.\\d+%?)';
const withCommas = new RegExp(
  `^rgba?\\(\\s*${amount}\\s*,\\s*${amount}\\s*,\\s*${amount}\\s*(?:,\\s*${amount}\\s*)?\\)$`,
  'i',
);
const withSpaces = new RegExp(`^rgba?\\(\\s*${amount}\\s+${amount}\\s+${amount}\\s*(?:/\\s*${amount}\\s*)?\\)$`, 'i');

/** A number up to `whole`, or a percentage of it. */
function share(text: string, whole: number): number | undefined {
  const value = text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
  return value <= whole ? value : undefined;
}

/** rgb(7, 80, 110), rgba(7, 80, 110, 0.5) and the form with spaces: rgb(7 80 110 / 50%). */
export function parseRgbColor(text: string): Rgb | undefined {
  const [whole, ...parts] = withCommas.exec(text) ?? withSpaces.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [red, green, blue] = parts.slice(0, 3).map((part) => share(part, 255));
  const alpha = share(parts[3] ?? '1', 1);
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined) return undefined;
  return { red, green, blue, alpha };
}

export const parseColor = (text: string): Rgb | undefined => parseHexColor(text) ?? parseRgbColor(text);

const pair = (channel: number): string =>
  Math.min(255, Math.max(0, Math.round(channel)))
    .toString(16)
    .padStart(2, '0');

/** #rrggbb, or #rrggbbaa for what is not opaque. */
export const toHex = ({ red, green, blue, alpha }: Rgb): string =>
  `#${pair(red)}${pair(green)}${pair(blue)}${alpha < 1 ? pair(alpha * 255) : ''}`;

/** From a channel to the amount of light (0 to 1) and back: the transfer function of sRGB. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export const fromLinear = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

import { parseColor, toLinear } from './color.ts';

/**
 * §9: threshold 0.5 for black or white text, on the CIE lightness (L*, from 0 to 1). We keep it as the luminance where
 * tokens.css keeps it too: 0.1833, L* 0.499. That is the last point where white still reaches 4.5:1, so the rule and
 * WCAG AA agree; L* 0.5 to the letter (0.1842) would leave a sliver of colours where white reaches only 4.48:1.
 */
export const contrastThreshold = 0.1833;

/** Relative luminance as WCAG defines it. What is not a hex or rgb colour gives NaN, here and below. */
export function luminance(color: string): number {
  const rgb = parseColor(color);
  if (!rgb) return Number.NaN;
  return 0.2126 * toLinear(rgb.red) + 0.7152 * toLinear(rgb.green) + 0.0722 * toLinear(rgb.blue);
}

/** Black for what is not a colour: a background that cannot be painted stays paper. */
export const textColorOn = (color: string): 'black' | 'white' =>
  luminance(color) < contrastThreshold ? 'white' : 'black';

/** From 1 to 21; WCAG AA asks 4.5 of text and 3 of borders and icons. */
export function contrastRatio(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

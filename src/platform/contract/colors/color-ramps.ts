import type { Oklch } from './oklch.ts';

/** The two colours that a platform's colorScheme sets. */
export interface SchemeColors<Color> {
  primary: Color;
  accent: Color;
}

/** How a token is made from the platform's two colours: one entry of tokens.css. */
export type Recipe = (colors: SchemeColors<Oklch>) => Oklch;

/** Lightness is fixed, or at most the colour's own; only hue and capped chroma come from the platform. */
type Lightness = number | ((own: number) => number);

const derive =
  (source: keyof SchemeColors<Oklch>) =>
  (lightness: Lightness, chromaFactor: number, chromaCap: number, hueShift = 0, alpha = 1): Recipe =>
  (colors) => {
    const { l, c, h } = colors[source];
    return {
      l: typeof lightness === 'number' ? lightness : lightness(l),
      c: Math.min(c * chromaFactor, chromaCap),
      h: h + hueShift,
      alpha,
    };
  };

/** oklch(from var(--platform-primary) l min(c * factor, cap) h) */
export const primary = derive('primary');
/** oklch(from var(--platform-accent) l min(c * factor, cap) calc(h + shift)) */
export const accent = derive('accent');
/** A colour that no platform changes. */
export const fixed =
  (l: number, c: number, h: number, alpha = 1): Recipe =>
  () => ({ l, c, h, alpha });

// The ramps write calc(min(c, cap) * factor).
const primaryStep = (l: number, factor: number): Recipe => primary(l, factor, 0.16 * factor);
const accentStep = (l: number, factor: number, hueShift = 0): Recipe => accent(l, factor, 0.2 * factor, hueShift);

/** Section 2 of tokens.css: the same in light and dark. */
export const ramps = {
  'primary-50': primaryStep(0.975, 0.12),
  'primary-100': primaryStep(0.945, 0.26),
  'primary-200': primaryStep(0.89, 0.48),
  'primary-300': primaryStep(0.81, 0.72),
  'primary-400': primaryStep(0.71, 0.96),
  'primary-500': primaryStep(0.6, 1.08),
  'primary-600': primaryStep(0.5, 1.08),
  'primary-700': primaryStep(0.42, 1),
  'primary-800': primaryStep(0.345, 0.84),
  'primary-900': primaryStep(0.275, 0.66),
  'primary-950': primaryStep(0.215, 0.48),

  'accent-50': accentStep(0.972, 0.09, 18),
  'accent-100': accentStep(0.94, 0.22, 18),
  'accent-200': accentStep(0.885, 0.42, 14),
  'accent-300': accentStep(0.81, 0.66, 8),
  'accent-400': accentStep(0.74, 0.86, 5),
  'accent-500': accentStep(0.64, 1),
  'accent-600': accentStep(0.495, 0.8),
  'accent-700': accentStep(0.43, 0.7),
  'accent-800': accentStep(0.36, 0.52),
  'accent-900': accentStep(0.28, 0.36),

  'ink-900': primary(0.215, 0.3, 0.03),
  'ink-800': primary(0.29, 0.3, 0.03),
  'ink-700': primary(0.375, 0.28, 0.028),
  'ink-600': primary(0.455, 0.26, 0.026),
  'ink-500': primary(0.53, 0.24, 0.024),
  'ink-400': primary(0.63, 0.2, 0.02),
  'ink-300': primary(0.78, 0.14, 0.014),
  'ink-200': primary(0.87, 0.1, 0.01),
  'ink-100': primary(0.93, 0.06, 0.006),
  paper: fixed(0.982, 0.004, 92),
  'paper-deep': fixed(0.957, 0.006, 92),
  sheet: fixed(1, 0, 0),
  'night-950': primary(0.178, 0.34, 0.03),
  'night-900': primary(0.215, 0.36, 0.032),
  'night-850': primary(0.25, 0.36, 0.034),
  'night-800': primary(0.29, 0.36, 0.036),
  'night-700': primary(0.37, 0.34, 0.034),
};

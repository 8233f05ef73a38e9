import { accent, fixed, primary, type Recipe, type ramps } from './color-ramps.ts';

export type Shade = Recipe | keyof typeof ramps;
/** In light and in dark, or one for both. */
export type Shades<Name extends string> = Record<Name, Shade | [light: Shade, dark: Shade]>;

const atMost =
  (limit: number, less = 0) =>
  (own: number): number =>
    Math.min(own, limit) - less;

/** Sections 3 to 8 and 13 of tokens.css, in its order: [light, dark], or one for both. */
export const interfaceTokens = {
  // 3. Surfaces
  'surface-page': ['paper', 'night-950'],
  surface: ['sheet', 'night-900'],
  'surface-sunken': ['paper-deep', 'night-850'],
  'surface-raised': ['sheet', 'night-850'],
  'surface-hover': ['primary-50', 'night-800'],
  'surface-selected': ['primary-100', primary(0.31, 0.6, 0.07)],
  'surface-brand': ['primary-800', primary(0.27, 0.62, 0.08)],
  'surface-brand-deep': ['primary-900', primary(0.22, 0.5, 0.06)],
  'surface-brand-hover': ['primary-700', primary(0.35, 0.7, 0.09)],
  'surface-tint': ['primary-50', primary(0.225, 0.4, 0.045)],
  'surface-inverse': ['ink-900', fixed(0.95, 0.004, 92)],
  scrim: [fixed(0.2, 0.02, 235, 0.5), fixed(0.08, 0.01, 235, 0.66)],

  // 4. Text
  text: ['ink-900', fixed(0.945, 0.004, 92)],
  'text-muted': ['ink-600', fixed(0.79, 0.01, 220)],
  'text-disabled': ['ink-400', fixed(0.6, 0.012, 220)],
  'text-on-brand': fixed(1, 0, 0),
  'text-on-brand-muted': ['primary-200', primary(0.86, 0.4, 0.05)],
  'text-on-inverse': [fixed(0.98, 0.004, 92), 'ink-900'],
  'text-on-inverse-link': ['primary-300', 'primary-700'],
  link: [primary(atMost(0.47), 1, 0.16), primary(0.82, 0.9, 0.11)],
  'link-hover': ['primary-900', primary(0.91, 0.5, 0.06)],
  'link-visited': ['ink-700', fixed(0.8, 0.02, 200)],

  // 5. Action
  action: [primary(atMost(0.5), 1, 0.18), primary(0.8, 0.95, 0.11)],
  'action-hover': [primary(atMost(0.5, 0.075), 1, 0.16), primary(0.87, 0.7, 0.09)],
  'action-active': [primary(atMost(0.5, 0.13), 1, 0.14), primary(0.92, 0.5, 0.06)],
  'on-action': [fixed(1, 0, 0), primary(0.18, 0.4, 0.04)],

  // 6. Accent
  accent: ['accent-500', 'accent-400'],
  'accent-text': ['accent-600', 'accent-300'],
  'accent-tint': ['accent-100', accent(0.29, 0.3, 0.055, 10)],
  'on-accent-tint': ['accent-800', 'accent-200'],
  'on-accent': fixed(0.2, 0.02, 235),

  // 7. Borders and focus
  border: ['ink-200', 'night-700'],
  'border-quiet': ['ink-100', 'night-800'],
  'border-control': ['ink-500', fixed(0.63, 0.016, 220)],
  'border-strong': ['ink-900', fixed(0.9, 0.004, 92)],
  'border-on-brand': [fixed(1, 0, 0, 0.24), fixed(1, 0, 0, 0.2)],
  waterline: ['primary-600', primary(0.76, 1, 0.11)],
  focus: ['primary-700', fixed(0.97, 0.02, 92)],
  'focus-gap': ['sheet', 'night-950'],

  // 8. Status
  'info-text': [fixed(0.43, 0.1, 245), fixed(0.84, 0.07, 240)],
  'info-solid': [fixed(0.48, 0.12, 245), fixed(0.74, 0.11, 240)],
  'info-tint': [fixed(0.955, 0.02, 240), fixed(0.27, 0.045, 245)],
  'success-text': [fixed(0.42, 0.095, 155), fixed(0.84, 0.11, 155)],
  'success-solid': [fixed(0.48, 0.11, 155), fixed(0.75, 0.14, 155)],
  'success-tint': [fixed(0.955, 0.03, 155), fixed(0.27, 0.045, 155)],
  'warning-text': [fixed(0.44, 0.085, 75), fixed(0.87, 0.11, 85)],
  'warning-solid': [fixed(0.76, 0.15, 78), fixed(0.82, 0.14, 82)],
  'warning-tint': [fixed(0.96, 0.045, 88), fixed(0.29, 0.05, 80)],
  'danger-text': [fixed(0.46, 0.165, 22), fixed(0.83, 0.095, 20)],
  'danger-solid': [fixed(0.5, 0.185, 22), fixed(0.72, 0.15, 20)],
  'danger-tint': [fixed(0.957, 0.022, 18), fixed(0.28, 0.06, 20)],
  'on-status': [fixed(1, 0, 0), fixed(0.18, 0.01, 220)],

  // 13. Elevation
  'shadow-color': [primary(0.25, 1, 0.05, 0, 0.14), fixed(0.05, 0, 0, 0.5)],
} satisfies Shades<string>;

/** Section 18 of tokens.css: what the illustrations are painted with. */
export const illustrationTokens = {
  'ill-sky': [primary(0.935, 0.36, 0.05), primary(0.225, 0.5, 0.06)],
  'ill-cloud': [fixed(0.99, 0.004, 92), primary(0.31, 0.5, 0.06)],
  'ill-sun': [accent(0.82, 0.72, 0.14, 22), fixed(0.93, 0.05, 92)],
  'ill-ink': [primary(0.26, 0.6, 0.06), primary(0.15, 0.4, 0.04)],
  'ill-water': [primary(0.66, 0.98, 0.1), primary(0.31, 0.74, 0.08)],
  'ill-water-2': [primary(0.575, 1.06, 0.11), primary(0.27, 0.66, 0.07)],
  'ill-foam': [primary(0.92, 0.4, 0.05), primary(0.5, 0.7, 0.08)],
  'ill-signal': [accent(0.66, 1, 0.2), accent(0.6, 0.9, 0.18)],
  'ill-lit': [primary(0.8, 0.6, 0.07), fixed(0.87, 0.13, 85)],
} satisfies Shades<string>;

import { accent, fixed, primary } from '#platform/contract/colors/color-ramps.ts';
import type { Shades } from '#platform/contract/colors/color-tokens.ts';

/** What only the demo's drawings are painted with: their colours are filled in, so no page has to bring them along. */
export const drawingColors = {
  'sky-2': [primary(0.895, 0.46, 0.06), primary(0.265, 0.54, 0.06)],
  far: [primary(0.79, 0.7, 0.08), primary(0.33, 0.6, 0.07)],
  mid: [primary(0.62, 0.95, 0.1), primary(0.42, 0.7, 0.08)],
  deep: [primary(0.4, 1, 0.1), primary(0.29, 0.7, 0.08)],
  'water-3': [primary(0.49, 1.06, 0.11), primary(0.235, 0.6, 0.06)],
  grass: [fixed(0.74, 0.105, 132), fixed(0.42, 0.06, 140)],
  'grass-2': [fixed(0.64, 0.105, 138), fixed(0.35, 0.055, 145)],
  'grass-3': [fixed(0.5, 0.085, 145), fixed(0.28, 0.045, 150)],
  sand: [fixed(0.89, 0.04, 85), fixed(0.47, 0.025, 85)],
  stone: [fixed(0.78, 0.015, 85), fixed(0.4, 0.015, 220)],
  brick: [accent(0.575, 0.74, 0.15), accent(0.42, 0.5, 0.1)],
  'brick-2': [accent(0.45, 0.52, 0.1), accent(0.34, 0.38, 0.08)],
  'brick-3': [accent(0.74, 0.56, 0.11, 16), accent(0.5, 0.4, 0.08, 16)],
  roof: [accent(0.36, 0.2, 0.04), primary(0.2, 0.3, 0.03)],
  paper: [fixed(0.975, 0.006, 92), fixed(0.72, 0.012, 92)],
  shade: [primary(0.86, 0.2, 0.02), fixed(0.56, 0.014, 220)],
  glass: [primary(0.34, 0.8, 0.08), primary(0.21, 0.5, 0.05)],
  beam: [fixed(1, 0, 0, 0), fixed(0.93, 0.09, 92, 0.2)],
} satisfies Shades<string>;

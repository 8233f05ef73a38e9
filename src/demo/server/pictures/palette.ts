import { type ColorScheme, staticTokens, workedOut } from '#platform/contract/colors/color-scheme.ts';
import type { illustrationTokens } from '#platform/contract/colors/color-tokens.ts';
import { drawingColors } from './drawing-colors.ts';

/** A colour that the drawings know by name: one of their own, or an `--ill-*` token without its prefix. */
export type Paint =
  | keyof typeof drawingColors
  | (keyof typeof illustrationTokens extends `ill-${infer Name}` ? Name : never);

export type Theme = 'light' | 'dark';

/** Turns a colour's name into the colour itself. */
export type Palette = (paint: Paint) => string;

const isOwn = (paint: Paint): paint is keyof typeof drawingColors => Object.hasOwn(drawingColors, paint);

/** A file has no style sheet, so its colours are filled in, as the platform's scheme has them by day or by night. */
export function filePalette(scheme: ColorScheme, theme: Theme): Palette {
  const own = workedOut(drawingColors, scheme)[theme];
  const tokens = staticTokens(scheme)[theme];
  return (paint) => (isOwn(paint) ? own[paint] : tokens[`ill-${paint}`]);
}

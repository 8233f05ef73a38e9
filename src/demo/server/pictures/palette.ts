import { type ColorScheme, staticTokens } from '#platform/contract/colors/color-scheme.ts';
import type { illustrationTokens } from '#platform/contract/colors/color-tokens.ts';

/** A colour that the drawings know by name: an `--ill-*` token without its prefix. */
export type Paint = keyof typeof illustrationTokens extends `ill-${infer Name}` ? Name : never;

export type Theme = 'light' | 'dark';

/** Turns a colour's name into the colour itself. */
export type Palette = (paint: Paint) => string;

/** A file has no style sheet, so its colours are filled in, as the platform's scheme has them by day or by night. */
export function filePalette(scheme: ColorScheme, theme: Theme): Palette {
  const tokens = staticTokens(scheme)[theme];
  return (paint) => tokens[`ill-${paint}`];
}

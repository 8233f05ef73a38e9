import { type ColorScheme, staticTokens } from '#platform/contract/colors/color-scheme.ts';
import type { Theme } from './palette.ts';
import { svgFile } from './svg-file.ts';
import { largeWord, smallWord, wordmarkWidth } from './wordmark.ts';

/** A white V standing in the water, on a shield of 48 by 56. */
function shield(scheme: ColorScheme): string {
  const tokens = staticTokens(scheme).light;
  return (
    '<clipPath id="shield"><path d="M0 0H48V30C48 43 38 51 24 56C10 51 0 43 0 30Z"/></clipPath><g clip-path="url(#shield)">' +
    `<path d="M0 0H48V56H0Z" fill="${tokens['primary-600']}"/>` +
    '<path d="M8 9H18.5L24 31L29.5 9H40L28.6 47H19.4Z" fill="#ffffff"/>' +
    `<path d="M0 29C4 25 8 25 12 29S20 33 24 29S32 25 36 29S44 33 48 29V56H0Z" fill="${tokens['primary-400']}" opacity=".78"/>` +
    '<path d="M0 39C4 35 8 35 12 39S20 43 24 39S32 35 36 39S44 43 48 39" fill="none" stroke="#ffffff" stroke-width="2"/></g>'
  );
}

/** The shield alone. */
export const coatOfArms = (scheme: ColorScheme): string => svgFile({ width: 48, height: 56, content: shield(scheme) });

/** What text is written in, by day or by night. */
export function logoInk(scheme: ColorScheme, theme: Theme): { small: string; large: string } {
  const tokens = staticTokens(scheme)[theme];
  return { small: tokens['text-muted'], large: tokens.text };
}

export function logo(scheme: ColorScheme, theme: Theme): string {
  const ink = logoInk(scheme, theme);
  const words = `<path d="${smallWord}" fill="${ink.small}"/><path d="${largeWord}" fill="${ink.large}"/>`;
  return svgFile({ width: wordmarkWidth, height: 56, content: shield(scheme) + words });
}

/** The shield in a square, with room around it, as browsers want it. */
export const favicon = (scheme: ColorScheme): string =>
  svgFile({ width: 64, height: 64, content: `<g transform="translate(8 4)">${shield(scheme)}</g>` });

import { parseHexColor, toHex } from './color.ts';
import { ramps, type SchemeColors } from './color-ramps.ts';
import { illustrationTokens, interfaceTokens, type Shade, type Shades } from './color-tokens.ts';
import { textColorOn } from './contrast.ts';
import { type Oklch, oklchToRgb, rgbToOklch } from './oklch.ts';

/** What a platform's colorScheme setting may hold; what is missing or not a hex colour gives the default. */
export type ColorScheme = { [Name in keyof SchemeColors<string>]?: string | null | undefined };

/** Vloedhaven: deep harbour water, and red lead. */
export const defaultColors: SchemeColors<string> = { primary: '#07506e', accent: '#f05a28' };

const themed = { ...interfaceTokens, ...illustrationTokens };

/** A colour token of tokens.css, without the two dashes. */
export type ColorToken = 'platform-on-primary' | 'platform-on-accent' | keyof typeof ramps | keyof typeof themed;
export type Palette = Record<ColorToken, string>;

/** As opaque #rrggbb: safe to put into a style sheet, whatever was stored. */
export function platformColors(scheme: ColorScheme): SchemeColors<string> {
  const solid = (color: string | null | undefined, fallback: string): string => {
    const rgb = parseHexColor(color ?? '');
    return rgb ? toHex({ ...rgb, alpha: 1 }) : fallback;
  };
  return { primary: solid(scheme.primary, defaultColors.primary), accent: solid(scheme.accent, defaultColors.accent) };
}

const oklchOf = (hex: string): Oklch => rgbToOklch(parseHexColor(hex) ?? { red: 0, green: 0, blue: 0, alpha: 1 });
const hexOn = (color: string): string => (textColorOn(color) === 'white' ? '#ffffff' : '#000000');

/** The colours of these shades, by day and by night. */
export function workedOut<Name extends string>(
  shades: Shades<Name>,
  scheme: ColorScheme,
): { light: Record<Name, string>; dark: Record<Name, string> } {
  const colors = platformColors(scheme);
  const sources = { primary: oklchOf(colors.primary), accent: oklchOf(colors.accent) };
  const paint = (shade: Shade): string =>
    toHex(oklchToRgb((typeof shade === 'string' ? ramps[shade] : shade)(sources)));
  const side = (index: 0 | 1) =>
    Object.fromEntries(
      Object.entries<Shade | [light: Shade, dark: Shade]>(shades).map(([name, shade]) => [
        name,
        paint(Array.isArray(shade) ? shade[index] : shade),
      ]),
    ) as Record<Name, string>;
  return { light: side(0), dark: side(1) };
}

/**
 * Every colour that tokens.css derives, worked out: for browsers without relative colours, and for mails and pictures,
 * which have no style sheet.
 */
export function staticTokens(scheme: ColorScheme): { light: Palette; dark: Palette } {
  const colors = platformColors(scheme);
  const contrasts = {
    'platform-on-primary': hexOn(colors.primary),
    'platform-on-accent': hexOn(colors.accent),
  };
  const { light, dark } = workedOut({ ...ramps, ...themed }, scheme);
  return { light: { ...contrasts, ...light }, dark: { ...contrasts, ...dark } };
}

// One of the two is empty, the other without a value: var(--static-light, a) var(--static-dark, b) is then a or b. So a
// token is written once and not for each way that night can fall.
const day = '--static-light:initial;--static-dark: ;';
const night = '--static-light: ;--static-dark:initial;';

function staticDeclarations(scheme: ColorScheme): string {
  const { light, dark } = staticTokens(scheme);
  const tokens = Object.keys(light) as ColorToken[];
  return tokens
    .map((token) => {
      const [a, b] = [light[token], dark[token]];
      return `--${token}:${a === b ? a : `var(--static-light,${a})var(--static-dark,${b})`};`;
    })
    .join('');
}

/**
 * The style sheet of a platform, to be linked after tokens.css, which it overrules: the two colours, and for browsers
 * that lack relative colours or light-dark() (they came apart from each other, so both are asked for) the palette that
 * tokens.css would have derived from them. The last two rules repeat what tokens.css says of contrast and paper.
 */
export function themeCss(scheme: ColorScheme): string {
  const { primary, accent } = platformColors(scheme);
  return [
    `:root{--platform-primary:${primary};--platform-accent:${accent}}`,
    '@supports not ((color:oklch(from red l c h)) and (color:light-dark(red,red))){',
    `:root{${day}}`,
    `@media screen{:root[data-theme="dark"]{${night}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){${night}}}`,
    `:root,[data-scheme]{${staticDeclarations({ primary, accent })}}`,
    '@media (prefers-contrast:more){:root{--border:var(--border-control);--border-quiet:var(--border-control);--text-muted:var(--text)}}',
    '@media print{:root{--surface-page:white;--surface-tint:white}}',
    '}',
  ].join('\n');
}

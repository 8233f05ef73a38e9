import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHexColor, toHex } from './color.ts';
import { type ColorScheme, type ColorToken, platformColors, staticTokens, themeCss } from './color-scheme.ts';
import { contrastRatio } from './contrast.ts';
import { oklchToRgb, rgbToOklch } from './oklch.ts';

const hue = (h: number, l: number, c: number): string => toHex(oklchToRgb({ l, c, h, alpha: 1 }));

/** Pale to dark, dull to bright, all around the circle, and the two without any hue. */
const schemes: Required<ColorScheme>[] = [
  { primary: '#07506e', accent: '#f05a28' },
  { primary: '#ffffff', accent: '#000000' },
  { primary: '#000000', accent: '#ffffff' },
  ...Array.from({ length: 12 }, (_, step) => step * 30).flatMap((h) => [
    { primary: hue(h, 0.35, 0.08), accent: hue(h + 180, 0.6, 0.2) },
    { primary: hue(h, 0.6, 0.25), accent: hue(h + 90, 0.45, 0.1) },
    { primary: hue(h, 0.9, 0.12), accent: hue(h, 0.8, 0.15) },
  ]),
];

describe('platformColors', () => {
  test.each<[ColorScheme, string, string]>([
    [{ primary: '#123456', accent: '#ABCDEF' }, '#123456', '#abcdef'],
    [{ primary: '#f00', accent: '#0f08' }, '#ff0000', '#00ff00'],
    [{ primary: '#12345680' }, '#123456', '#f05a28'],
    [{}, '#07506e', '#f05a28'],
    [{ primary: null, accent: '' }, '#07506e', '#f05a28'],
    [{ primary: 'red', accent: 'rgb(1,2,3)' }, '#07506e', '#f05a28'],
    [{ primary: '#fff}body{display:none', accent: '#12' }, '#07506e', '#f05a28'],
  ])('%j', (scheme, primary, accent) => {
    expect(platformColors(scheme)).toEqual({ primary, accent });
  });
});

describe('staticTokens says what tokens.css says', () => {
  const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\( | (?=\))/g, (text) => text.trim());
  const [, derived = ''] = /\[data-scheme\] \{(.*?)\}/.exec(css) ?? [];
  const declarations = new Map(
    [...derived.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const colorTokens = [...declarations].filter(([, value]) => /^(?:light-dark|oklch|color)\(/.test(value));

  /** Splits at the separator, but not within brackets. */
  const split = (text: string, separator: string): string[] => {
    const parts = [''];
    let depth = 0;
    for (const character of text) {
      depth += Number(character === '(') - Number(character === ')');
      if (character === separator && depth === 0) parts.push('');
      else parts.push(`${parts.pop()}${character}`);
    }
    return parts.map((part) => part.trim()).filter(Boolean);
  };
  const calculate = (expression: string, l: number, c: number, h: number): number =>
    new Function('l', 'c', 'h', `return ${expression.replaceAll('min', 'Math.min').replaceAll('calc', '')}`)(l, c, h);

  /** Reads as much of CSS as tokens.css uses. */
  const evaluate = (value: string, side: 0 | 1, scheme: Required<ColorScheme>): string => {
    const [, name, inner = ''] = /^([\w-]+)\((.*)\)$/.exec(value) ?? [];
    if (name === 'light-dark') return evaluate(split(inner, ',')[side] ?? '', side, scheme);
    if (name === 'var') return evaluate(declarations.get(inner.slice(2)) ?? '', side, scheme);
    const [, source, rest = inner] = /^from var\(--platform-(\w+)\) (.*)$/.exec(inner) ?? [];
    const own = rgbToOklch(
      parseHexColor(scheme[source as keyof ColorScheme] ?? '#000') ?? { red: 0, green: 0, blue: 0, alpha: 1 },
    );
    if (name === 'color')
      return contrastRatio(scheme[source as keyof ColorScheme] ?? '', '#fff') > 4.5 ? '#ffffff' : '#000000';
    const [channels = '', alpha = '1'] = split(rest, '/');
    const [l = 0, c = 0, h = 0] = split(channels, ' ').map((channel) => calculate(channel, own.l, own.c, own.h));
    return toHex(oklchToRgb({ l, c, h, alpha: Number(alpha) }));
  };

  test('has the same tokens', () => {
    const names = Object.keys(staticTokens({}).light);
    expect(names.toSorted()).toEqual(colorTokens.map(([name]) => name).toSorted());
    expect(Object.keys(staticTokens({}).dark)).toEqual(names);
  });

  test.each(schemes.slice(0, 12))('has the same values for %j', (scheme) => {
    const expected = (side: 0 | 1) =>
      Object.fromEntries(colorTokens.map(([name, value]) => [name, evaluate(value, side, scheme)]));
    const { light, dark } = staticTokens(scheme);
    expect(light).toEqual(expected(0));
    expect(dark).toEqual(expected(1));
  });
});

describe('every scheme is legible, light and dark', () => {
  const pairs: [text: ColorToken, background: ColorToken, ratio: number][] = [
    ['text', 'surface', 4.5],
    ['text', 'surface-page', 4.5],
    ['text', 'surface-sunken', 4.5],
    ['text-muted', 'surface', 4.5],
    ['text-muted', 'surface-page', 4.5],
    ['text-muted', 'surface-sunken', 4.5],
    ['text-on-brand', 'surface-brand', 4.5],
    ['text-on-brand', 'surface-brand-deep', 4.5],
    ['text-on-brand-muted', 'surface-brand', 4.5],
    ['text-on-inverse', 'surface-inverse', 4.5],
    ['link', 'surface', 4.5],
    ['link', 'surface-page', 4.5],
    ['on-action', 'action', 4.5],
    ['on-action', 'action-hover', 4.5],
    ['accent-text', 'surface', 4.5],
    ['on-accent-tint', 'accent-tint', 4.5],
    ['danger-text', 'danger-tint', 4.5],
    ['border-control', 'surface', 3],
    ['waterline', 'surface-page', 3],
    ['focus', 'surface-page', 3],
  ];

  test.each(pairs)('%s on %s reaches %d:1', (text, background, ratio) => {
    const tooFaint = schemes.filter((scheme) => {
      const { light, dark } = staticTokens(scheme);
      return [light, dark].some((palette) => contrastRatio(palette[text], palette[background]) < ratio);
    });
    expect(tooFaint).toEqual([]);
  });
});

describe('themeCss', () => {
  test('sets the two colours, and nothing that was not a colour', () => {
    expect(themeCss({ primary: '#0A0', accent: '}</style>' })).toMatch(
      /^:root\{--platform-primary:#00aa00;--platform-accent:#f05a28\}\n@supports not /,
    );
  });

  test('has the static palette, light and dark, for browsers that cannot derive it', () => {
    const css = themeCss({});
    const { light, dark } = staticTokens({});
    expect(css).toContain('@supports not ((color:oklch(from red l c h)) and (color:light-dark(red,red))){');
    expect(css).toContain(`--surface:var(--static-light,${light.surface})var(--static-dark,${dark.surface});`);
    expect(css).toContain(`--text-on-brand:${light['text-on-brand']};`);
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"])');
    expect(css).toContain('@media screen{:root[data-theme="dark"]{');
    for (const token of Object.keys(light)) expect(css).toContain(`--${token}:`);
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  test('has the palette of the colours that were chosen, and leaves contrast and paper what they are', () => {
    const lines = themeCss({ primary: '#aa0000', accent: '#00aa00' }).split('\n');
    const { light, dark } = staticTokens({ primary: '#aa0000', accent: '#00aa00' });
    expect(lines[2]).toBe(':root{--static-light:initial;--static-dark: ;}');
    expect(lines[5]).toContain(`;--link:var(--static-light,${light.link})var(--static-dark,${dark.link});`);
    expect(lines.slice(6)).toEqual([
      '@media (prefers-contrast:more){:root{--border:var(--border-control);--border-quiet:var(--border-control);--text-muted:var(--text)}}',
      '@media print{:root{--surface-page:white;--surface-tint:white}}',
      '}',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseHexColor } from '#platform/contract/colors/color.ts';
import { staticTokens } from '#platform/contract/colors/color-scheme.ts';
import { contrastRatio } from '#platform/contract/colors/contrast.ts';
import { logoPalette, proposedPair, readyPairs } from './logo-palette.ts';

/** So many pixels of each colour; #rrggbbaa is see-through. */
const picture = (...parts: [hex: string, count: number][]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(([hex, count]) => {
      const { red, green, blue, alpha } = parseHexColor(hex) ?? { red: 0, green: 0, blue: 0, alpha: 0 };
      return Array.from({ length: count }, () => [red, green, blue, Math.round(alpha * 255)]).flat();
    }),
  );

describe('the colours of a logo', () => {
  it.each<[string, Uint8Array, string[]]>([
    ['the most used first', picture(['#f05a28', 100], ['#07506e', 300]), ['#07506e', '#f05a28']],
    [
      'without white, black and grey',
      picture(['#ffffff', 500], ['#111111', 200], ['#888888', 200], ['#07506e', 100]),
      ['#07506e'],
    ],
    ['without what is see-through', picture(['#ff000000', 500], ['#07506e', 100]), ['#07506e']],
    [
      'without the edges between two',
      picture(['#07506e', 500], ['#f05a28', 490], ['#7c554b', 4]),
      ['#07506e', '#f05a28'],
    ],
    ['shades of a photograph as one', picture(['#07506e', 300], ['#095270', 200], ['#07506e', 10]), ['#085170']],
    ['of a black logo none', picture(['#000000', 300]), []],
    ['of nothing none', new Uint8Array(), []],
  ])('%s', (_, pixels, colors) => {
    const near = (one: string, other: string) => contrastRatio(one, other) < 1.05;
    const found = logoPalette(pixels).colors;
    expect(found).toHaveLength(colors.length);
    expect(found.every((color, place) => near(color, colors[place] ?? ''))).toBe(true);
  });
});

describe('what is proposed', () => {
  it.each<[string, string[], ReturnType<typeof proposedPair>]>([
    [
      'the darkest is the main colour, the farthest hue the accent',
      ['#f2c230', '#5f9dc4', '#07506e', '#f05a28'],
      { primary: '#07506e', accent: '#f05a28' },
    ],
    ['whichever is used most', ['#f05a28', '#07506e'], { primary: '#07506e', accent: '#f05a28' }],
    ['nothing of a logo without colour', [], undefined],
  ])('%s', (_, colors, pair) => {
    expect(proposedPair(colors)).toEqual(pair);
  });

  it('gives shades of one colour the opposite hue as accent', () => {
    const pair = proposedPair(['#07506e', '#5f9dc4']);
    expect(pair?.primary).toBe('#07506e');
    expect(pair?.accent).not.toBe('#5f9dc4');
    expect(pair?.accent).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(['#f2c230', '#ffff00', '#c0ffee', '#ff9900'])('keeps a logo of %s, and its buttons are legible', (color) => {
    const pair = proposedPair([color]);
    expect(pair?.primary).toBe(color);
    const { light, dark } = staticTokens(pair ?? {});
    expect(contrastRatio(light.action, light['on-action'])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(dark.action, dark['on-action'])).toBeGreaterThanOrEqual(4.5);
  });

  it('offers six pairs without a logo, each legible by itself', () => {
    expect(readyPairs).toHaveLength(6);
    for (const { primary } of readyPairs) expect(contrastRatio(primary, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

import { describe, expect, it } from 'vitest';
import { isSafeCss, safeDeclarations, safeStyleSheet } from './safe-css.ts';

describe('CSS that stays within the drawing', () => {
  it.each(['red', 'url(#a)', 'url( "#a-b.c" ) none', "url('#a')", 'M0 0L10 10', 'translate(10 20)', 'rgb(1, 2, 3)'])(
    'keeps %j',
    (value) => {
      expect(isSafeCss(value)).toBe(true);
    },
  );

  it.each([
    'url(https://elders.example/a.png)',
    'url(//elders.example)',
    'url( data:image/png;base64,AA== )',
    'URL(javascript:alert(1))',
    'url(#a) url(https://elders.example)',
    'u\\72l(https://elders.example)',
    'url/**/(https://elders.example)',
    'image-set("https://elders.example/a.png" 1x)',
    'expression(alert(1))',
    '@import "https://elders.example"',
    'url("#a)',
  ])('refuses %j', (value) => {
    expect(isSafeCss(value)).toBe(false);
  });

  it.each([
    [
      'keeps rules',
      '.a > .b { fill: url(#verloop) } @media (prefers-color-scheme: dark) { .a { fill: #fff } }',
      undefined,
    ],
    ['leaves an import out', '@import url(https://elders.example/a.css); .a { fill: red }', ' .a { fill: red }'],
    ['leaves an import without an end out', '.a { fill: red } @import "https://elders.example"', '.a { fill: red } '],
    [
      'leaves fonts from elsewhere out',
      '@font-face { src: url(https://elders.example) } .a { fill: red }',
      ' .a { fill: red }',
    ],
    ['keeps nothing of what reaches out', '.a { fill: red; background: url(https://elders.example) }', ''],
    [
      'is not fooled by remarks',
      '@im/* */port "https://elders.example"; .a { fill: url/**/(https://elders.example) }',
      '',
    ],
    ['is not fooled by escapes', '@\\69mport "https://elders.example";', ''],
  ])('in a style sheet: %s', (_, css, kept) => {
    expect(safeStyleSheet(css)).toBe(kept ?? css);
  });

  it('drops only the declaration that reaches out', () => {
    expect(safeDeclarations('fill: red; background: url(//elders.example); stroke:blue;')).toBe(
      'fill: red; stroke:blue',
    );
  });
});

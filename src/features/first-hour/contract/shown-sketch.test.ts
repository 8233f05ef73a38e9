import { expect, it } from 'vitest';
import type { SketchPart } from './page-sketch.ts';
import { shownSketch } from './shown-sketch.ts';

const hero: SketchPart = { shape: 'hero', area: 'main', lines: [{ look: 'title' }] };
const news: SketchPart = { shape: 'rows', area: 'main', lines: [{ look: 'blank' }], page: 'news' };
const tiles: SketchPart = {
  shape: 'tiles',
  area: 'main',
  lines: [{ look: 'heading' }, { look: 'item', page: 'contact' }, { look: 'item', page: 'moving' }],
};

it.each<[string, string[], SketchPart[]]>([
  ['everything', ['news', 'contact', 'moving'], [hero, tiles, news]],
  ['no news', ['contact', 'moving'], [hero, tiles]],
  [
    'one tile less',
    ['news', 'moving'],
    [hero, { ...tiles, lines: [{ look: 'heading' }, { look: 'item', page: 'moving' }] }, news],
  ],
  ['no tile left, so no heading of them', ['news'], [hero, news]],
  ['nothing', [], [hero]],
])('a front page with %s', (_, chosen, shown) => {
  expect(shownSketch([hero, tiles, news], new Set(chosen))).toEqual(shown);
});

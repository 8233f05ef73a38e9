import { expect, test } from 'vitest';
import { areTilesForeign, isTileUrl, tileSource } from './map-tiles.ts';

test.each([
  ['https://tiles.example.nl/{z}/{x}/{y}.png', true, true, ['https://tiles.example.nl']],
  ['https://{s}.tiles.example.nl/{z}/{x}/{y}.png', true, true, ['https://*.tiles.example.nl']],
  ['https://www.plein.example/tiles/{z}/{x}/{y}.png', true, false, ['https://www.plein.example']],
  ['/tiles/{z}/{x}/{y}.png', true, false, []],
  ['//tiles.example.nl/{z}/{x}/{y}.png', false, false, []],
  ['http://tiles.example.nl/{z}/{x}/{y}.png', false, false, []],
  ['https://tiles.example.nl/{z}/{x}.png', false, true, ['https://tiles.example.nl']],
  ['javascript:{z}{x}{y}', false, false, []],
  ['', false, false, []],
])('%s', (mapTileUrl, isValid, isForeign, sources) => {
  expect(isTileUrl(mapTileUrl)).toBe(isValid);
  expect(areTilesForeign({ mapTileUrl, primaryDomain: 'www.plein.example' })).toBe(isForeign);
  expect(tileSource(mapTileUrl)).toEqual(sources);
});

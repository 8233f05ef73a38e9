import { describe, expect, it, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { Area, Layout } from '#features/pages/contract/page-layout.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type MoveKey, placeAfterKey, placeWithin, spotOfPlace, startPlace, stayingAreas } from './move-places.ts';

const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const block = (number: number, layoutPosition: Area) => ({
  guid: guid(number),
  buildingBlockName: 'Text',
  layoutPosition,
  sortId: number,
  options: {},
});
const pageOf = (layout: Layout) =>
  PageDocument.parse({
    title: text('Havenkwartier'),
    layout,
    buildingBlockInstances: [
      block(1, 'top-row'),
      block(2, 'main'),
      block(3, 'main'),
      block(4, 'main'),
      block(5, 'side'),
    ],
  });

const moving = [guid(3)];

test('a block begins where it lies', () => {
  expect(startPlace(pageOf('75-25'), moving)).toEqual({ area: 'main', index: 1 });
  expect(startPlace(pageOf('75-25'), [guid(3), guid(4)])).toEqual({ area: 'main', index: 1 });
});

describe('the keys, with one block before and one after it in the main column', () => {
  it.each<[Layout, MoveKey[], Area, number]>([
    ['75-25', ['down'], 'main', 2],
    ['75-25', ['up'], 'main', 0],
    ['75-25', ['up', 'up'], 'top-row', 1],
    ['75-25', ['down', 'down'], 'side', 0],
    ['75-25', ['right'], 'side', 1],
    ['75-25', ['right', 'right'], 'bottom-row', 0],
    ['75-25', ['left'], 'top-row', 1],
    ['25-75', ['left'], 'side', 1],
    ['25-50-25', ['right'], 'side-end', 0],
    ['75-25', [1], 'main', 0],
    ['75-25', [3], 'main', 2],
    ['75-25', [9], 'main', 2],
    ['100', ['up', 'up', 'up', 'up'], 'top-row', 0],
  ])('%s %j', (layout, keys, area, index) => {
    const areas = stayingAreas(pageOf(layout), moving);
    const end = keys.reduce(
      (place, key) => placeAfterKey(areas, layout, place, key),
      startPlace(pageOf(layout), moving),
    );
    expect(end).toEqual({ area, index });
  });
});

test('a place stays on the page when someone else changes its layout', () => {
  const areas = stayingAreas(pageOf('100'), moving);
  expect(placeWithin(areas, '100', { area: 'side', index: 1 })).toEqual({ area: 'main', index: 1 });
  expect(placeWithin(areas, '100', { area: 'side', index: 9 })).toEqual({ area: 'main', index: 3 });
  expect(placeWithin(areas, '100', { area: 'top-row', index: 1 })).toEqual({ area: 'top-row', index: 1 });
});

test('a place is told by the block before it', () => {
  const areas = stayingAreas(pageOf('75-25'), moving);
  expect(spotOfPlace(areas, { area: 'main', index: 0 })).toEqual({ area: 'main', after: null });
  expect(spotOfPlace(areas, { area: 'main', index: 2 })).toEqual({ area: 'main', after: guid(4) });
  expect(spotOfPlace(areas, { area: 'bottom-row', index: 0 })).toEqual({ area: 'bottom-row', after: null });
});

import { describe, expect, it } from 'vitest';
import type { MenuItem } from './menu.ts';
import { findTrail, hrefOf, isLargeMenu, joinPath, relatedItems, trailAtPath, visibleItems } from './menu-paths.ts';

let count = 0;
function item(overrides: Partial<MenuItem>): MenuItem {
  count += 1;
  return {
    guid: `item-${count}`,
    urlSegment: '',
    name: '',
    description: '',
    pageGuid: `page-${count}`,
    pageIsPublished: true,
    pageName: null,
    externalUrl: null,
    relatedMenuItems: [],
    isVisible: true,
    path: null,
    children: [],
    ...overrides,
  };
}

const dykes = item({ name: 'Dijken', path: '/wonen/dijken' });
const hidden = item({ name: 'Verborgen', path: '/wonen/verborgen', isVisible: false });
const living = item({ name: 'Wonen', path: '/wonen', children: [dykes, hidden] });
const elsewhere = item({ name: 'Elders', pageGuid: null, externalUrl: 'https://elders.example/', path: null });
const draft = item({ name: 'Concept', path: '/concept', pageIsPublished: false });
const tree = [item({ name: 'Home', path: '/' }), living, elsewhere, draft];

describe('paths in the menu (§2)', () => {
  it.each([
    ['/', ['Home']],
    ['/wonen', ['Wonen']],
    ['/wonen/dijken', ['Wonen', 'Dijken']],
    ['/wonen/verborgen', ['Wonen', 'Verborgen']],
  ])('%s is reached through %j', (path, names) => {
    expect(trailAtPath(tree, path)?.map(({ name }) => name)).toEqual(names);
  });

  it.each(['/nergens', '/wonen/', '/dijken', ''])('%j is nowhere', (path) => {
    expect(trailAtPath(tree, path)).toBeUndefined();
  });

  it.each([
    ['/', 'nieuws', '/nieuws'],
    ['/wonen', 'dijken', '/wonen/dijken'],
    ['/', '', '/'],
  ])('%s with segment %j is %s', (parent, segment, path) => {
    expect(joinPath(parent, segment)).toBe(path);
  });

  it('leads to the page, or elsewhere, or nowhere', () => {
    expect(hrefOf(living)).toBe('/wonen');
    expect(hrefOf(elsewhere)).toBe('https://elders.example/');
    expect(hrefOf(draft)).toBeNull();
  });

  it('shows readers what is visible and leads somewhere', () => {
    expect(visibleItems(tree).map(({ name }) => name)).toEqual(['Home', 'Wonen', 'Elders']);
    expect(visibleItems(living.children)).toEqual([dykes]);
    expect(findTrail(tree, ({ name }) => name === 'Dijken')).toEqual([living, dykes]);
  });
});

describe('related items (§3)', () => {
  it('are those that the reader gets and that lead somewhere, in the order given', () => {
    const all = [elsewhere, hidden, draft, dykes].map(({ guid }) => guid);
    const named = item({ relatedMenuItems: [...all, 'not-for-this-reader'] });
    expect(relatedItems(tree, named).map(({ name }) => name)).toEqual(['Elders', 'Dijken']);
  });
});

describe('a large menu', () => {
  const some = (count: number) => Array.from({ length: count }, () => item({}));
  it.each([
    ['a hundred beside each other', some(100), false],
    ['one more', some(101), true],
    ['one more, below another', [item({ children: some(99) }), item({})], true],
  ])('%s', (_, items, isLarge) => {
    expect(isLargeMenu(items)).toBe(isLarge);
  });
});

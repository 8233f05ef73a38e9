import { describe, expect, it, test } from 'vitest';
import { type Language, productLanguages } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { addressesOf, deepestMenu, itemInTheWay, leftAddresses, type MenuNode, menuProblems } from './menu-check.ts';

const node = (id: string, parentId: string | null, nl: string, en?: string, pageId: string | null = `page-${id}`) => ({
  id,
  parentId,
  name: text(id.toUpperCase()),
  urlSegment: text(nl, en),
  pageId,
});

const menu: MenuNode[] = [
  node('home', null, ''),
  node('wonen', null, 'wonen', 'living'),
  node('afval', 'wonen', 'afval', 'waste'),
  node('bak', 'afval', 'container'),
  node('over', null, 'over-ons', 'about'),
  node('elders', null, 'elders', undefined, null),
];
const lost = node('lost', 'gone', 'lost');
const changed = (id: string, changes: Partial<MenuNode>) =>
  menu.map((item) => (item.id === id ? { ...item, ...changes } : item));

test('an address is the segments above it joined, in each language', () => {
  const paths = addressesOf(menu, productLanguages).map(({ path }) => path);
  expect(paths).toEqual([
    '/',
    '/en',
    '/wonen',
    '/en/living',
    '/wonen/afval',
    '/en/living/waste',
    '/wonen/afval/container',
    '/en/living/waste/container',
    '/over-ons',
    '/en/about',
  ]);
});

describe('what is refused', () => {
  it.each<[string, string, MenuNode[], unknown]>([
    ['nothing', 'afval', menu, undefined],
    ['an item below itself', 'wonen', changed('wonen', { parentId: 'bak' }), { code: 'menu-loop' }],
    ['an item below an unknown one', 'wonen', changed('wonen', { parentId: 'weg' }), { code: 'menu-loop' }],
    [
      'an address that another has',
      'over',
      changed('over', { urlSegment: text('wonen') }),
      { code: 'path-taken', values: { path: '/wonen', name: 'WONEN' } },
    ],
    [
      'the same in another language only',
      'over',
      changed('over', { urlSegment: text('over-ons', 'living') }),
      { code: 'path-taken', values: { path: '/en/living', name: 'WONEN' } },
    ],
    [
      'a language that falls back to what another has',
      'over',
      [...menu, node('nieuw', null, 'about')],
      { code: 'path-taken', values: { path: '/en/about', name: 'NIEUW' } },
    ],
    [
      'what hangs below and would clash',
      'home',
      [...menu, node('dubbel', 'home', 'wonen')],
      { code: 'path-taken', values: { path: '/wonen', name: 'WONEN' } },
    ],
    [
      'an address of Plein itself',
      'over',
      changed('over', { urlSegment: text('admin') }),
      { code: 'reserved-segment', values: { segment: 'admin' } },
    ],
    ['which is free deeper down', 'bak', changed('bak', { urlSegment: text('admin') }), undefined],
    [
      'but not where items stand',
      'bak',
      changed('bak', { urlSegment: text('i') }),
      { code: 'reserved-segment', values: { segment: 'i' } },
    ],
    [
      'nor where the editor of the page above stands',
      'bak',
      changed('bak', { urlSegment: text('edit') }),
      { code: 'reserved-segment', values: { segment: 'edit' } },
    ],
    [
      'what is no segment',
      'over',
      changed('over', { urlSegment: text('Over ons!') }),
      { code: 'bad-segment', values: { segment: 'Over ons!', suggestion: 'over-ons' } },
    ],
    [
      'a page without a segment of its own',
      'bak',
      changed('bak', { urlSegment: text('') }),
      { code: 'segment-missing' },
    ],
    [
      'a page that stands somewhere already',
      'elders',
      changed('elders', { pageId: 'page-afval' }),
      { code: 'page-in-menu', values: { path: '/wonen/afval', name: 'AFVAL' } },
    ],
    ['nothing, for who stands beside a page without an address', 'over', [...menu, lost], undefined],
    [
      'a page that stands where nothing leads to',
      'elders',
      [...changed('elders', { pageId: 'page-lost' }), lost],
      { code: 'page-in-menu', values: { path: '', name: 'LOST' } },
    ],
    ['an item that is not there', 'weg', menu, { code: 'menu-loop' }],
    [
      'a language of this platform, in whatever language it is written',
      'over',
      changed('over', { urlSegment: text('over-ons', 'en') }),
      { code: 'reserved-segment', values: { segment: 'en' } },
    ],
    ['which is free deeper down', 'bak', changed('bak', { urlSegment: text('en') }), undefined],
    [
      'nothing, for a second item that has no page',
      'elders',
      [...menu, node('ook-elders', null, 'ook-elders', undefined, null)],
      undefined,
    ],
    ['nothing, for what has no page and no segment', 'elders', changed('elders', { urlSegment: text('') }), undefined],
    [
      'nor for that below something',
      'elders',
      changed('elders', { urlSegment: text(''), parentId: 'wonen' }),
      undefined,
    ],
    ['a clash elsewhere is not held against this one', 'over', [...menu, node('x', 'home', 'wonen')], undefined],
  ])('%s', (_, id, nodes, expected) => {
    expect(menuProblems(nodes, productLanguages)(id)).toEqual(expected);
  });

  it('more levels than a reader can follow', () => {
    const deep = Array.from({ length: deepestMenu + 1 }, (_, level) =>
      node(`n${level}`, level === 0 ? null : `n${level - 1}`, `s${level}`),
    );
    for (const id of ['n0', 'n4', `n${deepestMenu}`]) {
      expect(menuProblems(deep, productLanguages)(id)).toEqual({
        code: 'menu-too-deep',
        values: { depth: deepestMenu },
      });
    }
    expect(menuProblems([...deep, node('flat', 'n0', 'flat')], productLanguages)('n0')?.code).toBe('menu-too-deep');
    // Beside the deepest of its children another, which is not deep at all.
    const beside = [...deep.slice(0, deepestMenu), node('flat', 'n0', 'flat')];
    expect(menuProblems(beside, productLanguages)('n0')).toBeUndefined();
    expect(menuProblems(deep.slice(0, deepestMenu), productLanguages)('n0')).toBeUndefined();
  });
});

describe('what was an address and is no more', () => {
  it.each<[string, MenuNode[], string[]]>([
    ['nothing changed', menu, []],
    ['another name', changed('over', { name: text('Wie wij zijn') }), []],
    ['another segment', changed('over', { urlSegment: text('wie-wij-zijn', 'about') }), ['/over-ons']],
    [
      'another place, with all below it',
      changed('afval', { parentId: null }),
      ['/wonen/afval', '/en/living/waste', '/wonen/afval/container', '/en/living/waste/container'],
    ],
    ['taken out', menu.filter(({ id }) => id !== 'bak'), ['/wonen/afval/container', '/en/living/waste/container']],
    ['another page at the same address', changed('over', { pageId: 'page-new' }), ['/over-ons', '/en/about']],
  ])('%s', (_, after, expected) => {
    expect(leftAddresses(menu, after, productLanguages).map(({ path }) => path)).toEqual(expected);
  });
});

test('what was an address leads to the page that it was of', () => {
  expect(leftAddresses(menu, changed('over', { pageId: 'page-new' }), ['nl'])).toEqual([
    { path: '/over-ons', pageId: 'page-over' },
  ]);
});

describe('an item whose address a new language would have', () => {
  it.each<[string, MenuNode[], string | undefined]>([
    ['none', menu, undefined],
    ['its own segment', [...menu, node('de', null, 'de')], 'de'],
    ['its segment in another language', [...menu, node('two', null, 'twee', 'de')], 'two'],
    ['deeper down it is free', [...menu, node('de', 'wonen', 'de')], undefined],
  ])('%s', (_, nodes, expected) => {
    expect(itemInTheWay(nodes, ['fy', 'de'] as Language[])?.id).toBe(expected);
  });
});

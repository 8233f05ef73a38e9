import { expect, test } from 'vitest';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { rowsAbove, visibleRows } from './visible-rows.ts';

/** `page` names its page; without it the item is a heading or a link. */
const item = (name: string, page: string | null, children: MenuItem[] = []): MenuItem => ({
  guid: `item-${name}`,
  urlSegment: name,
  name,
  description: '',
  pageGuid: page,
  pageIsPublished: true,
  pageName: name,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: page === null ? null : `/${name}`,
  children,
});

const menu = [
  item('home', 'home'),
  item('wonen', 'wonen', [item('haven', 'haven', [item('kade', 'kade')]), item('afval', 'afval')]),
  item('meer', null, [item('over', 'over')]),
  item('elders', null),
];

/** Each row as its depth in dots, its id, and how many hang below it; ( ) around what was not found itself. */
const drawn = (found: string[] | undefined, open: string[] | 'all', loose: string[] = []) =>
  visibleRows(menu, {
    found: found && new Set(found),
    loose,
    isOpen: (id) => open === 'all' || open.includes(id),
  }).map(({ id, level, below, isOpen, isAround }) => {
    const sign = isOpen === undefined ? '' : isOpen ? `-${below}` : `+${below}`;
    return '.'.repeat(level - 1) + (isAround ? `(${id})` : id) + sign;
  });

test.each<[string, string[] | undefined, string[] | 'all', string[], string]>([
  ['all closed', undefined, [], [], 'home wonen+3 (item-meer)+1'],
  ['one open', undefined, ['wonen'], [], 'home wonen-3 .haven+1 .afval (item-meer)+1'],
  ['all open', undefined, 'all', [], 'home wonen-3 .haven-1 ..kade .afval (item-meer)-1 .over'],
  ['what is found, with all above it', ['kade'], 'all', [], '(wonen)-1 .(haven)-1 ..kade'],
  ['what is found, closed by hand', ['kade', 'home'], [], [], 'home (wonen)+1'],
  ['pages without a place', ['kwijt'], 'all', ['kwijt', 'weg'], '(loose)-1 .kwijt'],
  ['nothing', [], 'all', ['weg'], ''],
])('%s', (_, found, open, loose, expected) => {
  expect(drawn(found, open, loose).join(' ')).toBe(expected);
});

test('each row knows its place among those beside it', () => {
  const rows = visibleRows(menu, { found: undefined, loose: ['weg'], isOpen: () => true });
  expect(rows.map(({ id, parentId, position, siblings }) => [id, parentId, position, siblings])).toEqual([
    ['home', null, 1, 4],
    ['wonen', null, 2, 4],
    ['haven', 'wonen', 1, 2],
    ['kade', 'haven', 1, 1],
    ['afval', 'wonen', 2, 2],
    ['item-meer', null, 3, 4],
    ['over', 'item-meer', 1, 1],
    ['loose', null, 4, 4],
    ['weg', 'loose', 1, 1],
  ]);
});

test.each([
  ['kade', ['wonen', 'haven']],
  ['over', ['item-meer']],
  ['home', []],
  ['weg', ['loose']],
  ['nowhere', []],
])('above %s', (guid, expected) => {
  expect(rowsAbove(menu, ['weg'], guid)).toEqual(expected);
});

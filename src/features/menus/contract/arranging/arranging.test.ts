import { describe, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { MenuSourceItem } from '../menu-source.ts';
import { arrangeMenu } from './arrange-menu.ts';
import type { MenuChange } from './menu-change.ts';
import { addressLines, menuEffects } from './menu-effects.ts';
import { undoArrangement } from './undo-arrangement.ts';

const item = (guid: string, parentGuid: string | null = null, more: Partial<MenuSourceItem> = {}): MenuSourceItem => ({
  guid,
  parentGuid,
  name: text(guid),
  description: text(''),
  urlSegment: text(guid),
  pageGuid: `page-${guid}`,
  pageName: null,
  pageIsPublished: true,
  pageIsInTrash: false,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: null,
  ...more,
});

/** wonen (verhuizen, haven (planning)), meedoen (projecten), nieuws */
const menu = [
  item('wonen'),
  item('verhuizen', 'wonen'),
  item('haven', 'wonen'),
  item('planning', 'haven'),
  item('meedoen'),
  item('projecten', 'meedoen'),
  item('nieuws'),
];

/** "wonen.0 verhuizen.1": each with how deep it hangs. */
const shapeOf = (items: readonly MenuSourceItem[]): string => {
  const depth = new Map<string | null, number>([[null, -1]]);
  return items
    .map(({ guid, parentGuid }) => {
      depth.set(guid, (depth.get(parentGuid) ?? 0) + 1);
      return `${guid}.${depth.get(guid)}`;
    })
    .join(' ');
};
const shape = (...changes: MenuChange[]) => shapeOf(arrangeMenu(menu, changes).items);
const move = (guid: string, parentGuid: string | null, position: number): MenuChange => ({
  kind: 'move',
  guid,
  parentGuid,
  position,
});

describe('a menu is arranged', () => {
  test.each<[string, MenuChange, string]>([
    ['to the front', move('nieuws', null, 0), 'nieuws.0 wonen.0 verhuizen.1 haven.1 planning.2 meedoen.0 projecten.1'],
    [
      'below another, with all that hangs below it',
      move('haven', 'projecten', 0),
      'wonen.0 verhuizen.1 meedoen.0 projecten.1 haven.2 planning.3 nieuws.0',
    ],
    [
      'behind the last one',
      move('wonen', null, 9),
      'meedoen.0 projecten.1 nieuws.0 wonen.0 verhuizen.1 haven.1 planning.2',
    ],
    [
      'among its own',
      move('haven', 'wonen', 0),
      'wonen.0 haven.1 planning.2 verhuizen.1 meedoen.0 projecten.1 nieuws.0',
    ],
    ['out, with all below it', { kind: 'remove', guid: 'wonen' }, 'meedoen.0 projecten.1 nieuws.0'],
  ])('%s', (_, change, expected) => {
    expect(shape(change)).toBe(expected);
  });

  test('never below itself, nor below what is not there', () => {
    expect(arrangeMenu(menu, [move('wonen', 'planning', 0)]).changes).toEqual([]);
    expect(arrangeMenu(menu, [move('wonen', 'weg', 0)]).changes).toEqual([]);
  });

  test('what hung on a change that was undone goes with it', () => {
    const add: MenuChange = {
      kind: 'add',
      guid: 'kop',
      parentGuid: null,
      position: 0,
      item: {
        name: text('Kop'),
        description: text(''),
        pageGuid: null,
        externalUrl: null,
        isVisible: true,
        relatedMenuItems: [],
      },
    };
    const below = move('nieuws', 'kop', 0);
    expect(shape(add, below)).toMatch(/^kop\.0 nieuws\.1 /);
    expect(arrangeMenu(menu, [below])).toEqual({ items: menu, changes: [] });
  });
});

describe('before saving', () => {
  const effects = (...changes: MenuChange[]) =>
    menuEffects(menu, arrangeMenu(menu, changes).items, changes, ['nl', 'en']);

  test('every address that changes is told, in every language', () => {
    expect(effects(move('haven', 'projecten', 0)).addresses.map(({ was, becomes }) => [was, becomes])).toEqual([
      ['/wonen/haven', '/meedoen/projecten/haven'],
      ['/en/wonen/haven', '/en/meedoen/projecten/haven'],
      ['/wonen/haven/planning', '/meedoen/projecten/haven/planning'],
      ['/en/wonen/haven/planning', '/en/meedoen/projecten/haven/planning'],
    ]);
  });

  test('a page is one line, with its other languages beside it', () => {
    expect(addressLines(effects(move('haven', 'projecten', 0)).addresses)).toMatchObject([
      { was: '/wonen/haven', language: 'nl', alsoIn: ['en'] },
      { was: '/wonen/haven/planning', language: 'nl', alsoIn: ['en'] },
    ]);
    const renamed: MenuChange = { kind: 'set', guid: 'nieuws', changes: { urlSegment: text('nieuws', 'news') } };
    expect(addressLines(effects(renamed).addresses)).toMatchObject([{ was: '/en/nieuws', language: 'en', alsoIn: [] }]);
  });

  test('a page that leaves the menu has no address any more', () => {
    expect(effects({ kind: 'remove', guid: 'nieuws' }).addresses).toMatchObject([
      { was: '/nieuws', becomes: null },
      { was: '/en/nieuws', becomes: null },
    ]);
  });

  test('an order changes no address', () => {
    expect(effects(move('nieuws', null, 0))).toEqual({ addresses: [], problems: [] });
  });

  test('what stands in the way is told', () => {
    const renamed: MenuChange = { kind: 'set', guid: 'nieuws', changes: { urlSegment: text('wonen') } };
    expect(effects(renamed).problems).toEqual([
      { guid: 'nieuws', problem: { code: 'path-taken', values: { path: '/wonen', name: 'wonen' } } },
    ]);
  });
});

describe('what was saved is undone', () => {
  test.each<[string, MenuChange[]]>([
    ['moves', [move('haven', 'projecten', 0), move('nieuws', null, 0), move('wonen', 'meedoen', 1)]],
    ['other words', [{ kind: 'set', guid: 'nieuws', changes: { name: text('Actueel'), isVisible: false } }]],
  ])('%s', (_, changes) => {
    const { items } = arrangeMenu(menu, changes);
    expect(arrangeMenu(items, undoArrangement(menu, items)).items).toEqual(menu);
  });

  test('what was taken out is brought back, and what was added is taken out', () => {
    const without = arrangeMenu(menu, [{ kind: 'remove', guid: 'wonen' }]).items;
    expect(undoArrangement(menu, without)[0]).toEqual({ kind: 'restore', guid: 'wonen' });
    expect(undoArrangement(without, menu)).toContainEqual({ kind: 'remove', guid: 'wonen' });
  });
});

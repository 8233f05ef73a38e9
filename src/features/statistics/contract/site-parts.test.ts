import { expect, test } from 'vitest';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { itemIn, pagesWithin, sitePartsOf } from './site-parts.ts';

const item = (guid: string, children: MenuItem[] = [], hasPage = true): MenuItem => ({
  ...{ guid, urlSegment: guid, name: guid.toUpperCase(), description: '', externalUrl: null, relatedMenuItems: [] },
  ...{ isVisible: true, path: `/${guid}`, pageIsPublished: true, pageName: null },
  pageGuid: hasPage ? `page-${guid}` : null,
  children,
});

const menu = [item('a', [item('b', [item('c')]), item('d')]), item('e'), item('f', [item('g')], false)];
const all = new Set(menu.flatMap(pagesWithin));
const named = (pages: ReadonlySet<string>) => sitePartsOf(menu, pages).map(({ trail }) => trail.join('>'));

test('a part has the pages of its item and of all below it', () => {
  expect(menu.map(pagesWithin)).toEqual([['page-a', 'page-b', 'page-c', 'page-d'], ['page-e'], ['page-g']]);
});

test('an item is found wherever it stands', () => {
  expect(itemIn(menu, 'c')?.name).toBe('C');
  expect(itemIn(menu, 'x')).toBeUndefined();
});

test('parts are the items at the top, and those below that have others below them', () => {
  expect(named(all)).toEqual(['A', 'A>B', 'E', 'F']);
});

test('only those with a page that is asked for', () => {
  expect(named(new Set(['page-c', 'page-g']))).toEqual(['A', 'A>B', 'F']);
  expect(named(new Set())).toEqual([]);
});

import { expect, it } from 'vitest';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { pagesBelow } from './pages-below.ts';

const item = (pageGuid: string | null, children: MenuItem[] = []) => ({ pageGuid, children }) as MenuItem;
const menu = [
  item('home'),
  item(null, [item('feast', [item('programme', [item('saturday')]), item(null, [item('helpers')])]), item('sail')]),
];

it.each([
  ['home', 0],
  ['feast', 3],
  ['programme', 1],
  ['sail', 0],
  ['elsewhere', 0],
])('below %s hang %i pages; a heading is none', (page, count) => {
  expect(pagesBelow(menu, page)).toBe(count);
});

import { expect, it } from 'vitest';
import { openGroupsCookie, openGroupsOf } from './admin-menu-cookie.ts';

it.each([
  [undefined, []],
  ['', []],
  ['theme=dark', []],
  ['plein.admin_menu=', []],
  ['plein.admin_menu=system', ['system']],
  ['theme=dark; plein.admin_menu=people.system; other=1', ['people', 'system']],
  ['xplein.admin_menu=system', []],
  ['plein.admin_menu=<b>.system', []],
])('reads %j as %j', (cookies, groups) => {
  expect(openGroupsOf(cookies)).toEqual(groups);
});

it('is read as it was written, and ends when no group is open', () => {
  expect(openGroupsOf(openGroupsCookie(['people', 'system']))).toEqual(['people', 'system']);
  expect(openGroupsCookie([])).toContain('max-age=0');
});

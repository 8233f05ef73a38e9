import Files from 'lucide-react/icons/files';
import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { AdminMenuEntry } from '#platform/web/screens/admin-menu-entry.ts';
import type { RouteMarker } from '#platform/web/screens/feature-screen.ts';
import type { Reader } from '../../../contract/render.ts';
import type { RouteHandle } from '../../content-routes.tsx';
import { isGranted } from '../../route-marker.ts';
import { routes } from '../../routes.tsx';
import { adminMenuFor, menuOf } from './admin-menu.ts';
import { adminPathFor } from './admin-path.ts';

const nobody: Reader = {
  isSignedIn: true,
  isActive: true,
  isAdmin: false,
  isContentManager: false,
  isDeveloper: false,
  isStaff: false,
  handlesForms: false,
  viewingAs: null,
};

const markersIn = (all: readonly RouteObject[]): [string, RouteMarker][] =>
  all.flatMap(({ path, handle, children = [] }) => {
    const { marker } = (handle ?? {}) as RouteHandle;
    const own: [string, RouteMarker][] = path === undefined || marker === undefined ? [] : [[`/${path}`, marker]];
    return [...own, ...markersIn(children)];
  });
const markers = new Map(markersIn(routes));
const mayEnter = (reader: Reader, path: string): boolean => isGranted[markers.get(path) ?? 'developer'](reader, false);
/** A screen below an entry is reached from it. */
const isEntry = (path: string): boolean =>
  path.startsWith('/admin/') && !/[:*]|\/new$|\/redirects\/import$|\/time-machine\/compare$/.test(path);

describe.each<[string, Partial<Reader>]>([
  ['an admin', { isAdmin: true, isContentManager: true, handlesForms: true }],
  ['a content manager', { isContentManager: true }],
  ['a developer', { isDeveloper: true, isStaff: true }],
  ['platform staff', { isAdmin: true, isContentManager: true, handlesForms: true, isStaff: true }],
  ['somebody whose role deals with a form', { handlesForms: true }],
  ['a member', {}],
])('%s', (_, rights) => {
  const reader = { ...nobody, ...rights };
  const shown = adminMenuFor(reader, false).flatMap(({ lines }) =>
    lines.flatMap((line) => [line, ...line.parts].map(({ path }) => path)),
  );

  test('sees every part of the admin area that they may enter, and no other', () => {
    const open = [...markers.keys()].filter((path) => isEntry(path) && mayEnter(reader, path));
    expect(shown.toSorted()).toEqual(open.toSorted());
  });

  test('begins where they may enter', () => {
    if (shown.length > 0) expect(shown).toContain(adminPathFor(reader));
  });
});

test('an admin sees the groups of the product, each with its entries in order', () => {
  const menu = adminMenuFor({ ...nobody, isAdmin: true, isContentManager: true, handlesForms: true }, false);
  expect(menu.map(({ name, lines }) => [name, ...lines.map(({ path }) => path)])).toEqual([
    ['start', '/admin/start'],
    [
      'site',
      '/admin/pages',
      '/admin/menu',
      '/admin/approvals',
      '/admin/shared-parts',
      '/admin/media',
      '/admin/findings',
      '/admin/trash',
    ],
    [
      'takingPart',
      '/admin/forms',
      '/admin/submissions',
      '/admin/reactions',
      '/admin/polls',
      '/admin/offers',
      '/admin/newsletters',
    ],
    ['people', '/admin/users', '/admin/roles', '/admin/access'],
    ['figures', '/admin/statistics', '/admin/search', '/admin/time-machine'],
    [
      'settings',
      '/admin/settings',
      '/admin/legal',
      '/admin/registration',
      '/admin/profile-fields',
      '/admin/item-types',
    ],
    ['system', '/admin/outbox', '/admin/import', '/admin/jobs', '/admin/audit'],
    ['development', '/admin/gallery'],
  ]);
  expect(menu.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts.map(({ path }) => path)))).toEqual([
    '/admin/redirects',
    '/admin/approvals/where',
    '/admin/approvals/checks',
    '/admin/reactions/rules',
    '/admin/newsletters/lists',
    '/admin/invitations',
    '/admin/accessibility',
    '/admin/sign-in',
  ]);
});

const entry = (group: AdminMenuEntry['group'], path: AdminMenuEntry['path'], more: Partial<AdminMenuEntry> = {}) =>
  ({ group, path, order: 10, labelKey: path, icon: Files, for: 'admin', ...more }) satisfies AdminMenuEntry;

test('a group appears with its first entry, in its own place', () => {
  const names = (entries: AdminMenuEntry[]) => menuOf(entries).map(({ name, labelKey }) => [name, labelKey]);
  expect(
    names([entry('people', '/admin/users'), entry('takingPart', '/admin/forms'), entry('start', '/admin/start')]),
  ).toEqual([
    ['start', undefined],
    ['takingPart', 'admin.menu.takingPart'],
    ['people', 'admin.menu.people'],
  ]);
});

test('a part whose whole its reader may not enter stands by itself', () => {
  const part = entry('people', '/admin/invitations', { within: '/admin/users' });
  expect(menuOf([part])[0]?.lines.map(({ path }) => path)).toEqual(['/admin/invitations']);
  expect(menuOf([part, entry('people', '/admin/users')])[0]?.lines.map(({ path }) => path)).toEqual(['/admin/users']);
});

import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { RouteMarker } from '#platform/web/screens/feature-screen.ts';
import type { Reader } from '../../../contract/render.ts';
import type { RouteHandle } from '../../content-routes.tsx';
import { isGranted } from '../../route-marker.ts';
import { routes } from '../../routes.tsx';
import { adminMenuFor } from './admin-menu.ts';
import { adminPathFor } from './admin-path.ts';

const nobody: Reader = {
  isSignedIn: true,
  isActive: true,
  isAdmin: false,
  isContentManager: false,
  isDeveloper: false,
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
const isEntry = (path: string): boolean => path.startsWith('/admin/') && !/[:*]|\/new$/.test(path);

describe.each<[string, Partial<Reader>]>([
  ['an admin', { isAdmin: true, isContentManager: true }],
  ['a content manager', { isContentManager: true }],
  ['a developer', { isDeveloper: true }],
  ['a member', {}],
])('%s', (_, rights) => {
  const reader = { ...nobody, ...rights };
  const shown = adminMenuFor(reader, false).flatMap(({ entries }) => entries.map(({ path }) => path));

  test('sees every part of the admin area that they may enter, and no other', () => {
    const open = [...markers.keys()].filter((path) => isEntry(path) && mayEnter(reader, path));
    expect(shown.toSorted()).toEqual(open.toSorted());
  });

  test('begins where they may enter', () => {
    if (shown.length > 0) expect(shown).toContain(adminPathFor(reader));
  });
});

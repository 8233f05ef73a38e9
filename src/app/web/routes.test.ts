import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { isSecretAddress } from '#platform/contract/addresses/secret-path.ts';
import { contentRoute, isScreenPath, siteRoute } from './content-routes.tsx';
import { patchScreens, routes } from './routes.tsx';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap((route) => [...(route.path === undefined ? [] : [`/${route.path}`]), ...pathsOf(route.children ?? [])]);

test('every screen has a first segment by which a reader of pages knows to fetch the screens', () => {
  const paths = pathsOf(routes).filter((path) => path !== `/${contentRoute.path}`);
  expect(paths.filter((path) => !isScreenPath(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});

test('an address that carries a secret is known as one', () => {
  const secret = pathsOf(routes).filter((path) => /:(token|code)/.test(path));
  expect(secret.length).toBeGreaterThan(4);
  expect(secret.filter((path) => !isSecretAddress(path))).toEqual([]);
});

test.each(['/', '/nieuws', '/administratie', '/nieuws/login'])('%s is no screen', (path) => {
  expect(isScreenPath(path)).toBe(false);
});

test('a router that began with the pages gets the same screens', () => {
  const added = new Map<string | null, RouteObject[]>();
  patchScreens((parent, children) => void added.set(parent, children));
  const site = routes.find(({ id }) => id === siteRoute.id);
  expect(added.get(siteRoute.id)).toEqual(site?.children?.filter(({ id }) => id !== contentRoute.id));
  expect(added.get(null) ?? []).toEqual(routes.filter(({ id }) => id !== siteRoute.id));
});

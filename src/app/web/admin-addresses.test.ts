import { type RouteObject, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { I18n } from '#platform/web/i18n/i18n.ts';
import type { Reader } from '../contract/render.ts';
import { isNotFoundAnswer } from './loading/load-or-not-found.ts';
import { routes } from './routes.tsx';
import { type SiteApp, siteAppContext } from './site-app.ts';

const loadersIn = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [...(route.path === undefined ? [] : [route]), ...loadersIn(route.children ?? [])]);

const found = loadersIn(routes);
const named = found.filter(({ path = '' }) => /^admin\/.*:/.test(path));

let errorStore: ErrorStore;
beforeEach(() => {
  errorStore = new ErrorStore({ nonce: '', log: () => undefined, isGoneStatusUsed: () => false });
});

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

function enter(route: RouteObject | undefined, path: string, reader: Partial<Reader>, error: Error): Promise<unknown> {
  const app = {
    errorStore,
    reader: { ...nobody, ...reader },
    language: 'nl',
    locale: { languages: ['nl', 'en'], timeZone: 'Europe/Amsterdam' },
    i18n: new I18n('nl', {}),
    loadCache: createLoadCache(),
    call: async (_: unknown, { params }: { params?: object }) => {
      if (params !== undefined) throw error;
      return [];
    },
  } as unknown as SiteApp;
  const request = new Request(`http://localhost${path}`);
  const load = route?.loader as (args: object) => Promise<unknown>;
  return load({ request, context: new RouterContextProvider(new Map([[siteAppContext, app]])), params: {} });
}

describe('an address in the admin area that names what is not there', () => {
  test('there are such addresses', () => {
    expect(named.length).toBeGreaterThanOrEqual(3);
  });

  test.each(
    named.flatMap((route) => [
      [route.path, 'is not there', route, notFound()] as const,
      [
        route.path,
        'can be no name',
        route,
        badInput([{ path: 'params.guid', code: 'invalid_format', message: '' }]),
      ] as const,
    ]),
  )('%s that %s is the 404 page in the frame of the admin area', async (path, _, route, error) => {
    const loaded = await enter(route, `/${path}`.replaceAll(/:\w+/g, 'onbekend'), { isAdmin: true }, error);
    expect([isNotFoundAnswer(loaded), errorStore.getSnapshot().status]).toEqual([true, 404]);
  });

  test('a person has no sixth category (§2)', async () => {
    const guid = '00000000-0000-4000-8000-000000000000';
    const user = named.find(({ path }) => path === 'admin/users/:guid/:accountCategory');
    const loaded = await enter(user, `/admin/users/${guid}/foo`, { isAdmin: true }, new Error('is not asked'));
    expect([isNotFoundAnswer(loaded), errorStore.getSnapshot().status]).toEqual([true, 404]);
  });
});

describe('the start of the admin area', () => {
  const pages = found.find(({ path }) => path === 'admin/pages');

  test.each([
    ['a content manager', { isContentManager: true }, '/admin/pages', '/admin/media'],
    ['a content manager in English', { isContentManager: true }, '/en/admin/pages', '/admin/media'],
    ['a developer', { isDeveloper: true }, '/admin/pages', '/admin/gallery'],
    ['a member', {}, '/admin/pages', '/unauthorized'],
  ])('leads %s to the first screen that is theirs', async (_, reader, path, to) => {
    const answer = await enter(pages, path, reader, new Error('is not asked')).catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get('location')).toBe(to);
  });

  test('any other screen that is not theirs refuses', async () => {
    const users = found.find(({ path }) => path === 'admin/users');
    const answer = enter(users, '/admin/users', { isContentManager: true }, new Error('is not asked'));
    const thrown = await answer.catch((refused: unknown) => refused);
    expect((thrown as Response).headers.get('location')).toBe('/unauthorized');
  });
});

import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import { type ErrorLogMessage, ErrorStore } from '#platform/web/error-store/error-store.ts';
import { type Load, loader, raiseNotFound } from './content-routes.tsx';
import { type SiteApp, siteAppContext } from './site-app.ts';

let logged: ErrorLogMessage[];
let errorStore: ErrorStore;

beforeEach(() => {
  logged = [];
  errorStore = new ErrorStore({
    nonce: '',
    log: (message) => logged.push(message),
    isGoneStatusUsed: () => false,
  });
});

const go = (path: string, load: Load, raise?: typeof raiseNotFound): Promise<unknown> => {
  const app = { errorStore, reader: { isSignedIn: false } } as SiteApp;
  const context = new RouterContextProvider(new Map([[siteAppContext, app]]));
  const request = new Request(`http://localhost${path}`);
  return loader(load, raise)({ request, context, params: {}, url: new URL(request.url), pattern: path });
};

const missing: Load = async (app, { pathname }) => app.errorStore.raiseNotFound(pathname);
const failing =
  (status: number): Load =>
  async () => {
    throw new CallError(status, undefined);
  };

test('every page that is not there is logged, and a page that is there has status 200 again (§4)', async () => {
  await go('/weg', missing);
  await go('/ook-weg', missing);
  expect(logged.map(({ level, shortMessage }) => [level, shortMessage])).toEqual([
    [4, '404 - /weg'],
    [4, '404 - /ook-weg'],
  ]);
  await go('/', async () => 'page');
  expect(errorStore.getSnapshot().status).toBe(200);
});

test.each([500, 503, 429, 403])('a page whose load answers %i is the 404 page (§8)', async (status) => {
  await expect(go('/nieuws', failing(status), raiseNotFound)).rejects.toMatchObject({ status });
  expect(errorStore.getSnapshot().status).toBe(404);
  expect(logged).toEqual([{ level: 4, shortMessage: '404 - /nieuws' }]);
});

test('a lost connection says nothing of the page', async () => {
  await expect(go('/nieuws', failing(0), raiseNotFound)).rejects.toMatchObject({ status: 0 });
  expect(errorStore.getSnapshot().status).toBe(200);
});

test('what a screen cannot do without and the server failed to give is a "500 error" (§8)', async () => {
  await expect(go('/search', failing(500))).rejects.toThrow('500 error');
  await expect(go('/search', failing(503))).rejects.toMatchObject({ status: 503 });
});

test('a call that says 401 leads to sign-in and back', async () => {
  const answer = await go('/admin/users?q=a', failing(401)).catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/login?returnTo=%2Fadmin%2Fusers%3Fq%3Da');
});

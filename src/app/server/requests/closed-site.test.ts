import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { routes } from '../routes.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let home: string;
let port: number;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  home = await buildPage(test.services, { title: text('Geheime voorpagina') });
  await buildMenu(test.services, [{ urlSegment: text(''), name: text('Geheime voorpagina'), pageId: home }]);
  admin = await test.signInAs('Admin');
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

const setOpen = (isOpen: boolean) => test.services.settings.save(system, 'siteIsOpen', isOpen);

/** Over a socket, where what is kept is answered before anything else runs. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await readText(answer) }),
    )
      .once('error', reject)
      .end();
  });

const menuPath = '/api/menus:withName?name=Top+level+menu';

describe('a site that is closed', () => {
  it('is not read from what was kept while it was open, nor by its calls', async () => {
    const pagePath = `/api/pages/${home}`;
    for (const path of ['/', pagePath, '/', pagePath]) expect((await ask(path)).status).toBe(200);
    await setOpen(false);
    for (const path of ['/', '/en', pagePath, '/api/search?q=voorpagina', '/nergens', '/sitemap.xml']) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 503]);
      expect(body).not.toContain('Geheime');
    }
    await setOpen(true);
    expect((await ask('/')).body).toContain('Geheime voorpagina');
  });

  it('says that it is coming, in the words of the reader, to nobody’s index and with nothing kept', async () => {
    await setOpen(false);
    const page = await test.app.inject('/');
    expect(page.body).toContain('<h1>Deze site komt eraan</h1>');
    expect(page.body).not.toContain('<script type="module"');
    expect(page.headers).toMatchObject({
      'retry-after': '3600',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect((await test.app.inject('/en')).body).toContain('<h1>This site is coming</h1>');
    expect((await test.app.inject(`/api/pages/${home}`)).json()).toMatchObject({ code: 'site-closed', status: 503 });
    expect((await test.app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('is there for who has an account', async () => {
    await setOpen(false);
    expect((await test.app.inject({ url: '/', headers: admin })).body).toContain('Geheime voorpagina');
    expect((await test.app.inject({ url: '/', headers: await test.signInAs('Standard') })).statusCode).toBe(200);
    expect((await ask('/')).status).toBe(503);
  });

  it('has a menu without pages at its door', async () => {
    await setOpen(true);
    expect((await ask(menuPath)).body).toContain('Geheime');
    await setOpen(false);
    const { status, body } = await ask(menuPath);
    expect([status, JSON.parse(body).items]).toEqual([200, []]);
    expect((await ask(menuPath, admin)).body).toContain('Geheime');
  });

  it('answers who is not signed in as always where an account is asked for', async () => {
    await setOpen(false);
    expect((await test.app.inject('/api/profiles:loggedIn')).statusCode).not.toBe(503);
    expect((await test.app.inject('/api/assets')).statusCode).toBe(401);
  });

  it('shows who has a mail of it where to stop', async () => {
    await setOpen(false);
    for (const path of ['/unsubscribe/x', '/en/unsubscribe/x', '/newsletter/stop/x', '/idea-news/x']) {
      expect([path, (await ask(path)).status === 503]).toEqual([path, false]);
    }
    expect((await ask('/newsletter')).status).toBe(503);
  });

  it('leaves open what is needed to come in, and nothing else that anyone may call', async () => {
    await setOpen(false);
    const open: string[] = [];
    for (const { endpoint } of routes) {
      if (endpoint.access !== 'public') continue;
      const { method } = endpoint;
      const url = endpoint.path.replace(/\{\w+\}/g, 'nergens');
      const { body } = await test.app.inject({ method: method as 'GET', url });
      if (!body.includes('site-closed')) open.push(`${method} ${endpoint.path}`);
    }
    const ofAuth = open.filter((one) => one.includes(' /api/auth/'));
    expect(ofAuth).not.toContain('POST /api/auth/register');
    expect(open.filter((one) => !one.includes(' /api/auth/')).toSorted()).toEqual([
      'DELETE /api/idea-news/{token}',
      'DELETE /api/viewas',
      'GET /a/{guid}',
      'GET /api/accessibilitystatement',
      'GET /api/consent:vendors',
      'GET /api/idea-news/{token}',
      'GET /api/legal',
      'GET /api/legal/{kind}',
      'GET /api/menus:withName',
      'GET /api/newsletters:stop/{key}',
      'GET /api/notices/unsubscribing/{token}',
      'GET /api/platformsettingvalues',
      'GET /api/platformsettingvalues:hostProof',
      'GET /api/preview/{token}',
      'GET /api/userinvitation:status/{id}',
      'POST /account/email',
      'POST /api/logs',
      'POST /api/preview/{token}/comments',
      'POST /api/userinvitation:accept',
      'POST /idea-news/{token}',
      'POST /invitation/{id}',
      'POST /login',
      'POST /login/mail',
      'POST /login/mail/code',
      'POST /login/mail/{token}',
      'POST /login/second-step',
      'POST /logout',
      'POST /newsletter/stop/{key}',
      'POST /newsletter/stop/{key}/leave',
      'POST /reset-password',
      'POST /reset-password/{token}',
      'POST /setup/{token}',
      'POST /unsubscribe/{token}',
      'POST /unsubscribe/{token}/press',
      'POST /verify',
      'POST /verify/{token}',
      'PUT /api/newsletters:stop/{key}',
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu, buildMenuItem } from '#features/menus/server/menus.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Page } from '../contract/page.ts';
import { buildBlock, buildPage, withdrawPage } from './pages.factory.ts';

type Headers = Record<string, string>;
const people: Record<'visitor' | 'member' | 'team' | 'admin', Headers> = {
  visitor: {},
  member: {},
  team: {},
  admin: {},
};
let test: TestApp;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Dijkwacht');
  people.member = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [roleId] });
  people.admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });

async function pageOf(id: string, headers: Headers = {}, language = 'nl'): Promise<Page> {
  return (await get(`/api/pages/${id}?language=${language}`, headers)).json<{ page: Page }>().page;
}

describe('paths', () => {
  let ids: Record<'home' | 'open' | 'members' | 'team' | 'draft' | 'loose', string>;

  beforeAll(async () => {
    const { services } = test;
    ids = {
      home: await buildPage(services),
      open: await buildPage(services, { title: text('Open', 'Open') }),
      members: await buildPage(services, { visibility: 'Users' }),
      team: await buildPage(services, { visibility: 'Roles', roleIds: [roleId] }),
      draft: await buildPage(services),
      loose: await buildPage(services),
    };
    await withdrawPage(services, ids.draft);
    await buildMenu(services, [
      { urlSegment: text(''), pageId: ids.home },
      {
        urlSegment: text('leden'),
        pageId: ids.members,
        children: [buildMenuItem({ urlSegment: text('wacht'), pageId: ids.team })],
      },
      { urlSegment: text('open', 'public'), pageId: ids.open },
      { urlSegment: text('concept'), pageId: ids.draft },
      { urlSegment: text('elders'), externalUrl: 'https://elders.example/' },
    ]);
    await test.platform.db
      .insertInto('redirect')
      .values([
        { path: '/vroeger', page_id: ids.open },
        { path: '/verwijderd', page_id: null },
        { path: '/zonder-plaats', page_id: ids.loose },
        { path: '/vroeger-open', page_id: ids.team },
        { path: '/oud-concept', page_id: ids.draft },
      ])
      .execute();
  });

  const at = async (path: string, headers: Headers = {}, language = 'nl') => {
    const query = new URLSearchParams({ path, language });
    return (await get(`/api/pages:atPath?${query}`, headers)).json<{ kind: string }>();
  };

  it.each([
    ['/', 'visitor', 'nl', () => ({ kind: 'page', pageGuid: ids.home })],
    ['/open', 'visitor', 'nl', () => ({ kind: 'page', pageGuid: ids.open })],
    ['/en/public', 'visitor', 'en', () => ({ kind: 'page', pageGuid: ids.open })],
    ['/leden', 'visitor', 'nl', () => ({ kind: 'sign-in' })],
    ['/leden', 'member', 'nl', () => ({ kind: 'page', pageGuid: ids.members })],
    ['/leden/wacht', 'visitor', 'nl', () => ({ kind: 'sign-in' })],
    ['/leden/wacht', 'member', 'nl', () => ({ kind: 'unauthorized' })],
    ['/leden/wacht', 'team', 'nl', () => ({ kind: 'page', pageGuid: ids.team })],
    ['/concept', 'visitor', 'nl', () => ({ kind: 'unknown' })],
    ['/concept', 'admin', 'nl', () => ({ kind: 'unknown' })],
    ['/vroeger', 'visitor', 'nl', () => ({ kind: 'redirect', to: '/open', from: '/vroeger', status: 301 })],
    ['/vroeger', 'visitor', 'en', () => ({ kind: 'redirect', to: '/en/public', from: '/vroeger', status: 301 })],
    ['/verwijderd', 'visitor', 'nl', () => ({ kind: 'gone' })],
    ['/zonder-plaats', 'visitor', 'nl', () => ({ kind: 'gone' })],
    // Not even the new address of what they may not see.
    ['/vroeger-open', 'visitor', 'nl', () => ({ kind: 'sign-in' })],
    ['/vroeger-open', 'member', 'nl', () => ({ kind: 'unauthorized' })],
    [
      '/vroeger-open',
      'team',
      'nl',
      () => ({ kind: 'redirect', to: '/leden/wacht', from: '/vroeger-open', status: 301 }),
    ],
    ['/oud-concept', 'visitor', 'nl', () => ({ kind: 'unknown' })],
    ['/elders', 'visitor', 'nl', () => ({ kind: 'unknown' })],
    ['/nergens', 'visitor', 'nl', () => ({ kind: 'unknown' })],
  ] as const)('%s for a %s in %s', async (path, person, language, expected) => {
    expect(await at(path, people[person], language)).toEqual(expected());
  });

  it.each([
    ['visitor', '/concept', 401, undefined],
    ['member', '/concept', 200, null],
    ['member', '/open', 200, null],
    ['admin', '/concept', 200, 'draft'],
    ['admin', '/open', 200, 'open'],
    ['admin', '/elders', 200, null],
    ['admin', '/nergens', 200, null],
  ] as const)('tells a %s who would edit %s: %i, %s', async (who, path, status, found) => {
    const answer = await get(`/api/pages:editableAtPath?path=${path}`, people[who]);
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json()).toEqual({ pageGuid: found === null ? null : ids[found] });
  });

  it('needs a path', async () => {
    expect((await get('/api/pages:atPath')).json()).toMatchObject({ status: 400, fields: [{ path: 'query.path' }] });
  });

  it('gives a page its path in each language', async () => {
    expect((await pageOf(ids.open)).paths).toEqual({ nl: '/open', en: '/en/public' });
    expect((await pageOf(ids.loose)).paths).toEqual({});
  });

  it('turns a link to a page into its path, as far as this reader may know it', async () => {
    const links = [
      `page:${ids.open}`,
      `page:${ids.members.toUpperCase()}#wie`,
      `page:${ids.loose}`,
      '/recht',
      'https://elders.example/',
    ];
    const id = await buildPage(test.services, {
      buildingBlockInstances: [
        buildBlock({
          buildingBlockName: 'ButtonRow',
          options: { buttons: links.map((href) => ({ label: text(href), href })) },
          more: { label: text('Meer'), href: `page:${ids.open}` },
        }),
      ],
    });
    const hrefs = async (headers: Headers, language = 'nl') => {
      const [block] = (await pageOf(id, headers, language)).buildingBlockInstances;
      const buttons = (block?.options.buttons ?? []) as { href: string }[];
      return [...buttons.map(({ href }) => href), block?.more?.href];
    };
    expect(await hrefs(people.member)).toEqual([
      '/open',
      '/leden#wie',
      '/',
      '/recht',
      'https://elders.example/',
      '/open',
    ]);
    expect((await hrefs(people.member, 'en'))[0]).toBe('/en/public');
    // Not even the address of what they may not see.
    expect((await hrefs(people.visitor))[1]).toBe('/#wie');
  });
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import { buildItem, buildList, buildNewItem } from '#features/list-items/server/list-items.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import { buildBlock, buildPage, buildPageDocument } from '#features/pages/server/pages.factory.ts';
import { cacheIndexes } from '#platform/contract/calls/cache-index.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

type Caller = 'visitor' | 'member' | 'manager' | 'admin';
type Content = NonNullable<Awaited<ReturnType<typeof buildContent>>>;

let test: TestApp;
let png: Buffer;
let open: Content;
let closed: Content;
const headersOf: Record<Caller, Record<string, string>> = { visitor: {}, member: {}, manager: {}, admin: {} };
const codes: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  headersOf.member = await test.signInAs('Standard');
  headersOf.manager = await test.signInAs('ContentManager');
  headersOf.admin = await test.signInAs('Admin');
  png = await pictures.png({ width: 60, height: 40 });
  open = await buildContent('Public');
  closed = await buildContent('Users');
  codes.push(await invite('een@vloedhaven.example'), await invite('twee@vloedhaven.example'));
});
afterAll(() => test.close());

/** One of everything that is read, for everyone or for who is signed in. */
async function buildContent(visibility: 'Public' | 'Users') {
  const { services } = test;
  const list = await buildList(services, { page: { visibility } });
  const item = await buildItem(services, list.guid, { title: `Bericht ${visibility}`, metadata: { highlight: true } });
  const options = { sourceBlockGuids: [list.guid] };
  const widget = await buildList(services, { page: { visibility }, options, buildingBlockName: 'Widget' });
  const block = buildBlock({ heading: text('Haven') });
  const title = text(`Pagina ${visibility}`);
  const page = await buildPage(services, { title, visibility, buildingBlockInstances: [block] });
  await addMenuItems(services.menus, { viewer: system }, 'Top level menu', [
    { name: text(visibility), urlSegment: text(visibility.toLowerCase()), pageId: page },
  ]);
  const template = await addPage(services.pages, { viewer: system }, buildPageDocument({ visibility }), {
    kind: 'template',
  });
  const asset = { name: 'haven.png', bytes: png, field: 'Image' as const, visibility };
  const { guid: picture } = await services.assets.add(system, asset);
  return { list: list.guid, widget: widget.guid, page, block: block.guid, item, template, picture };
}

async function invite(address: string): Promise<string> {
  const asked = { method: 'POST', url: '/api/userinvitations', payload: { lines: address } } as const;
  const sent = await test.app.inject({ ...asked, headers: headersOf.admin });
  await test.services.invitations.sendBatch(sent.json<{ batchId: string }>().batchId);
  const [mail] = await findMails(test.platform, { to: address });
  return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

interface Asked extends Pick<InjectOptions, 'payload' | 'headers'> {
  as: Caller;
  /** What the braces of the call stand for, in order. */
  at?: string[];
  query?: Record<string, string>;
}

interface Row {
  works: () => Asked;
  /** A function where it names what is made first. */
  answer: unknown;
  /** Who may not, and what they get; a list leaves out what is not for them. Nobody where all of it is for everyone. */
  refused?: () => Asked;
  refusal?: number | { answer: unknown };
  /** What is no good, with the status it gets; nothing for a call that takes nothing. */
  wrong: [status: number, asked: () => Asked][];
}

const as = (caller: Caller, more: Omit<Asked, 'as'> = {}): Asked => ({ as: caller, ...more });
const noGuid = { at: ['geen-guid'] };
const entry = {
  short_message: 'x',
  level: 6,
  origin: '/',
  platform: 'vloedhaven.example',
  user_agent: 'test',
  timestamp: 1,
  bot: false,
};

/** §7, in its order. What else a call does is tested with its feature. */
const rows: Record<string, Row> = {
  'GET /api/profiles:loggedIn': {
    works: () => as('member'),
    answer: { email: expect.any(String), isAdmin: false, isActive: true, roleIds: [] },
    refused: () => as('visitor'),
    refusal: 401,
    wrong: [[401, () => as('visitor', { headers: { authorization: 'Bearer verzonnen' } })]],
  },
  'PUT /api/profiles:loggedIn': {
    works: () => as('member', { payload: { firstName: 'Anna' } }),
    answer: { firstName: 'Anna' },
    refused: () => as('visitor', { payload: { firstName: 'Anna' } }),
    refusal: 401,
    wrong: [[400, () => as('member', { payload: { firstName: 7 } })]],
  },
  'GET /api/userinvitation:status/{id}': {
    works: () => as('visitor', { at: codes.slice(0, 1) }),
    answer: { state: 'Open', email: 'e•••@vloedhaven.example' },
    refused: () => as('visitor', { at: ['verzonnen'] }),
    refusal: 404,
    wrong: [[414, () => as('visitor', { at: ['x'.repeat(201)] })]],
  },
  'POST /api/userinvitation:accept': {
    works: () => as('visitor', { payload: { id: codes[0], firstName: 'A', password: 'een lang wachtwoord 1' } }),
    answer: { result: 'Success' },
    refused: () => as('member', { payload: { id: codes[1] } }),
    refusal: 403,
    wrong: [[400, () => as('visitor', { payload: { id: codes[1], password: 'kort' } })]],
  },
  'DELETE /cache_invalidate': {
    works: () => as('manager', { payload: { index: cacheIndexes('localhost', 'GET /api/pages')[0] } }),
    answer: undefined,
    refused: () => as('member', { payload: { index: cacheIndexes('localhost', 'GET /api/pages')[0] } }),
    refusal: 403,
    wrong: [[400, () => as('manager', { payload: { index: 'zonder hash' } })]],
  },
  'POST /api/logs': {
    works: () => as('visitor', { payload: [entry] }),
    answer: undefined,
    refused: () => as('visitor', { payload: [entry], headers: { origin: 'https://elders.example' } }),
    refusal: 403,
    wrong: [[400, () => as('visitor', { payload: [{ ...entry, level: 'erg' }] })]],
  },
  'GET /api/listitem/short/{itemGuid}': {
    works: () => as('visitor', { at: [open.item.shortId] }),
    answer: { title: 'Bericht Public', listItemTypeName: 'News', parentGuids: [], contentBuildingBlockInstances: [] },
    refused: () => as('visitor', { at: [closed.item.shortId] }),
    refusal: 404,
    wrong: [
      [404, () => as('visitor', { at: ['bestaatniet'] })],
      [400, () => as('visitor', { at: ['a'] })],
    ],
  },
  'GET /api/listitem/{itemGuid}': {
    works: () => as('visitor', { at: [open.item.guid] }),
    answer: { title: 'Bericht Public', metadata: { description: expect.any(String) } },
    refused: () => as('visitor', { at: [closed.item.guid] }),
    refusal: 404,
    wrong: [
      [404, () => as('visitor', { at: [randomUUID()] })],
      [400, () => as('visitor', noGuid)],
    ],
  },
  'GET /api/buildingblockinstance/{guid}': {
    works: () => as('visitor', { at: [open.block] }),
    answer: { buildingBlockName: 'Text', layoutPosition: 'main', heading: { value: 'Haven' } },
    refused: () => as('visitor', { at: [closed.block] }),
    refusal: 401,
    wrong: [
      [404, () => as('visitor', { at: [randomUUID()] })],
      [400, () => as('visitor', noGuid)],
    ],
  },
  'GET /api/listitem/list/{blockGuid}': {
    works: () => as('visitor', { at: [open.list] }),
    answer: [{ title: 'Bericht Public' }],
    refused: () => as('visitor', { at: [closed.list] }),
    refusal: 404,
    wrong: [
      [400, () => as('visitor', { at: [open.list], query: { pageNumber: '0' } })],
      [400, () => as('visitor', { at: [open.list], query: { sort_by: 'wachtwoord' } })],
      [400, () => as('visitor', { at: [open.list], query: { filter: 'meta:=>' } })],
    ],
  },
  'GET /api/listitem/lists': {
    works: () => as('member', { query: { [closed.list]: '{"itemCount":5}', [open.list]: '{}' } }),
    answer: () => ({ [closed.list]: [{ title: 'Bericht Users' }], [open.list]: [{ title: 'Bericht Public' }] }),
    refused: () => as('visitor', { query: { [closed.list]: '{}' } }),
    refusal: { answer: {} },
    wrong: [[400, () => as('visitor', { query: { [open.list]: 'geen json' } })]],
  },
  'GET /api/listitem/list/{blockGuid}/meta': {
    works: () => as('visitor', { at: [open.list] }),
    answer: { totalNumberOfItems: 1 },
    refused: () => as('visitor', { at: [closed.list] }),
    refusal: 404,
    wrong: [[400, () => as('visitor', { at: [open.list], query: { filter: 'onzin' } })]],
  },
  'GET /api/listitemtypes': {
    works: () => as('visitor'),
    answer: expect.arrayContaining([expect.objectContaining({ name: 'News' })]),
    wrong: [],
  },
  'POST /api/listitem/list/{blockGuid}': {
    works: () => as('manager', { at: [open.list], payload: [buildNewItem({ title: 'Nieuw' })] }),
    answer: [{ guid: expect.any(String), title: 'Nieuw' }],
    refused: () => as('member', { at: [open.list], payload: [buildNewItem()] }),
    refusal: 403,
    wrong: [
      [400, () => as('manager', { at: [open.list], payload: buildNewItem() })],
      [400, () => as('manager', { at: [open.list], payload: [{ title: 'x', listItemTypeName: 'Bestaat niet' }] })],
    ],
  },
  'PUT /api/listitem/{guid}': {
    works: () => as('manager', { at: [open.item.guid], payload: { metadata: { description: 'Anders' } } }),
    answer: { guid: expect.any(String), metadata: { description: 'Anders' } },
    refused: () => as('member', { at: [open.item.guid], payload: { title: 'Van mij' } }),
    refusal: 403,
    wrong: [[400, () => as('manager', { at: [open.item.guid], payload: { title: '' } })]],
  },
  'DELETE /api/listitem/{guid}': {
    works: () => as('manager', { at: [closed.item.guid] }),
    answer: undefined,
    refused: () => as('member', { at: [open.item.guid] }),
    refusal: 403,
    wrong: [
      [404, () => as('manager', { at: [randomUUID()] })],
      [400, () => as('manager', noGuid)],
    ],
  },
  'GET /api/listitem/widget/{blockGuid}': {
    works: () => as('visitor', { at: [open.widget], query: { filter: 'highlight=true' } }),
    answer: [{ title: 'Bericht Public' }],
    refused: () => as('visitor', { at: [closed.widget] }),
    refusal: 404,
    wrong: [[400, () => as('visitor', { at: [open.widget], query: { itemCount: 'veel' } })]],
  },
  'GET /api/pages': {
    works: () => as('manager', { query: { IncludeBbis: 'true', FilterBbisByBuildingBlocks: 'List' } }),
    answer: expect.arrayContaining([
      expect.objectContaining({ buildingBlockInstances: [expect.objectContaining({ buildingBlockName: 'List' })] }),
    ]),
    refused: () => as('member'),
    refusal: 403,
    wrong: [[400, () => as('manager', { query: { IncludeBbis: 'misschien' } })]],
  },
  'GET /api/pages/{id}': {
    works: () => as('visitor', { at: [open.page] }),
    answer: { page: { title: 'Pagina Public', isPublished: true }, listMetadata: {} },
    refused: () => as('visitor', { at: [closed.page] }),
    refusal: 401,
    wrong: [
      [404, () => as('visitor', { at: [randomUUID()] })],
      [400, () => as('visitor', noGuid)],
    ],
  },
  'GET /api/pages:withName': {
    works: () => as('visitor', { query: { name: 'Pagina Public' } }),
    answer: { page: { title: 'Pagina Public' } },
    refused: () => as('visitor', { query: { name: 'Pagina Users' } }),
    refusal: 401,
    wrong: [[400, () => as('visitor')]],
  },
  'GET /api/pagetemplates/{id}': {
    works: () => as('visitor', { at: [open.template] }),
    answer: { blocks: [] },
    refused: () => as('visitor', { at: [closed.template] }),
    refusal: 401,
    wrong: [
      [404, () => as('visitor', { at: [open.page] })],
      [400, () => as('visitor', noGuid)],
    ],
  },
  'POST /api/buildingblockinstance/{guid}/options': {
    works: () => as('manager', { at: [open.list], payload: { defaultItemsPerPage: 7 } }),
    answer: { block: { options: { defaultItemsPerPage: 7 } } },
    refused: () => as('member', { at: [open.list], payload: { defaultItemsPerPage: 7 } }),
    refusal: 403,
    wrong: [[400, () => as('manager', { at: [open.list], payload: { defaultItemsPerPage: 'veel' } })]],
  },
  'POST /api/buildingblockinstance/{guid}/permissions': {
    works: () => as('manager', { at: [open.list], payload: { addPermission: 'Users', addRoles: [] } }),
    answer: { addPermission: 'Users', addRoles: [] },
    refused: () => as('member', { at: [open.list], payload: { addPermission: 'Users', addRoles: [] } }),
    refusal: 403,
    wrong: [[400, () => as('manager', { at: [open.list], payload: { addPermission: 'Iedereen' } })]],
  },
  'GET /api/platformsettingvalues': {
    works: () => as('visitor', { query: { keys: 'headerLogoHeight' } }),
    answer: [{ key: 'headerLogoHeight', value: 72 }],
    refused: () => as('manager', { query: { includeAll: 'true' } }),
    refusal: 403,
    wrong: [[400, () => as('admin', { query: { includeAll: 'misschien' } })]],
  },
  'GET /api/menus:withName': {
    works: () => as('visitor', { query: { name: 'Top level menu' } }),
    answer: { items: expect.arrayContaining([expect.objectContaining({ name: 'Public' })]) },
    refused: () => as('visitor', { query: { name: 'Top level menu' } }),
    refusal: { answer: { items: expect.not.arrayContaining([expect.objectContaining({ name: 'Users' })]) } },
    wrong: [
      [404, () => as('visitor', { query: { name: 'Bestaat niet' } })],
      [400, () => as('visitor')],
    ],
  },
  'GET /a/{guid}': {
    works: () => as('visitor', { at: [open.picture], query: { width: '50', format: 'webp', fit: 'cover' } }),
    answer: { type: 'image/webp' },
    refused: () => as('visitor', { at: [closed.picture] }),
    refusal: 401,
    wrong: [[400, () => as('visitor', { at: [open.picture], query: { width: 'breed' } })]],
  },
  'POST /a/upload': {
    works: () =>
      as('manager', { query: { public: 'true' }, payload: fileForm('Image', 'a.png', png), headers: formHeaders }),
    answer: { guid: expect.any(String), name: 'a.png', mediaType: 'image/png', width: 60, height: 40 },
    refused: () =>
      as('member', { query: { public: 'true' }, payload: fileForm('Image', 'a.png', png), headers: formHeaders }),
    refusal: 403,
    wrong: [
      [400, () => as('manager', { payload: fileForm('Image', 'a.png', png), headers: formHeaders })],
      [
        415,
        () =>
          as('manager', {
            query: { public: 'true' },
            payload: fileForm('Image', 'a.exe', Buffer.from('MZ')),
            headers: formHeaders,
          }),
      ],
    ],
  },
};

function send(call: string, { as: caller, at = [], query = {}, payload, headers }: Asked) {
  const [method, path = ''] = call.split(' ');
  const filled = at.reduce((url, value) => url.replace(/\{[^}]+\}/, value), path);
  return test.app.inject({
    method: method as 'GET',
    url: `${filled}?${new URLSearchParams(query)}`,
    headers: { ...headersOf[caller], ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

const told = (answer: Awaited<ReturnType<typeof send>>): unknown => {
  const type = String(answer.headers['content-type'] ?? '');
  if (answer.body === '') return undefined;
  return type.includes('json') ? answer.json<unknown>() : { type };
};

describe.each(Object.entries(rows))('%s', (call, { works, answer, refused, refusal, wrong }) => {
  it.each(wrong.map(([status, asked], place) => ({ status, asked, place })))(
    'is told what is no good ($place)',
    async ({ status, asked }) => {
      const problem = await send(call, asked());
      expect([problem.statusCode, problem.body]).toEqual([status, expect.stringContaining('"code":')]);
    },
  );

  const asked = refused;
  if (asked !== undefined) {
    it('is only for who may', async () => {
      const given = await send(call, asked());
      const status = typeof refusal === 'number' ? refusal : 200;
      expect([given.statusCode, told(given)]).toMatchObject([
        status,
        typeof refusal === 'object' ? refusal.answer : {},
      ]);
    });
  }

  it('does what it is for', async () => {
    const given = await send(call, works());
    expect(given.statusCode, given.body).toBeLessThan(300);
    const expected: unknown = typeof answer === 'function' ? answer() : answer;
    if (expected === undefined) expect(given.body).toBe('');
    else expect(told(given)).toMatchObject(expected as object);
  });
});

it('a page tells by its cache token when menu and settings are new (§4)', async () => {
  const { headers } = await send('GET /api/pages/{id}', as('visitor', { at: [open.page] }));
  expect(headers['cache-token']).toMatch(/\S/);
});

it('are all in docs/calls.md, in this order, and nothing else is', () => {
  const page = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');
  const calls = page.split('\n').flatMap((line) => /^\| .+? \| `([A-Z]+ \/[^`]+)` \|/.exec(line)?.[1] ?? []);
  expect(calls).toEqual(Object.keys(rows));
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { AttentionCall, AttentionRow, Today } from '../contract/attention.ts';

type Headers = { authorization: string };
let test: TestApp;
let admin: Headers;
let manager: Headers;
let member: Headers;
let adminId: string;
let managerId: string;
/** Of the platform, on whose clock a review is due. */
const today = new Date().toISOString().slice(0, 10);

const ask = (headers: Partial<Headers>, language = 'nl') =>
  test.app.inject({ url: `/api/today?language=${language}`, headers });
async function read(headers: Headers): Promise<Today> {
  const answer = await ask(headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Today>();
}
const sectionOf = async (headers: Headers, name: string) =>
  (await read(headers)).sections.find((section) => section.name === name);
const rowsOf = async (headers: Headers, name: string): Promise<AttentionRow[]> =>
  (await sectionOf(headers, name))?.rows ?? [];
const titlesOf = async (headers: Headers, name: string) =>
  (await rowsOf(headers, name)).map(({ title }) => (typeof title === 'string' ? title : title.values));

/** As the screen does it. */
const send = ({ method, path, params = {}, body }: AttentionCall, headers: Headers) =>
  test.app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
function callOf(row: AttentionRow | undefined, label: string) {
  const action = row?.actions.find((one) => one.label === label);
  if (action?.kind !== 'call') throw new Error(`no call ${label} in ${JSON.stringify(row)}`);
  return action;
}

const idOf = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ guid: string }>().guid;

async function pageDue(title: string, ownerId: string | null, daysAgo: number): Promise<string> {
  const guid = await buildPage(test.services, { title: text(title) });
  const actor = { viewer: system };
  await test.services.pages.changePages(actor, { action: 'owner', pages: [{ guid, ownerId }] });
  const reviewOn = addDays(today, -daysAgo);
  await test.services.pages.changePages(actor, { action: 'review', pages: [{ guid, reviewOn }] });
  return guid;
}

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
  await test.installation.jobs.start();
  [adminId, managerId] = [await idOf(admin), await idOf(manager)];
});
afterAll(() => test.close());

describe('GET /api/today', () => {
  it('is for who is signed in, in a language of the platform', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(admin, 'xx')).statusCode).toBe(400);
  });

  it('has nothing to say to who has nothing to do', async () => {
    const answer = await read(member);
    expect(answer).toMatchObject({ firstName: 'Test', sections: [], recent: [], soon: [], ownPages: 0 });
    expect(answer.can.makePage).toBe(false);
  });

  it('tells admins of failed work, and has it tried again', async () => {
    await test.installation.database.pool.query(
      `insert into jobs.job (name, data, output, source_name, source_retry_count) values ('failed', $1, $2, 'translate-page', 4), ('failed', $1, $2, 'send-mail', 4)`,
      [{ platformId: test.platform.id, data: {} }, { message: 'smtp://jan:geheim@mail.example' }],
    );
    const failed = await sectionOf(admin, 'failed');
    // A mail that failed tells so itself.
    expect(failed).toMatchObject({ total: 1, isNow: true, rows: [{ title: { key: 'jobs.names.translate-page' } }] });
    expect(JSON.stringify(failed)).not.toContain('geheim');
    expect(await sectionOf(manager, 'failed')).toBeUndefined();
    const { call } = callOf(failed?.rows[0], 'jobs.attention.again');
    expect((await send(call, manager)).statusCode).toBe(403);
    expect((await send(call, admin)).statusCode).toBe(204);
    expect(await sectionOf(admin, 'failed')).toBeUndefined();
  });

  it('tells admins of mails that failed, and sends them again', async () => {
    await test.platform.db
      .insertInto('mail')
      .values({
        kind: 'test',
        language: 'nl',
        to_address: 'bram@vloedhaven.example',
        subject: 'Nieuwsbrief',
        text: '',
        html: '',
        shown_text: '',
        secrets: [],
        state: 'Failed',
        last_error: 'De mailserver antwoordde niet.',
      })
      .execute();
    const [row] = await rowsOf(admin, 'failed');
    expect(row).toMatchObject({ title: { values: { subject: 'Nieuwsbrief' } } });
    expect((await send(callOf(row, 'mail.attention.again').call, admin)).statusCode).toBe(200);
    expect(await rowsOf(admin, 'failed')).toEqual([]);
  });

  it('has pages to review: all for admins, for others their own; still right until a year from now, and undone', async () => {
    await pageDue('Van niemand', null, 3);
    const own = await pageDue('Van de redacteur', managerId, 40);
    await pageDue('Later', managerId, -10);
    expect(await titlesOf(admin, 'toReview')).toEqual(['Van de redacteur', 'Van niemand']);
    expect(await titlesOf(manager, 'toReview')).toEqual(['Van de redacteur']);
    expect((await read(manager)).ownPages).toBe(2);
    const [row] = await rowsOf(manager, 'toReview');
    expect(row?.about).toMatchObject({ key: 'pages.attention.lateOwn', words: { late: 'pages.overview.late.weeks' } });
    const { call, undo } = callOf(row, 'pages.attention.right');
    expect((await send(call, member)).statusCode).toBe(403);
    expect((await send(call, manager)).json()).toEqual({ reviewOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await titlesOf(manager, 'toReview')).toEqual([]);
    expect((await send(undo?.call as AttentionCall, manager)).statusCode).toBe(200);
    expect(await titlesOf(manager, 'toReview')).toEqual(['Van de redacteur']);
    const url = `/api/pages/${own}/review-day`;
    const put = (payload: object, headers: Partial<Headers> = manager, to = url) =>
      test.app.inject({ method: 'PUT', url: to, headers, payload });
    expect((await put({ reviewOn: 'morgen' })).statusCode).toBe(400);
    expect((await put({ reviewOn: null }, {})).statusCode).toBe(401);
    expect((await put({ reviewOn: null }, manager, `/api/pages/${crypto.randomUUID()}/review-day`)).statusCode).toBe(
      404,
    );
  });

  it('shows the first few of many, and counts them all', async () => {
    for (let number = 0; number < 6; number += 1) await pageDue(`Oud ${number}`, adminId, 100 + number);
    const section = await sectionOf(admin, 'toReview');
    expect(section).toMatchObject({ total: 8, more: '/admin/pages?view=table&review=due' });
    expect(section?.rows.length).toBe(5);
  });

  it('tells of people who wait to be let in, and of nobody who was shut out', async () => {
    const build = (email: string, isActive: boolean) =>
      test.platform.db
        .insertInto('user')
        .values({ id: crypto.randomUUID(), name: email, email, origin: 'Registration', is_active: isActive })
        .execute();
    await build('bram@vloedhaven.example', false);
    await build('sara@vloedhaven.example', false);
    await build('weg@vloedhaven.example', true);
    await test.platform.db
      .updateTable('user')
      .set({ is_active: false })
      .where('email', '=', 'weg@vloedhaven.example')
      .execute();
    const rows = await rowsOf(admin, 'newMembers');
    expect(rows.map(({ person }) => person)).toEqual(['bram@vloedhaven.example', 'sara@vloedhaven.example']);
    expect(await sectionOf(manager, 'newMembers')).toBeUndefined();
    expect((await send(callOf(rows[0], 'users.attention.admit').call, admin)).statusCode).toBe(200);
    const refusing = callOf(rows[1], 'users.attention.refuse');
    expect(refusing.confirm).toBeDefined();
    expect((await send(refusing.call, admin)).statusCode).toBe(204);
    expect(await sectionOf(admin, 'newMembers')).toBeUndefined();
  });

  it('tells of links that lead nowhere, until they lead somewhere or are gone', async () => {
    const options = { text: { $lang: { nl: { type: 'doc', content: [linkTo('/weg')] } } } };
    const block = buildBlock({ options, sortId: 20 });
    const page = await buildPage(test.services, {
      title: text('Havenkwartier'),
      buildingBlockInstances: [buildBlock({ sortId: 10 }), block],
    });
    await buildMenu(test.services, [{ name: text('Haven'), urlSegment: text('haven'), pageId: page }]);
    expect(await sectionOf(admin, 'deadLinks')).toBeUndefined();
    await test.services.pages.lookForDeadLinks();
    const [row] = await rowsOf(admin, 'deadLinks');
    expect(row).toMatchObject({
      title: { key: 'pages.attention.dead.gone', values: { target: '/weg' } },
      about: { values: { places: 'Havenkwartier' } },
      // At the block that it stands in: a page can be long.
      href: `/haven/edit?at=${block.guid}`,
    });
    expect(await sectionOf(manager, 'deadLinks')).toBeUndefined();
    await test.services.pages.changePages(
      { viewer: system },
      { action: 'owner', pages: [{ guid: page, ownerId: managerId }] },
    );
    expect(await titlesOf(manager, 'deadLinks')).toEqual([{ target: '/weg' }]);
    // It leads somewhere again.
    const there = await buildPage(test.services, { title: text('Weg') });
    await buildMenu(test.services, [{ name: text('Weg'), urlSegment: text('weg'), pageId: there }]);
    expect(await sectionOf(admin, 'deadLinks')).toBeUndefined();
    await test.services.pages.lookForDeadLinks();
    expect(await test.platform.db.selectFrom('page_dead_link').select('target').execute()).toEqual([]);
  });

  it('tells what people look for and do not find, until it is found', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
    for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      await test.app.inject({ url: '/api/search?q=zwemles', remoteAddress, headers });
    expect(await titlesOf(admin, 'emptySearches')).toEqual([{ query: 'zwemles' }]);
    expect(await sectionOf(manager, 'emptySearches')).toBeUndefined();
    const page = await buildPage(test.services, { title: text('Zwemles') });
    await buildMenu(test.services, [{ name: text('Zwemles'), urlSegment: text('zwemles'), pageId: page }]);
    expect(await sectionOf(admin, 'emptySearches')).toBeUndefined();
  });

  it('has what someone was writing and what is planned', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/pages',
      headers: admin,
      payload: { document: { title: text('Weekmarkt') } },
    });
    const { guid } = answer.json<{ guid: string }>();
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await test.services.pages.schedule({ viewer: system }, guid, { publishAt, unpublishAt: null });
    const { recent, soon } = await read(admin);
    expect(recent).toMatchObject([{ guid, title: 'Weekmarkt', hasChanges: true }]);
    expect(soon).toMatchObject([{ title: 'Weekmarkt', action: 'publish', at: publishAt }]);
    expect((await read(member)).soon).toEqual([]);
  });

  it('has items beside pages: what someone wrote last, what comes and goes by itself, and where they can add', async () => {
    const list = await buildList(test.services, { options: { itemTypeNames: ['News'] } });
    const closed = await buildList(test.services, { buildingBlockName: 'Widget', options: {} });
    const body = [{ title: 'Weekmarkt verhuist', listItemTypeName: 'News', isPublished: false }];
    const url = `/api/listitem/list/${list.guid}?language=nl`;
    const answer = await test.app.inject({ method: 'POST', url, headers: admin, payload: body });
    expect(answer.statusCode, answer.body).toBe(200);
    const [made] = answer.json<{ guid: string; path: string }[]>();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await buildItem(test.services, list.guid, { title: 'Straks', publishedOn: inHours(1) });
    await buildItem(test.services, list.guid, { title: 'Gaat weg', unpublishOn: inHours(2) });
    await buildItem(test.services, list.guid, { title: 'Concept', isPublished: false, publishedOn: inHours(1) });
    const { recent, soon, placesToAdd } = await read(admin);
    expect(recent[0]).toEqual({
      guid: made?.guid,
      kind: 'item',
      title: 'Weekmarkt verhuist',
      href: `${made?.path}/edit`,
      changedAt: expect.any(String),
      hasChanges: true,
    });
    expect(soon.filter(({ title }) => title !== 'Weekmarkt')).toMatchObject([
      { title: 'Straks', action: 'publish' },
      { title: 'Gaat weg', action: 'unpublish' },
    ]);
    expect(placesToAdd[0]).toMatchObject({ listGuid: list.guid, typeName: 'News' });
    expect(placesToAdd.some(({ listGuid }) => listGuid === closed.guid)).toBe(false);
    expect(await read(member)).toMatchObject({ recent: [], soon: [], placesToAdd: [], isOwnOnly: true });
  });

  it('tells members of lists that are open to them', async () => {
    const list = await buildList(test.services, {
      options: { itemTypeNames: ['News'] },
      block: { addPermission: 'Users' },
    });
    expect((await read(member)).placesToAdd.map(({ listGuid }) => listGuid)).toEqual([list.guid]);
  });

  it('tells of links of items that lead nowhere, until the text has them no longer', async () => {
    const list = await buildList(test.services);
    const withLink = (href: string) => [
      { guid: crypto.randomUUID(), buildingBlockName: 'Text', content: { text: { $lang: { nl: doc(href) } } } },
    ];
    const { guid, path } = await buildItem(test.services, list.guid, {
      title: 'Haven',
      contentBuildingBlockInstances: withLink('/nergens'),
    });
    await test.installation.jobs.runRecurring('look-for-dead-links-in-items');
    const [row] = await rowsOf(admin, 'deadLinks');
    expect(row).toMatchObject({
      title: { key: 'pages.attention.dead.gone', values: { target: '/nergens' } },
      about: { values: { places: 'Haven' } },
      href: `${path}/edit`,
    });
    expect(await sectionOf(manager, 'deadLinks')).toBeUndefined();
    const changed = await test.app.inject({
      method: 'PUT',
      url: `/api/listitem/${guid}?language=nl`,
      headers: admin,
      payload: { contentBuildingBlockInstances: withLink(list.path), version: 1 },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await sectionOf(admin, 'deadLinks')).toBeUndefined();
    await test.services.listItems.attention.lookForDeadLinks();
    expect(await test.platform.db.selectFrom('item_dead_link').select('target').execute()).toEqual([]);
  });

  it('has a plan that failed done after all, by who may', async () => {
    const id = await buildPage(test.services, { title: text('Tegengehouden') });
    const failed = { page_id: id, action: 'unpublish', planned_for: new Date(), planned_by: null, reason: 'rights' };
    await test.platform.db.insertInto('page_failed_plan').values(failed).execute();
    const again = callOf((await rowsOf(manager, 'failed'))[0], 'pages.attention.again');
    expect(again.call).toMatchObject({ method: 'POST', path: '/api/pages/{id}/unpublish' });
    expect((await send(again.call, member)).statusCode).toBe(403);
    expect((await send(again.call, manager)).statusCode).toBe(200);
    expect(await sectionOf(manager, 'failed')).toBeUndefined();
    await test.platform.db
      .insertInto('page_failed_plan')
      .values({ ...failed, action: 'publish' })
      .execute();
    const publish = callOf((await rowsOf(manager, 'failed'))[0], 'pages.attention.again').call;
    expect((await send(publish, manager)).json()).toMatchObject({ isPublished: true, failedPlan: null });
    expect(await sectionOf(manager, 'failed')).toBeUndefined();
  });

  it('says so when a part cannot be looked at, and shows the rest', async () => {
    const { db } = test.platform;
    await db.schema.alterTable('page_dead_link').renameTo('page_dead_link_away').execute();
    try {
      const { sections } = await read(admin);
      expect(sections.find(({ name }) => name === 'deadLinks')).toMatchObject({ hasFailed: true, rows: [] });
      expect(sections.find(({ name }) => name === 'toReview')).toMatchObject({ hasFailed: false });
    } finally {
      await db.schema.alterTable('page_dead_link_away').renameTo('page_dead_link').execute();
    }
  });
});

const doc = (href: string) => ({ type: 'doc', content: [linkTo(href)] });
const linkTo = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'verder', marks: [{ type: 'link', attrs: { href } }] }],
});

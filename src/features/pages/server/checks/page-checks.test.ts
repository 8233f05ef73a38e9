import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenToEvents } from '#app/server/testing/live-listener.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { FoundOnPages } from '../../contract/checks/checked-pages.ts';
import type { KnownOfChecks } from '../../contract/checks/known-of-checks.ts';
import { createRunChecks } from '../../contract/checks/run-checks.ts';
import { asideKey } from '../../contract/checks/set-aside.ts';
import type { CheckSettings } from '../../contract/checks/stops-publishing.ts';
import { buildBlock, buildPage, buildPageDocument, withdrawPage } from '../pages.factory.ts';

let test: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const choose = (pageChecks: CheckSettings) => test.services.settings.save(system, 'pageChecks', pageChecks);
afterEach(() => choose({}));

const textBlock = (...words: Parameters<typeof paragraph>) =>
  buildBlock({ options: { text: richText([paragraph(...words)]) } });

async function draft(...blocks: ReturnType<typeof buildBlock>[]): Promise<string> {
  const document = buildPageDocument({ buildingBlockInstances: blocks });
  return (await test.services.pages.make({ viewer: system }, { kind: 'page', document })).guid;
}

const publish = (id: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: `/api/pages/${id}/publish`, headers: manager, payload });
const checks = async (id: string, headers = manager) => test.app.inject({ url: `/api/pages/${id}/checks`, headers });

describe('what was found', () => {
  it('warns and lets the page be published, unless the platform chose otherwise', async () => {
    const id = await draft(textBlock('Dit is BELANGRIJK.'));
    expect((await publish(id)).statusCode).toBe(200);
  });

  it('stops the publication of what the platform chose, by every way to it, and says what and where', async () => {
    await choose({ capitals: 'block' });
    const block = textBlock('Dit is BELANGRIJK.');
    const id = await draft(block);
    const refused = await publish(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>()).toMatchObject({
      code: 'checks-stop',
      fields: [{ path: `${block.guid}.options.text.nl`, code: 'capitals' }],
    });
    expect((await test.app.inject({ url: `/api/pages/${id}` })).statusCode).toBe(404);
    await choose({ capitals: 'warn' });
    expect((await publish(id)).statusCode).toBe(200);
  });

  it('does not stop for a translation that does not go along', async () => {
    await choose({ capitals: 'block' });
    const english = { $lang: { en: { type: 'doc', content: [paragraph('This is IMPORTANT.')] } } };
    const document = buildPageDocument({
      buildingBlockInstances: [buildBlock({ options: { text: english } })],
      translations: { en: { status: 'draft' } },
    });
    const { guid } = await test.services.pages.make({ viewer: system }, { kind: 'page', document });
    expect((await publish(guid)).statusCode).toBe(200);
    expect((await publish(guid, { languages: ['en'] })).statusCode).toBe(409);
  });
});

describe('what someone says is meant so', () => {
  const readKnown = async (id: string) => (await checks(id)).json<KnownOfChecks>();
  const set = (id: string, key: string, isAside: boolean, headers = manager) =>
    test.app.inject({ method: 'PUT', url: `/api/pages/${id}/checks/aside`, headers, payload: { key, isAside } });
  /** Of the capitals in the only block of a page, as an editor works it out. */
  async function capitalsIn(id: string): Promise<string> {
    const { document } = await test.services.pages.workingCopy(system, id);
    const run = createRunChecks({ colors: defaultColors, needsOneOf: () => undefined });
    const finding = run(document, { translations: [], dead: {} }).find(({ check }) => check === 'capitals');
    if (finding === undefined) throw new Error('No capitals were found');
    return asideKey(finding);
  }

  it('is kept with who said it and when, until it is taken back', async () => {
    const id = await draft(textBlock('Dit is BELANGRIJK.'));
    const key = await capitalsIn(id);
    const answer = await set(id, key, true);
    expect(answer.statusCode).toBe(200);
    const { asides } = await readKnown(id);
    expect(asides).toEqual([
      {
        key,
        seen: expect.any(String),
        by: { id: expect.any(String), name: expect.any(String) },
        at: expect.any(String),
        isByAdmin: false,
      },
    ]);
    expect(answer.json<KnownOfChecks>().asides).toEqual(asides);
    expect((await set(id, key, false)).json<KnownOfChecks>().asides).toEqual([]);
  });

  it('is written down, and so is that it is taken back; what nobody said is not', async () => {
    const id = await draft(textBlock('Dit is BELANGRIJK.'));
    const key = await capitalsIn(id);
    await set(id, key, false);
    await set(id, key, true);
    await set(id, key, false);
    const { entries } = await test.services.audit.list(system, { itemCount: 10, search: '', subjectId: id });
    expect(entries.filter(({ action }) => action.startsWith('finding.'))).toMatchObject([
      { action: 'finding.taken-back', details: { finding: 'capitals' }, actor: { name: 'Test ContentManager' } },
      { action: 'finding.set-aside', details: { finding: 'capitals' }, actor: { name: 'Test ContentManager' } },
    ]);
  });

  it('is told to who has the page open, and to nobody else', async () => {
    const id = await draft(textBlock('Dit is BELANGRIJK.'));
    const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const topic = `findings:${id}`;
    const follower = await listenToEvents(port, topic, await test.signInAs('ContentManager'));
    expect(await follower.next()).toMatchObject({ kind: 'ready' });
    await set(id, await capitalsIn(id), true);
    expect(await follower.next()).toMatchObject({ kind: 'changed', topics: [topic] });
    follower.close();
    const stranger = await listenToEvents(port, topic, await test.signInAs('Standard'));
    expect(stranger.status).toBe(403);
    stranger.close();
  });

  it('does not stop a publication when an admin said it, and no longer once the words changed', async () => {
    const admin = await test.signInAs('Admin');
    const block = textBlock('Dit is BELANGRIJK.');
    const id = await draft(block);
    const key = await capitalsIn(id);
    await set(id, key, true);
    await choose({ capitals: 'block' });
    // A manager said it while it only warned.
    expect((await publish(id)).statusCode).toBe(409);
    expect((await set(id, key, true)).statusCode).toBe(403);
    expect((await set(id, key, true, admin)).statusCode).toBe(200);
    expect((await set(id, key, false)).statusCode).toBe(403);
    expect((await publish(id)).statusCode).toBe(200);
    const { sequence } = await test.services.pages.workingCopy(system, id);
    const text = richText([paragraph('Dit is BELANGRIJK, en dat is nieuw.')]);
    const changes = { buildingBlockInstances: [{ ...block, options: { text } }] };
    await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers: manager, payload: { sequence, changes } });
    expect((await publish(id)).statusCode).toBe(409);
  });

  it('is refused of what is not there, and to who may not edit', async () => {
    const id = await draft(textBlock('Dit is BELANGRIJK.'));
    const key = await capitalsIn(id);
    expect((await set(id, 'abc123', true)).statusCode).toBe(404);
    expect((await set(id, 'NOT A KEY', true)).statusCode).toBe(400);
    expect((await set(id, key, true, await test.signInAs('Standard'))).statusCode).toBe(403);
    expect((await set(id, key, true, {})).statusCode).toBe(401);
    expect((await set(randomUUID(), key, true)).statusCode).toBe(404);
  });
});

describe('what is found on all that readers have', () => {
  const found = async (headers: Record<string, string>) =>
    test.app.inject({ url: '/api/pages:found?language=nl', headers });
  const picture = () =>
    buildBlock({ buildingBlockName: 'Image', options: { imageGuid: randomUUID(), alt: { $lang: {} } } });

  it('is counted by kind, with the pages, and without what nobody reads yet', async () => {
    const admin = await test.signInAs('Admin');
    const without = async () => (await found(admin)).json<FoundOnPages[]>().find(({ kind }) => kind === 'alt-missing');
    const before = (await without())?.count ?? 0;
    const id = await draft(picture(), picture());
    await draft(picture());
    expect((await without())?.count ?? 0).toBe(before);
    await publish(id);
    const after = await without();
    expect(after?.count).toBe(before + 2);
    expect(after?.pages).toContainEqual({ guid: id, title: expect.any(String), path: null, count: 2 });
  });

  it('is for admins', async () => {
    expect((await found(manager)).statusCode).toBe(403);
    expect((await found({})).statusCode).toBe(401);
  });
});

describe('what a page leads to', () => {
  it('is dead when readers do not get it, and alive when they do', async () => {
    const [inMenu, notInMenu, withdrawn] = [
      await buildPage(test.services),
      await buildPage(test.services),
      await buildPage(test.services),
    ];
    await buildMenu(test.services, [{ pageId: inMenu, urlSegment: text('tarieven') }]);
    await withdrawPage(test.services, withdrawn);
    const [gone, picture] = [randomUUID(), randomUUID()];
    const hrefs = [
      `page:${inMenu}`,
      `page:${notInMenu}#kop`,
      `page:${withdrawn}`,
      `page:${gone}`,
      '/tarieven?q=1',
      '/nergens',
      '/search?q=fiets',
      '/tarieven/i/abcdefghjk/oud-nieuws',
      'https://www.example.nl/nergens',
    ];
    const id = await draft(
      textBlock(...hrefs.map((href) => link(href, href))),
      buildBlock({ buildingBlockName: 'Image', options: { imageGuid: picture, alt: text('Een schip') } }),
    );
    expect((await checks(id)).json()).toEqual({
      settings: {},
      asides: [],
      dead: {
        [`page:${notInMenu}#kop`]: 'nowhere',
        [`page:${withdrawn}`]: 'unpublished',
        [`page:${gone}`]: 'gone',
        '/nergens': 'gone',
        '/tarieven/i/abcdefghjk/oud-nieuws': 'gone',
        [picture]: 'gone',
      },
    });
    await choose({ 'dead-links': 'block' });
    expect((await publish(id)).json<Problem>().fields?.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['link-nowhere', 'link-unpublished', 'link-gone', 'file-gone']),
    );
  });

  it('is told to who may edit the page, and to nobody else', async () => {
    const id = await draft();
    expect((await checks(id)).statusCode).toBe(200);
    expect((await checks(id, await test.signInAs('Standard'))).statusCode).toBe(403);
    expect((await checks(id, {})).statusCode).toBe(401);
    expect((await checks(randomUUID())).statusCode).toBe(404);
  });
});

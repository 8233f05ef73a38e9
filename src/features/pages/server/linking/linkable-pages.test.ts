import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { LinkablePage } from '../../contract/page.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildPage, buildPageDocument } from '../pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;
/** May edit the pages of one role and no others. */
let editor: Headers;
let member: Headers;

const get = (url: string, headers: Headers) => test.app.inject({ url, headers });
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
  test.app.inject({ method, url, headers: manager, payload });

async function linkable(headers: Headers, language = 'nl'): Promise<LinkablePage[]> {
  const answer = await get(`/api/pages:linkable?language=${language}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<LinkablePage[]>();
}
const titles = async (headers: Headers, language?: string) =>
  (await linkable(headers, language)).map(({ title }) => title);

/** As it is written; readers get nothing of it. */
const makeDraft = async (document: Parameters<typeof buildPageDocument>[0]): Promise<string> =>
  (await send('POST', '/api/pages', { document: buildPageDocument(document) })).json<WorkingCopy>().guid;

async function rewrite(page: string, changes: object): Promise<void> {
  const { sequence } = (await get(`/api/pages/${page}/working-copy`, manager)).json<WorkingCopy>();
  expect((await send('PUT', `/api/pages/${page}`, { sequence, changes })).statusCode).toBe(200);
}

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  const roleId = await test.makeRole('Haventeam');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  member = await test.signInAs('Standard');
  const theirs = { editPermission: 'Roles' as const, editRoles: [roleId] };
  const open = await buildPage(test.services, { title: text('Afval', 'Waste') });
  const own = await buildPage(test.services, { title: text('Haven'), ...theirs });
  const draft = await makeDraft({ title: text('Havenfeest'), ...theirs });
  await buildPage(test.services, { title: text('Intranet'), visibility: 'Admin' });
  await makeDraft({ title: text('Jaarplan') });
  const gone = await buildPage(test.services, { title: text('Kermis') });
  await buildPage(test.services, { title: text('Kop van een brief') }, 'template');
  await rewrite(own, { title: text('Haven nieuw') });
  await rewrite(open, { title: text('Afval nieuw') });
  await send('DELETE', `/api/pages/${gone}`);
  await buildMenu(test.services, [
    { name: text('Afval'), urlSegment: text('afval', 'waste'), pageId: open },
    { name: text('Feest'), urlSegment: text('feest'), pageId: draft },
  ]);
});
afterAll(() => test.close());

it('gives who manages content every page, as it is written', async () => {
  expect(await titles(manager)).toEqual(['Afval nieuw', 'Haven nieuw', 'Havenfeest', 'Intranet', 'Jaarplan']);
});

it('gives who edits some pages those as they are written, drafts too, and of others what readers have', async () => {
  expect(await titles(editor)).toEqual(['Afval', 'Haven nieuw', 'Havenfeest']);
  expect((await linkable(editor)).map(({ path }) => path)).toEqual(['/afval', null, '/feest']);
});

it('gives who only reads what they may read', async () => {
  expect(await titles(member)).toEqual(['Afval', 'Haven']);
  expect((await linkable(member, 'en')).map(({ title, path }) => [title, path])).toEqual([
    ['Haven', null],
    ['Waste', '/en/waste'],
  ]);
});

it('is for who is signed in, and for a language that there is', async () => {
  expect((await get('/api/pages:linkable', {})).statusCode).toBe(401);
  expect((await get('/api/pages:linkable?language=xx', member)).statusCode).toBe(400);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ImportPreview, RedirectList } from '../contract/redirect.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  await buildMenu(test.services, [
    { urlSegment: text(''), pageId: await buildPage(test.services) },
    { urlSegment: text('contact'), pageId: await buildPage(test.services, { title: text('Contact') }) },
  ]);
});
beforeEach(async () => {
  await test.platform.db.deleteFrom('redirect').execute();
});
afterAll(() => test.close());

const send = (name: 'preview' | 'import' | 'undo', payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/redirects:${name}`, headers: admin, payload });
const preview = async (csv: string) => (await send('preview', { text: csv })).json<ImportPreview>();
const all = async () =>
  (
    await test.app.inject({ url: '/api/redirects?sort_by=from_asc&itemCount=100', headers: admin })
  ).json<RedirectList>();

const file = ['Van;Naar;Status', '/een;/contact;301', '/twee;/een;', '/drie;/nergens', '/contact;/', '/een;/'].join(
  '\n',
);

describe('importing a file', () => {
  it('shows of every line what would come of it, and changes nothing', async () => {
    const { lines, counts } = await preview(file);
    expect(counts).toEqual({ new: 2, changed: 0, same: 0, refused: 3 });
    expect(lines).toMatchObject([
      { line: 2, from: '/een', to: '/contact', outcome: 'new' },
      { line: 3, from: '/twee', to: '/contact', outcome: 'new', isShortened: true },
      { line: 4, outcome: 'refused', problem: { code: 'redirect-to-unknown', values: { to: '/nergens' } } },
      { line: 5, outcome: 'refused', problem: { code: 'redirect-from-taken', values: { name: 'Contact' } } },
      { line: 6, outcome: 'refused', problem: { code: 'redirect-twice' } },
    ]);
    expect((await all()).totalNumberOfItems).toBe(0);
  });

  it('takes over what is right, in one go that is undone in one go', async () => {
    await send('import', { text: '/een;/' });
    const answer = await send('import', { text: file });
    expect(answer.json()).toMatchObject({ count: 2, counts: { new: 1, changed: 1, same: 0, refused: 3 } });
    expect((await all()).redirects).toMatchObject([
      { from: '/een', to: '/contact' },
      { from: '/twee', to: '/contact' },
    ]);
    const [entry] = (await test.services.audit.list(system, { itemCount: 1, search: '' })).entries;
    expect(entry).toMatchObject({ action: 'redirect.imported', details: { new: 1, changed: 1, refused: 3 } });
    expect((await preview(file)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 3 });
    await send('undo', { change: answer.json().change });
    expect((await all()).redirects).toMatchObject([{ from: '/een', to: '/' }]);
  });

  it('takes five thousand lines', async () => {
    const many = Array.from({ length: 5000 }, (_, number) => `/oud/${number};/contact`).join('\n');
    expect((await preview(many)).counts.new).toBe(5000);
    const answer = await send('import', { text: many });
    expect(answer.json()).toMatchObject({ count: 5000 });
    expect((await all()).totalNumberOfItems).toBe(5000);
    await send('undo', { change: answer.json().change });
    expect((await all()).totalNumberOfItems).toBe(0);
  });

  it.each([
    ['', 400, 'bad-input'],
    ['\n;;\n', 400, 'redirects-file-empty'],
    ['Van;Naar', 400, 'redirects-file-empty'],
    [Array.from({ length: 5001 }, (_, number) => `/oud/${number};/contact`).join('\n'), 400, 'redirects-too-many'],
    ['/contact;/', 409, 'redirects-nothing-new'],
  ])('refuses a file with nothing to take over (%#)', async (csv, status, code) => {
    const answer = await send('import', { text: csv });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

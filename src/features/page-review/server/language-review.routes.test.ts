import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemWorkingCopy } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { PageOverview } from '#features/pages/contract/overview/page-overview.ts';
import type { PagesChanged } from '#features/pages/contract/overview/pages-change.ts';
import type { PageState, WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { PageReview, ReviewTasks } from '../contract/page-review.ts';
import { codeOf, openReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

type Headers = Record<string, string>;
interface Answer {
  statusCode: number;
  body: string;
  json<T>(): T;
}
let desk: ReviewDesk<TestApp>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let editor: Headers;
let roleId: string;

beforeAll(async () => {
  desk = await openReviewDesk(startTestApp);
  ({ test, admin, manager, editor, roleId } = desk);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, payload?: object): Promise<Answer> =>
  test.app.inject({ method, url: `/api/${url}`, headers, ...(payload === undefined ? {} : { payload }) });
const post = (url: string, headers: Headers, payload: object = {}) => call('POST', `pages/${url}`, headers, payload);
const copyOf = async (id: string) => (await call('GET', `pages/${id}/working-copy`, admin)).json<WorkingCopy>();
const review = async (id: string, headers: Headers) =>
  (await call('GET', `pages/${id}/review`, headers)).json<PageReview>();
const statesOf = ({ languages }: PageReview) => languages.map(({ language, state }) => `${language} ${state}`);
const ask = (id: string, languages?: string[], headers = editor) => post(`${id}/review/ask`, headers, { languages });
const approve = async (id: string, languages?: string[], headers = manager) =>
  post(`${id}/review/approve`, headers, { languages, sequence: (await copyOf(id)).sequence });

async function write(id: string, title: ReturnType<typeof text>): Promise<void> {
  const payload = { sequence: (await copyOf(id)).sequence, changes: { title } };
  expect((await call('PUT', `pages/${id}`, editor, payload)).statusCode).toBe(200);
}
/** What readers have of it in each language. */
async function readTitles(id: string): Promise<string[]> {
  const read = async (language: string) =>
    (await call('GET', `pages/${id}?language=${language}`, {})).json<{ page: { title: string } }>().page.title;
  return [await read('nl'), await read('en')];
}
/** A published page in two languages; the editor, who may edit it by their role, has just changed both. */
async function changedPage(): Promise<string> {
  const id = await buildPage(test.services, {
    title: text('Haven', 'Harbour'),
    editPermission: 'Roles',
    editRoles: [roleId],
  });
  await write(id, text('Nieuwe haven', 'New harbour'));
  return id;
}
const lettersTo = async (name: string) =>
  (await findMails(test.platform, { to: `${name}@%` })).map(
    ({ kind, text: words }) => `${kind}: ${/(?:gaat om|is about): (.*)\./.exec(words)?.[1]}`,
  );

describe('a language of a page', () => {
  it('is asked for, approved and published by itself, and the other stays as it was', async () => {
    const id = await changedPage();
    expect(statesOf((await ask(id, ['en'])).json<PageReview>())).toEqual(['nl none', 'en waiting']);
    expect((await review(id, editor)).can).toEqual({ publish: false, ask: true, withdraw: true, approve: false });
    expect(statesOf((await approve(id, ['en'])).json<PageReview>())).toEqual(['nl none', 'en approved']);
    expect((await post(`${id}/publish`, editor)).json<PageState>()).toMatchObject({ hasChanges: true });
    expect(await readTitles(id)).toEqual(['Haven', 'New harbour']);
    expect((await copyOf(id)).document.title).toEqual(text('Nieuwe haven', 'New harbour'));
    expect(statesOf(await review(id, editor))).toEqual(['nl none', 'en none']);
    expect(codeOf(await post(`${id}/publish`, editor))).toBe('approval-needed');

    await ask(id, ['nl']);
    await approve(id);
    expect((await post(`${id}/publish`, editor)).json<PageState>()).toMatchObject({ hasChanges: false });
    expect(await readTitles(id)).toEqual(['Nieuwe haven', 'New harbour']);
  });

  it('is not published by a yes to another, however it is named', async () => {
    const id = await changedPage();
    await ask(id, ['nl']);
    await approve(id);
    for (const languages of [['en'], ['en', 'nl']]) {
      expect(codeOf(await post(`${id}/publish`, editor, { languages }))).toBe('approval-needed');
      expect(codeOf(await post(`${id}/publish`, editor, { languages, withoutSource: true }))).toBe('approval-needed');
    }
    expect((await post(`${id}/publish`, editor)).json<PageState>()).toMatchObject({ hasChanges: true });
    expect(await readTitles(id)).toEqual(['Nieuwe haven', 'Harbour']);
  });

  it('keeps its yes when another changes, and loses it when it changes itself', async () => {
    const id = await changedPage();
    await ask(id, ['nl', 'en']);
    await approve(id);
    await write(id, text('Oude haven', 'New harbour'));
    expect(statesOf(await review(id, editor))).toEqual(['nl lapsed', 'en approved']);
    await write(id, text('Oude haven', 'Old harbour'));
    expect(statesOf(await review(id, editor))).toEqual(['nl lapsed', 'en lapsed']);
    // As it was looked at again.
    await write(id, text('Nieuwe haven', 'Old harbour'));
    expect(statesOf(await review(id, editor))).toEqual(['nl approved', 'en lapsed']);
  });

  it('is answered, sent back and taken back by itself', async () => {
    const id = await changedPage();
    await ask(id, ['nl', 'en']);
    const back = await post(`${id}/review/return`, manager, { languages: ['en'], note: 'Overdrive' });
    expect(statesOf(back.json<PageReview>())).toEqual(['nl waiting', 'en returned']);
    expect(codeOf(await approve(id, ['en']))).toBe('review-not-waiting');
    expect(codeOf(await post(`${id}/review/withdraw`, manager, { languages: ['nl'] }))).toBe('not-yours');
    await ask(id, ['en']);
    const taken = await post(`${id}/review/withdraw`, editor, { languages: ['nl'] });
    expect(statesOf(taken.json<PageReview>())).toEqual(['nl none', 'en waiting']);
    expect(codeOf(await ask(id, ['en']))).toBe('review-asked-already');
    expect(codeOf(await ask(id, ['de']))).toBe('nothing-to-review');
  });

  it('waits in the overview beside one that nobody asked about', async () => {
    const id = await changedPage();
    await ask(id, ['en']);
    const { pages } = (await call('GET', 'pages:overview?status=waiting&itemCount=100', manager)).json<PageOverview>();
    expect(pages.find(({ guid }) => guid === id)?.statuses).toEqual([
      { status: 'changed', languages: ['nl'] },
      { status: 'waiting', languages: ['en'] },
    ]);
  });

  it('is published alone by who needs nobody’s yes, of a page that readers have', async () => {
    const id = await changedPage();
    await ask(id, ['nl', 'en']);
    expect((await post(`${id}/publish`, admin, { languages: ['en'], withoutSource: true })).statusCode).toBe(200);
    expect(await readTitles(id)).toEqual(['Haven', 'New harbour']);
    // What readers do not have yet waits on.
    expect(statesOf(await review(id, editor))).toEqual(['nl waiting', 'en none']);
    const unread = await buildPage(test.services, { title: text('Nieuw', 'New') });
    await post(`${unread}/unpublish`, admin);
    const refused = await post(`${unread}/publish`, admin, { languages: ['en'], withoutSource: true });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'source-first']);
  });

  it('of a page that nobody reads yet waits for the default language', async () => {
    const id = await changedPage();
    await post(`${id}/unpublish`, admin);
    await ask(id, ['en']);
    await approve(id);
    expect((await review(id, editor)).can.publish).toBe(false);
    expect(codeOf(await post(`${id}/publish`, editor))).toBe('approval-needed');
  });
});

describe('the list of tasks and the mail', () => {
  const tasks = async (headers: Headers) => (await call('GET', 'reviews', headers)).json<ReviewTasks>();
  it('name the languages; what was asked in one go and stands alike is one row', async () => {
    const id = await changedPage();
    await ask(id);
    const rows = (list: ReviewTasks['own']) =>
      list.filter(({ guid }) => guid === id).map(({ languages, state }) => [state, ...languages]);
    expect(rows((await tasks(manager)).toAnswer)).toEqual([['waiting', 'nl', 'en']]);
    expect((await lettersTo('contentmanager-2')).at(-1)).toBe('review-asked: Nederlands en Engels');
    await approve(id, ['en']);
    expect(rows((await tasks(manager)).toAnswer)).toEqual([['waiting', 'nl']]);
    expect((await lettersTo('standard-4')).at(-1)).toBe('review-approved: Engels');
    await write(id, text('Nog een haven', 'New harbour'));
    expect(rows((await tasks(editor)).own)).toEqual([
      ['waiting', 'nl'],
      ['approved', 'en'],
    ]);
    await write(id, text('Nog een haven', 'Another harbour'));
    expect(rows((await tasks(editor)).own)).toContainEqual(['lapsed', 'en']);
  });
});

describe('a plan', () => {
  const plan = (id: string, headers: Headers) =>
    post(`${id}/schedule`, headers, { publishAt: desk.minutes(10).toISOString(), unpublishAt: null });
  async function carryOut(): Promise<void> {
    desk.passTo(20);
    await test.installation.jobs.runRecurring('schedule-pages');
    desk.passTo(0);
  }

  it('takes along what has a yes, and leaves the rest', async () => {
    const id = await changedPage();
    await ask(id, ['en']);
    await approve(id);
    expect((await plan(id, editor)).json<PageState>().plannedLanguages).toEqual(['en']);
    await write(id, text('Later anders', 'New harbour'));
    await carryOut();
    expect(await readTitles(id)).toEqual(['Haven', 'New harbour']);
    expect(await copyOf(id)).toMatchObject({ publishAt: null, plannedLanguages: null, hasChanges: true });
  });

  it('is put back as it was by who may publish anything, with its languages and no others', async () => {
    const id = await changedPage();
    await ask(id, ['en']);
    await approve(id);
    const [before, at] = [(await plan(id, editor)).json<PageState>(), desk.minutes(15).toISOString()];
    const moved = await post(`${id}/schedule`, admin, { publishAt: at, unpublishAt: null });
    expect(moved.json<PageState>().plannedLanguages).toBeNull();
    const { publishAt, unpublishAt, plannedLanguages: languages } = before;
    const back = await post(`${id}/schedule`, admin, { publishAt, unpublishAt, languages });
    expect(back.json()).toMatchObject({ publishAt, unpublishAt: null, plannedLanguages: ['en'] });
    await carryOut();
    expect(await readTitles(id)).toEqual(['Haven', 'New harbour']);
    expect(await copyOf(id)).toMatchObject({ hasChanges: true, failedPlan: null });
  });

  it('is no way round a yes: who needs one plans no language without it by naming it', async () => {
    const id = await changedPage();
    await ask(id, ['en']);
    await approve(id);
    const named = { publishAt: desk.minutes(10).toISOString(), unpublishAt: null, languages: ['nl', 'en'] };
    expect((await post(`${id}/schedule`, editor, named)).statusCode).toBe(403);
    expect((await post(`${id}/schedule`, editor, { ...named, languages: ['en'] })).statusCode).toBe(200);
  });

  it('comes back with its languages when several pages were published at once, and happens at its hour', async () => {
    const id = await changedPage();
    await ask(id, ['en']);
    await approve(id);
    await plan(id, editor);
    const bulk = (payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/pages:bulk', headers: admin, payload });
    const published = (await bulk({ action: 'publish', guids: [id] })).json<PagesChanged>();
    const [{ guid, readers } = { guid: '', readers: undefined }] = published.changed;
    expect(readers).toMatchObject({ plannedLanguages: ['en'] });
    const back = (await bulk({ action: 'putBack', pages: [{ guid, ...readers }] })).json<PagesChanged>();
    expect(back.refused).toEqual([]);
    expect(await copyOf(id)).toMatchObject({ plannedLanguages: ['en'], publishAt: desk.minutes(10).toISOString() });
    await carryOut();
    expect(await readTitles(id)).toEqual(['Haven', 'New harbour']);
  });

  it('fails when one of its languages was changed since, and leaves nothing out in silence', async () => {
    const id = await changedPage();
    expect((await plan(id, admin)).json<PageState>().plannedLanguages).toBeNull();
    await write(id, text('Nieuwe haven', 'Sneaky harbour'));
    await carryOut();
    expect(await readTitles(id)).toEqual(['Haven', 'Harbour']);
    expect((await copyOf(id)).failedPlan).toMatchObject({ action: 'publish', reason: 'approval' });
  });
});

describe('a language of an item', () => {
  it('is asked for, approved and published by itself', async () => {
    const { guid: list } = await buildList(test.services, { page: { editPermission: 'Roles', editRoles: [roleId] } });
    const { guid } = await buildItem(test.services, list, { title: 'Havenfeest' });
    const copy = async () => (await call('GET', `listitem:workingcopy/${guid}`, admin)).json<ItemWorkingCopy>();
    async function type(language: 'nl' | 'en', words: string): Promise<void> {
      const id = randomUUID();
      const place = { block: null, path: ['title'], language, format: 'plain' };
      const step = { stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } };
      const operation = { kind: 'text', place, steps: [step] };
      const operations = [{ id, operation, group: id, undoes: null }];
      const sent = await call('POST', `listitem:operations/${guid}`, editor, {
        base: (await copy()).sequence,
        operations,
      });
      expect(sent.json<{ refused: unknown[] }>().refused, sent.body).toEqual([]);
    }
    const read = async (language: string) =>
      (await call('GET', `listitem/${guid}?language=${language}`, {})).json<{ title: string }>().title;
    await type('nl', 'Groot ');
    await type('en', 'Harbour party');
    await call('POST', `listitem:review/${guid}/ask`, editor, { languages: ['en'] });
    const { sequence } = await copy();
    await call('POST', `listitem:review/${guid}/approve`, manager, { languages: ['en'], sequence });
    const done = await call('POST', `listitem:publish/${guid}`, editor);
    expect(done.json<PageState>(), done.body).toMatchObject({ hasChanges: true });
    expect([await read('nl'), await read('en')]).toEqual(['Havenfeest', 'Harbour party']);
    expect((await copy()).document.title).toEqual(text('Groot Havenfeest', 'Harbour party'));
    expect(codeOf(await call('POST', `listitem:publish/${guid}`, editor))).toBe('approval-needed');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { HandledForm, Inbox, SubmissionChange } from '../contract/handling/inbox.ts';
import { buildInbox, posted, report, titles } from './inbox.factory.ts';
import { buildSubmission } from './submissions.factory.ts';

type Built = Awaited<ReturnType<typeof buildInbox>>;
const start = new Date('2026-11-17T12:00:00Z');
let now = start;
let test: TestApp;
let admin: Built['admin'];
let handler: Built['handler'];
let stranger: Built['stranger'];
let role: Built['role'];
let get: Built['get'];
let post: Built['post'];
let list: Built['list'];
let read: Built['read'];
let change: Built['change'];
let idOf: Built['idOf'];

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  ({ admin, handler, stranger, role, get, post, list, read, change, idOf } = await buildInbox(test));
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const buildReport = (settings: object = {}) =>
  buildForm(test.services, { document: report, settings: { dueDays: 3, handlerRoleIds: [role], ...settings } });
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const days = (count: number): number => count * 24 * 3600;
const audits = async (action: string) =>
  (await test.platform.db.selectFrom('audit_entry').select('action').where('action', '=', action).execute()).length;
type Headers = Record<string, string>;

describe('the inbox', () => {
  it('has what is due first on top, in piles with their numbers', async () => {
    const guid = await buildReport();
    const first = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 12') });
    later(days(2.5));
    const second = await buildSubmission(test.services, guid, { posted: posted('lamp', 'Dijkweg 40') });
    await change([{ guid: second.guid, assigneeGuid: await idOf(admin) }]);
    later(3600);
    const all = await list(guid);
    expect(all.submissions.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['Losse stoeptegel', 'Kaaistraat 12'],
      ['Lantaarn', 'Dijkweg 40'],
    ]);
    expect(all.counts).toEqual({ open: 2, mine: 1, nobody: 1, today: 1, late: 0 });
    expect(titles(await list(guid, '?sort_by=due_desc'))).toEqual(['Lantaarn', 'Losse stoeptegel']);
    now = new Date(start.getTime() + days(3) * 1000 - 3600_000);
    expect((await list(guid)).counts.today).toBe(1);
    later(7200);
    expect((await list(guid)).counts).toMatchObject({ today: 0, late: 1 });
    for (const [pile, expected] of [
      ['mine', ['Lantaarn']],
      ['nobody', ['Losse stoeptegel']],
      ['late', ['Losse stoeptegel']],
      ['today', []],
      ['done', []],
    ] as const)
      expect(titles(await list(guid, `?pile=${pile}`))).toEqual(expected);
    await change([{ guid: first.guid, status: 'done' }]);
    expect(titles(await list(guid, '?pile=done'))).toEqual(['Losse stoeptegel']);
    expect(titles(await list(guid))).toEqual(['Lantaarn']);
  });

  it('is searched by reference, words of answers and words of options, and filtered', async () => {
    const guid = await buildReport({ referencePrefix: 'ML' });
    const tile = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 100%') });
    later(60);
    await buildSubmission(test.services, guid, { posted: posted('lamp', 'Dijkweg 40') });
    const found = async (query: string) => titles(await list(guid, query));
    expect(await found(`?search=${tile.reference.toLowerCase()}`)).toEqual(['Losse stoeptegel']);
    expect(await found('?search=dijk 40')).toEqual(['Lantaarn']);
    expect(await found('?search=STOEPTEGEL kaai')).toEqual(['Losse stoeptegel']);
    expect(await found('?search=100%25')).toEqual(['Losse stoeptegel']);
    expect(await found('?search=1%2500')).toEqual([]);
    expect(await found('?answer=soort:lamp')).toEqual(['Lantaarn']);
    expect(await found('?version=2')).toEqual([]);
    expect(await found('?assignee=none&version=1&sent=day&sort_by=sent_asc')).toEqual(['Losse stoeptegel', 'Lantaarn']);
    await change([{ guid: tile.guid, addLabels: ['Gevaarlijk'] }]);
    expect(await found('?label=Gevaarlijk')).toEqual(['Losse stoeptegel']);
    expect(await found('?status=open')).toEqual([]);
    later(days(2));
    expect(await found('?sent=day')).toEqual([]);
    const [line] = (await list(guid, '?column=plek&itemCount=1')).submissions;
    expect(line?.answers).toEqual({ plek: 'Kaaistraat 100%' });
    expect((await get(`/api/forms/${guid}/submissions?pile=other`)).statusCode).toBe(400);
  });

  it('tells what there is to choose', async () => {
    const guid = await buildReport();
    const inbox = (await get(`/api/forms/${guid}/inbox`, handler)).json<Inbox>();
    expect(inbox).toMatchObject({ title: 'Melding', version: 1, statuses: [], can: { editForm: false } });
    expect(inbox.people.map(({ guid: person }) => person)).toEqual(
      expect.arrayContaining([await idOf(admin), await idOf(handler)]),
    );
    expect(inbox.people.map(({ guid: person }) => person)).not.toContain(await idOf(stranger));
    expect(inbox.questions[0]).toEqual({
      field: 'soort',
      label: 'Wat is er?',
      options: [
        { value: 'tile', label: 'Losse stoeptegel' },
        { value: 'lamp', label: 'Lantaarn' },
      ],
    });
  });
});

describe('who deals with it', () => {
  it('is who has a role of the form, and to others nothing is there', async () => {
    const guid = await buildReport();
    const other = await buildReport({ handlerRoleIds: [] });
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const elsewhere = await buildSubmission(test.services, other, { posted: posted('tile', 'Kade') });
    const calls = (form: string, submission: string, headers: Headers) => [
      get(`/api/forms/${form}/inbox`, headers),
      get(`/api/forms/${form}/submissions`, headers),
      get(`/api/submissions/${submission}`, headers),
      change([{ guid: submission, addLabels: ['x'] }], headers),
      post(`/api/submissions/${submission}/notes`, { words: 'Hoi' }, headers),
      post(`/api/submissions/${submission}/replies`, { words: 'Hoi', replyCount: 0 }, headers),
      post(`/api/submissions/${submission}/redactions`, { fields: ['plek'] }, headers),
    ];
    const codes = async (answers: ReturnType<typeof calls>) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(await codes(calls(guid, sent, {}))).toEqual(Array(7).fill(401));
    expect(await codes(calls(guid, sent, stranger))).toEqual(Array(7).fill(404));
    expect(await codes(calls(other, elsewhere.guid, handler))).toEqual(Array(7).fill(404));
    expect(await codes(calls(randomUUID(), randomUUID(), admin))).toEqual(Array(7).fill(404));
    expect(
      (
        await change(
          [
            { guid: sent, addLabels: ['x'] },
            { guid: elsewhere.guid, addLabels: ['x'] },
          ],
          handler,
        )
      ).statusCode,
    ).toBe(404);
    expect((await read(sent, handler)).labels).toEqual([]);
    const forms = (await get('/api/submissions:forms', handler)).json<HandledForm[]>().map((form) => form.guid);
    expect(forms).toContain(guid);
    expect(forms).not.toContain(other);
    expect((await get('/api/submissions:forms', stranger)).json()).toEqual([]);
    expect((await get('/api/submissions:forms', admin)).json<HandledForm[]>().map((form) => form.guid)).toContain(
      other,
    );
  });

  it('is written down when they look at special data, once for each look', async () => {
    const fields = [{ id: 'zorg', kind: 'text', label: text('Uw zorg'), personalData: 'special' as const }];
    const guid = await buildForm(test.services, { document: { fields }, settings: { handlerRoleIds: [role] } });
    const sent = await buildSubmission(test.services, guid, { posted: { zorg: ['Rug'] } });
    const before = await audits('submission.read');
    expect((await read(sent.guid, handler)).answers).toMatchObject([{ field: 'zorg', text: 'Rug', isPersonal: true }]);
    await read(sent.guid, handler);
    expect(await audits('submission.read')).toBe(before + 1);
    await read(sent.guid, admin);
    expect(await audits('submission.read')).toBe(before + 2);
    later(3600);
    await read(sent.guid, handler);
    expect(await audits('submission.read')).toBe(before + 3);
    expect((await read(sent.guid)).events).toEqual([]);
  });
});

describe('dealing with it', () => {
  it('gives, labels, waits and finishes, with a history and a way back', async () => {
    const guid = await buildReport();
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const me = await idOf(handler);
    const taken = await change([{ guid: sent, assigneeGuid: me, addLabels: ['Gevaarlijk'] }], handler);
    expect(taken.json()).toEqual({
      before: [{ guid: sent, assigneeGuid: null, status: 'new', addLabels: [], removeLabels: ['Gevaarlijk'] }],
    });
    expect(await read(sent)).toMatchObject({ status: 'open', assignee: { guid: me }, labels: ['Gevaarlijk'] });
    await change([{ guid: sent, status: 'waiting' }], handler);
    later(days(5));
    expect(await read(sent)).toMatchObject({ dueOn: null, isStill: true });
    await change([{ guid: sent, status: 'open' }], handler);
    expect((await read(sent)).dueOn).toBe(new Date(now.getTime() + days(3) * 1000).toISOString());
    await change([{ guid: sent, status: 'done' }], handler);
    const done = await read(sent);
    expect(done.doneOn).toBe(now.toISOString());
    expect(done.events.map(({ kind }) => kind)).toEqual([
      'assigned',
      'status',
      'labelled',
      'status',
      'status',
      'status',
    ]);
    expect((await get(`/api/forms/${guid}/inbox`)).json<Inbox>().labels).toEqual(['Gevaarlijk']);
    const [undo] = taken.json<{ before: SubmissionChange[] }>().before;
    await change(undo === undefined ? [] : [undo], handler);
    expect(await read(sent)).toMatchObject({ status: 'new', assignee: null, labels: [], doneOn: null });
  });

  it('refuses what is not there: a status, somebody who does not deal with it, nothing', async () => {
    const guid = await buildReport();
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const refused = await Promise.all([
      change([{ guid: sent, status: 'gone' }]),
      change([{ guid: sent, assigneeGuid: await idOf(stranger) }]),
      change([{ guid: sent, assigneeGuid: randomUUID() }]),
      change([]),
      change([{ guid: sent, addLabels: ['x'.repeat(41)] }]),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  it('throws away for thirty days, with a way back, and frees the place', async () => {
    const guid = await buildReport({ submissionLimit: 1 });
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const isFull = async () => (await get(`/api/forms/${guid}/filling`)).json<{ isFull: boolean }>().isFull;
    expect(await isFull()).toBe(true);
    await change([{ guid: sent, isTrashed: true }]);
    expect(await isFull()).toBe(false);
    expect(titles(await list(guid, '?pile=all'))).toEqual([]);
    expect(titles(await list(guid, '?pile=trash'))).toEqual(['Losse stoeptegel']);
    expect((await get(`/api/submissions/${sent}/receipt`)).statusCode).toBe(404);
    await change([{ guid: sent, isTrashed: false }]);
    expect(titles(await list(guid))).toEqual(['Losse stoeptegel']);
    await change([{ guid: sent, isTrashed: true }]);
    later(days(29));
    await test.services.submissionHandling.emptyTrash();
    const isThere = async () =>
      (await test.platform.db.selectFrom('form_submission').select('guid').where('guid', '=', sent).execute()).length;
    expect(await isThere()).toBe(1);
    later(days(2));
    await test.services.submissionHandling.emptyTrash();
    expect(await isThere()).toBe(0);
  });

  it('has statuses and standard texts of the form’s own, which admins make', async () => {
    const guid = await buildReport();
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const save = (payload: object, headers: Headers = admin) =>
      test.app.inject({ method: 'PUT', url: `/api/forms/${guid}/handling`, payload, headers });
    const handling = {
      statuses: [{ id: 'contractor', label: 'Bij de aannemer', kind: 'waiting' }],
      templates: [{ name: 'Dank', words: 'Beste [naam], dank u wel.' }],
    };
    expect((await save(handling, handler)).statusCode).toBe(403);
    expect((await save({ ...handling, statuses: [{ id: 'done', label: 'Klaar', kind: 'open' }] })).statusCode).toBe(
      400,
    );
    expect((await save(handling)).json()).toEqual(handling);
    expect((await get(`/api/forms/${guid}/inbox`, handler)).json()).toMatchObject(handling);
    await change([{ guid: sent, status: 'contractor' }], handler);
    expect(await read(sent)).toMatchObject({ status: 'contractor', isStill: true });
  });
});

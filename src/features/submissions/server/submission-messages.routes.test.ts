import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { viewerOf } from '#platform/contract/rights/viewer.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { Inbox } from '../contract/handling/inbox.ts';
import { buildInbox, posted, report, titles } from './inbox.factory.ts';
import { buildSubmission } from './submissions.factory.ts';

type Built = Awaited<ReturnType<typeof buildInbox>>;
const start = new Date('2026-11-17T12:00:00Z');
let now = start;
let test: TestApp;
let admin: Built['admin'];
let handler: Built['handler'];
let role: Built['role'];
let get: Built['get'];
let post: Built['post'];
let list: Built['list'];
let read: Built['read'];
let change: Built['change'];
let idOf: Built['idOf'];

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  ({ admin, handler, role, get, post, list, read, change, idOf } = await buildInbox(test));
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
const mails = () => findMails(test.platform);
type Headers = Record<string, string>;

describe('what is said about it', () => {
  it('is a note, which calls colleagues by mail without telling what it says', async () => {
    const guid = await buildReport();
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const inbox = (await get(`/api/forms/${guid}/inbox`)).json<Inbox>();
    const called = await idOf(handler);
    const name = inbox.people.find((person) => person.guid === called)?.name ?? '';
    const before = (await mails()).length;
    const words = `Het hek is weg, @${name} kun jij er een lenen?`;
    expect((await post(`/api/submissions/${sent}/notes`, { words })).statusCode).toBe(204);
    const [mail, ...others] = (await mails()).slice(before);
    const sameName = inbox.people.filter((person) => person.name === name).length;
    expect(others.length).toBeLessThan(sameName);
    expect(mail?.kind).toBe('submission-mention');
    expect(mail?.text).not.toContain('hek');
    expect((await read(sent)).events.at(-1)).toMatchObject({ kind: 'note', words, mentions: [name] });
    expect((await post(`/api/submissions/${sent}/notes`, { words: ' ' })).statusCode).toBe(400);
  });

  it('is a mail to the sender, and the second of two colleagues hears of the first', async () => {
    const guid = await buildReport();
    const { guid: sent, reference } = await buildSubmission(test.services, guid, {
      posted: posted('tile', 'Kade', 'jo@post.example'),
    });
    expect((await read(sent)).sender).toEqual({ name: 'Jo Smit', email: 'jo@post.example', isKnown: false });
    const reply = (more: object, headers: Headers = admin) =>
      post(
        `/api/submissions/${sent}/replies`,
        { words: 'De tegel ligt {{weer}} vast.', replyCount: 0, ...more },
        headers,
      );
    expect((await reply({}, handler)).statusCode).toBe(204);
    expect(await read(sent)).toMatchObject({ status: 'open', assignee: { guid: await idOf(handler) }, replyCount: 1 });
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ kind: 'submission-reply', to: 'jo@post.example' });
    expect(mail?.text).toContain('De tegel ligt {{weer}} vast.');
    expect(mail?.subject).toContain(reference);
    const late = await reply({ isDone: true });
    expect(late.json()).toMatchObject({ status: 409, code: 'submission-answered' });
    expect((await read(sent)).status).toBe('open');
    expect((await reply({ isDone: true, isSentAnyway: true })).statusCode).toBe(204);
    expect(await read(sent)).toMatchObject({ status: 'done', replyCount: 2, assignee: { guid: await idOf(handler) } });
    expect((await reply({ words: '' })).statusCode).toBe(400);
  });

  it('cannot be mailed where there is no address, or where it was taken back', async () => {
    const guid = await buildReport();
    const { guid: sent } = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade') });
    const reply = () => post(`/api/submissions/${sent}/replies`, { words: 'Dag', replyCount: 0 });
    expect((await reply()).json()).toMatchObject({ status: 409, code: 'submission-no-address' });
  });

  it('can be taken out for good, also from what is searched in', async () => {
    const guid = await buildReport({ confirmationField: 'mail' });
    const { guid: sent } = await buildSubmission(test.services, guid, {
      posted: posted('tile', 'Kaaistraat', 'jo@post.example'),
    });
    const redact = (fields: string[]) => post(`/api/submissions/${sent}/redactions`, { fields });
    expect((await redact(['mail', 'plek', 'none'])).statusCode).toBe(204);
    const after = await read(sent);
    expect(
      after.answers.filter(({ isRedacted }) => isRedacted).map(({ field, text: words }) => [field, words]),
    ).toEqual([
      ['plek', ''],
      ['mail', ''],
    ]);
    expect(after.sender.email).toBeNull();
    expect(after.events.at(-1)).toMatchObject({ kind: 'redacted', questions: ['E-mail', 'Waar?'] });
    expect(titles(await list(guid, '?search=kaaistraat'))).toEqual([]);
    expect(titles(await list(guid, '?search=jo@post'))).toEqual([]);
    expect((await redact(['plek'])).statusCode).toBe(204);
    // That its sender was mailed may be told there as well, by a job.
    expect((await read(sent)).events.filter(({ kind }) => kind === 'redacted')).toHaveLength(1);
    expect((await redact([])).statusCode).toBe(400);
  });
});

describe('people who go', () => {
  it('have what they sent in what they take along, and are named nowhere afterwards', async () => {
    const guid = await buildReport();
    const leaver = await test.signInAs('Standard', { roleIds: [role] });
    const id = await idOf(leaver);
    const account = { id, accountType: 'Standard' as const, emailVerified: true, isActive: true, roleIds: [role] };
    const viewer = viewerOf(account);
    const sent = await buildSubmission(test.services, guid, { posted: posted('tile', 'Kade'), viewer });
    await change([{ guid: sent.guid, assigneeGuid: id }], leaver);
    expect((await read(sent.guid)).sender.isKnown).toBe(true);
    const own = (await get('/api/profiles:data', leaver)).json<{ submissions: object[] }>();
    expect(own.submissions).toMatchObject([
      { reference: sent.reference, answers: [{ question: 'Wat is er?', answer: 'Losse stoeptegel' }, {}, {}] },
    ]);
    await test.platform.transaction((trx, touch) => test.services.submissionPeople.handOver(trx, touch, id, undefined));
    const after = await read(sent.guid);
    expect(after).toMatchObject({ assignee: null, sender: { isKnown: false } });
    expect(after.events.every(({ by }) => by === null)).toBe(true);
  });

  it('shows what else the same sender sent', async () => {
    const guid = await buildReport({ confirmationField: 'mail' });
    const build = () => buildSubmission(test.services, guid, { posted: posted('tile', 'Kade', 'jo@post.example') });
    const first = await build();
    later(60);
    const second = await build();
    expect((await read(second.guid)).earlier.map(({ reference }) => reference)).toEqual([first.reference]);
  });
});

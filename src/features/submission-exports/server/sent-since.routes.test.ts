import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { memberPassword, signedInMember } from '#features/auth/server/testing/signed-in-member.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { SentSince } from '../contract/sent-since.ts';

type Headers = Record<string, string>;
const start = new Date('2026-11-17T12:00:00Z');
let test: TestApp;
let admin: Headers;
let form: string;

const fields = [
  { id: 'naam', kind: 'text', label: text('Naam', 'Name'), personalData: 'ordinary' as const },
  { id: 'wens', kind: 'text', label: text('Wens', 'Wish') },
];
const sent = (index: number) => ({
  version: 1,
  posted: { naam: [`Noor ${index}`], wens: [`wens ${index}`] },
  language: 'nl',
  beganAt: start,
  // Two at the same moment, as happens.
  sentAt: new Date(start.getTime() + Math.floor(index / 2) * 1000),
  status: 'new',
  labels: [],
  events: [],
});

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(start.getTime() + 60_000) } });
  admin = await test.signInAs('Admin');
  form = await buildForm(test.services, { document: { fields } });
  await test.services.pastSubmissions.takeOver(
    system,
    form,
    Array.from({ length: 7 }, (_, index) => sent(index)),
  );
});
afterAll(() => test.close());

const ask = (query = '', guid = form, headers = admin) =>
  test.app.inject({ url: `/api/forms/${guid}/submissions:since?${query}`, headers });
const read = async (query: string) => (await ask(query)).json<SentSince>();

it('gives each once, page after page, and then nothing until there is something new', async () => {
  const found: unknown[] = [];
  let after = '';
  for (let page = 0; page < 4; page++) {
    const { submissions, next } = await read(`limit=2${after}`);
    found.push(...submissions.map(({ answers }) => answers.wens));
    after = `&after=${next}`;
  }
  expect(found.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `wens ${index}`));
  const { submissions, next } = await read(`limit=2${after}`);
  expect(submissions).toEqual([]);
  expect(`&after=${next}`).toBe(after);
  const late = { ...sent(7), sentAt: new Date(start.getTime() + 20_000) };
  await test.services.pastSubmissions.takeOver(system, form, [late]);
  expect((await read(`limit=2${after}`)).submissions).toHaveLength(1);
});

it('waits with what is only just sent, which may have company that is not written yet', async () => {
  const young = await buildForm(test.services, { document: { fields } });
  await test.services.pastSubmissions.takeOver(system, young, [
    { ...sent(0), sentAt: new Date(start.getTime() + 55_000) },
  ]);
  expect((await ask('', young)).json()).toEqual({ submissions: [], next: null });
});

it('begins at a moment, and leaves out what is about a person until that is asked for', async () => {
  const since = new Date(start.getTime() + 3000).toISOString();
  const { submissions } = await read(`since=${since}`);
  expect(submissions.map(({ answers }) => answers)).toContainEqual({ wens: 'wens 6' });
  expect(submissions.some(({ answers }) => 'naam' in answers)).toBe(false);
  const whole = await read(`since=${since}&withPersonalData=true`);
  expect(whole.submissions[0]?.answers).toMatchObject({ naam: 'Noor 6' });
});

it('works with an access token, and is refused to who may not', async () => {
  const { browser } = await signedInMember(test, { accountType: 'Admin', roleIds: [] });
  await browser.post('/api/auth/proof', { password: memberPassword });
  const made = await browser.post('/api/accesstokens', { name: 'Zaaksysteem', scope: 'Read' });
  const { token } = made.json<{ token: string }>();
  expect((await ask('', form, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await ask('', form, {})).statusCode).toBe(401);
  expect((await ask('', form, await test.signInAs('Standard'))).statusCode).toBe(403);
  expect((await ask('', randomUUID())).statusCode).toBe(404);
  expect((await ask('limit=501')).statusCode).toBe(400);
  expect((await ask('after=onzin')).statusCode).toBe(400);
});

it('is in the audit log when something was read', async () => {
  await read('');
  const row = await test.platform.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'submission-export.read')
    .where('subject_id', '=', form)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(row?.details).toMatchObject({ withoutPersonalData: true });
});

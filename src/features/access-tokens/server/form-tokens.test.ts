import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { memberPassword, signedInMember } from '#features/auth/server/testing/signed-in-member.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { type FormToken, type MadeFormToken, mostTokens } from '../contract/access-token.ts';

const start = new Date();
let now = start;
let test: TestApp;
let maker: Awaited<ReturnType<typeof signedInMember>>;
let form: string;

const sent = {
  ...{ version: 1, posted: { naam: ['Noor'] }, language: 'nl', status: 'new', labels: [], events: [] },
  beganAt: new Date(start.getTime() - 120_000),
  sentAt: new Date(start.getTime() - 60_000),
};

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  maker = await signedInMember(test, { accountType: 'Admin' });
  await maker.browser.post('/api/auth/proof', { password: memberPassword });
});
beforeEach(async () => {
  now = start;
  form = await buildForm(test.services);
  await test.services.pastSubmissions.takeOver(system, form, [sent]);
});
afterAll(() => test.close());

const make = async (body: object = { name: 'Zaaksysteem' }) =>
  (await maker.browser.post(`/api/forms/${form}/tokens`, body)).json<MadeFormToken>();
const withToken = (token: string, url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  test.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
const since = (guid = form) => `/api/forms/${guid}/submissions:since`;
const list = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: `/api/forms/${form}/tokens`, headers })).json<FormToken[]>();

it('reads what one form was sent, and nothing else', async () => {
  const { token } = await make();
  const answer = await withToken(token, since());
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ submissions: object[] }>().submissions).toHaveLength(1);
  const other = await buildForm(test.services);
  for (const [url, method] of [
    [since(other), 'GET'],
    [`/api/forms/${form}`, 'GET'],
    [`/api/forms/${form}/submissions`, 'GET'],
    [`/api/forms/${form}/tokens`, 'GET'],
    ['/api/platformsettingvalues', 'GET'],
    ['/api/profiles:loggedIn', 'GET'],
    [`/api/forms/${form}`, 'DELETE'],
  ] as const) {
    const refused = await withToken(token, url, method);
    expect([url, refused.statusCode, refused.json<{ code: string }>().code]).toEqual([url, 403, 'token-of-form']);
  }
});

it('is shown once, kept as a hash, and seen by every admin with its last use and its maker', async () => {
  const { token, id, expiresAt } = await make({ name: 'Zaaksysteem', days: 7 });
  expect(Date.parse(expiresAt)).toBe(start.getTime() + 7 * 86_400_000);
  await withToken(token, since());
  const admin = await test.signInAs('Admin');
  await expect.poll(async () => (await list(admin))[0]?.lastUsedAt).toBe(start.toISOString());
  const [shown] = await list(admin);
  expect(shown).toMatchObject({ id, name: 'Zaaksysteem', hint: token.slice(-4), isExpired: false });
  expect(JSON.stringify(shown)).not.toContain(token);
  const row = await test.platform.db.selectFrom('access_token').selectAll().where('id', '=', id).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(token);
  // Among one's own tokens it is not: it is the form's.
  expect((await maker.browser.get('/api/accesstokens')).json()).toEqual([]);
});

it('is in the log with its name when it reads', async () => {
  const { token } = await make();
  await withToken(token, since());
  const row = await test.platform.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'submission-export.read')
    .where('subject_id', '=', form)
    .executeTakeFirst();
  expect(row?.details).toMatchObject({ token: 'Zaaksysteem' });
});

it('ends when it is revoked, by any admin, when it expires, and with the right of its maker', async () => {
  const [one, two] = [await make(), await make()];
  const admin = await test.signInAs('Admin');
  await withToken(one.token, since());
  const revoke = () =>
    test.app.inject({ method: 'DELETE', url: `/api/forms/${form}/tokens/${one.id}`, headers: admin });
  expect((await revoke()).statusCode).toBe(204);
  expect((await revoke()).statusCode).toBe(404);
  expect((await withToken(one.token, since())).statusCode).toBe(401);
  now = new Date(start.getTime() + 31 * 86_400_000);
  expect((await withToken(two.token, since())).statusCode).toBe(401);
  now = start;
  const three = await make();
  await test.platform.db.updateTable('user').set({ account_type: 'Standard' }).where('id', '=', maker.id).execute();
  expect((await withToken(three.token, since())).statusCode).toBe(403);
  await test.platform.db.updateTable('user').set({ account_type: 'Admin' }).where('id', '=', maker.id).execute();
});

it('is for who makes forms, asks for proof, and has an end to how many there are', async () => {
  const url = `/api/forms/${form}/tokens`;
  const ask = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url, headers, payload: { name: 'Zaaksysteem' } });
  expect((await ask({})).statusCode).toBe(401);
  expect((await ask(await test.signInAs('ContentManager'))).statusCode).toBe(403);
  const later = await signedInMember(test, { accountType: 'Admin' });
  now = new Date(start.getTime() + 3_600_000);
  expect((await later.browser.post(url, { name: 'Zaaksysteem' })).statusCode).toBe(403);
  now = start;
  expect((await maker.browser.post(`/api/forms/${randomUUID()}/tokens`, { name: 'x' })).statusCode).toBe(404);
  for (const wrong of [{ name: '' }, { name: 'x', days: 366 }, {}])
    expect((await maker.browser.post(url, wrong)).statusCode).toBe(400);
  for (let index = 0; index < mostTokens; index++) await make({ name: `token ${index}` });
  expect((await maker.browser.post(url, { name: 'een te veel' })).json()).toMatchObject({ code: 'too-many-tokens' });
});

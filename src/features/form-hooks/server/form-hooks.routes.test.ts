import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormHook, HookDelivery } from '../contract/form-hook.ts';
import { mostHooks } from '../contract/hook-limits.ts';
import { buildReceiver, deliverAll } from './receiver.factory.ts';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
let test: TestApp;
let admin: Headers;
let receiver: Awaited<ReturnType<typeof buildReceiver>>;
let form: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  receiver = await buildReceiver();
});
beforeEach(async () => {
  receiver.forget();
  form = await buildForm(test.services);
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const call = (method: Method, url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const input = (overrides: object = {}) => ({ address: receiver.address, events: ['received'], ...overrides });
const make = async (overrides: object = {}) =>
  (await call('POST', `/api/forms/${form}/hooks`, input(overrides))).json<{ hook: FormHook; secret: string }>();
const list = async () => (await call('GET', `/api/forms/${form}/hooks`)).json<FormHook[]>();
const log = async (guid: string, query = '') =>
  (await call('GET', `/api/form-hooks/${guid}/deliveries${query}`)).json<{
    deliveries: HookDelivery[];
    hasMore: boolean;
  }>();
const deliver = (guid: string) => deliverAll(test, guid);
const audited = (action: string) =>
  test.platform.db
    .selectFrom('audit_entry')
    .select(['details', 'subject_name'])
    .where('action', '=', action)
    .where('subject_id', '=', form)
    .execute();

it('is made with a secret that is told once, and lies closed', async () => {
  const { hook, secret } = await make();
  expect(secret).toMatch(/^whsec_/);
  expect(hook).toMatchObject({
    address: receiver.address,
    isOn: true,
    contents: 'plain',
    secretHint: secret.slice(-4),
  });
  expect(JSON.stringify(await list())).not.toContain(secret);
  const row = await test.platform.db
    .selectFrom('form_hook')
    .selectAll()
    .where('guid', '=', hook.guid)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(JSON.stringify(row)).not.toContain('sleutel');
  const [entry] = await audited('form-hook.made');
  expect(entry?.subject_name).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(JSON.stringify(entry)).not.toMatch(/sleutel|whsec/);
});

it('says only that there is something, of a form that asks for special personal data', async () => {
  const fields = [{ id: 'zorg', kind: 'text', label: text('Welke zorg?'), personalData: 'special' as const }];
  form = await buildForm(test.services, { document: { fields } });
  expect((await make()).hook.contents).toBe('nothing');
  expect((await make({ contents: 'all' })).hook.contents).toBe('all');
});

it('is changed, renewed and removed, and all of that is written down', async () => {
  const { hook, secret } = await make();
  const changed = await call('PUT', `/api/form-hooks/${hook.guid}`, input({ events: ['deleted'], isOn: false }));
  expect(changed.json()).toMatchObject({ events: ['deleted'], isOn: false, contents: 'plain' });
  const renewed = (await call('POST', `/api/form-hooks/${hook.guid}/secret`)).json<{
    hook: FormHook;
    secret: string;
  }>();
  expect(renewed.secret).not.toBe(secret);
  expect(renewed.hook.oldSecretUntil).not.toBeNull();
  expect((await call('DELETE', `/api/form-hooks/${hook.guid}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  for (const action of ['changed', 'secret-renewed', 'removed']) {
    const entries = await audited(`form-hook.${action}`);
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('whsec');
  }
});

it('is tried, and tells what the receiver answered', async () => {
  const { hook } = await make({ isOn: false });
  receiver.answer({ status: 422, text: 'dit ken ik niet\u0000' });
  const tried = (await call('POST', `/api/form-hooks/${hook.guid}/trial`)).json<HookDelivery>();
  expect(tried).toMatchObject({ event: 'test', state: 'given-up', outcome: 'refused', statusCode: 422 });
  expect(tried.answer).toBe('dit ken ik niet');
  expect(receiver.received[0]?.body).toMatchObject({ id: tried.guid, type: 'test' });
  expect((await list())[0]).toMatchObject({ givenUp: 0, last: { guid: tried.guid } });
  expect(await audited('form-hook.tried')).toHaveLength(1);
  expect((await call('POST', `/api/form-hook-deliveries/${tried.guid}/again`)).statusCode).toBe(409);
});

it('follows no redirect, and goes to no address of our own network', async () => {
  const { hook } = await make();
  receiver.answer({ status: 302, headers: { location: receiver.address } });
  const tried = (await call('POST', `/api/form-hooks/${hook.guid}/trial`)).json<HookDelivery>();
  expect(tried).toMatchObject({ outcome: 'redirected', statusCode: 302 });
  expect(receiver.received).toHaveLength(1);
});

it.each([
  ['https://10.0.0.8/in', 'address-private'],
  ['https://169.254.169.254/latest/meta-data', 'address-private'],
  ['https://zaken.internal/in', 'address-private'],
  ['http://zaken.example/in', 'address-not-secure'],
  ['https://wie:wat@zaken.example/in', 'address-wrong'],
  ['ftp://zaken.example/in', 'address-wrong'],
  ['zaken', 'address-wrong'],
])('refuses %s: %s', async (address, code) => {
  const answer = await call('POST', `/api/forms/${form}/hooks`, input({ address }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: [{ path: 'body.address', code }] });
});

it('sends again under the same id, one or all that was given up', async () => {
  const { hook } = await make();
  await buildSubmission(test.services, form);
  await deliver(hook.guid);
  const [sent] = (await log(hook.guid)).deliveries;
  expect(sent).toMatchObject({ state: 'delivered', tries: 1, outcome: 'accepted', statusCode: 204 });
  const again = await call('POST', `/api/form-hook-deliveries/${sent?.guid}/again`);
  expect(again.json()).toMatchObject({ guid: sent?.guid, state: 'waiting' });
  await deliver(hook.guid);
  expect(receiver.received.map(({ body }) => body.id)).toEqual([sent?.guid, sent?.guid]);
  expect((await log(hook.guid)).deliveries[0]).toMatchObject({ state: 'delivered', tries: 2 });
  await test.platform.db
    .updateTable('form_hook_delivery')
    .set({ state: 'given-up' })
    .where('hook_guid', '=', hook.guid)
    .execute();
  expect((await log(hook.guid, '?state=given-up&limit=1')).deliveries).toHaveLength(1);
  expect((await call('POST', `/api/form-hooks/${hook.guid}/again`)).json()).toEqual({ count: 1 });
  await deliver(hook.guid);
  expect(receiver.received).toHaveLength(3);
  expect(await audited('form-hook.sent-again')).toHaveLength(2);
  await call('PUT', `/api/form-hooks/${hook.guid}`, input({ isOn: false }));
  expect((await call('POST', `/api/form-hook-deliveries/${sent?.guid}/again`)).json()).toMatchObject({
    code: 'hook-off',
  });
});

it('shows a message, and notes who looked at special personal data', async () => {
  const fields = [{ id: 'zorg', kind: 'text', label: text('Welke zorg?'), personalData: 'special' as const }];
  form = await buildForm(test.services, { document: { fields } });
  const { hook } = await make({ contents: 'all' });
  await buildSubmission(test.services, form, { posted: { zorg: ['thuiszorg'] } });
  const [sent] = (await log(hook.guid)).deliveries;
  const { body } = (await call('GET', `/api/form-hook-deliveries/${sent?.guid}/body`)).json<{ body: string }>();
  expect(JSON.parse(body)).toMatchObject({ id: sent?.guid, data: { answers: { zorg: 'thuiszorg' } } });
  expect(await audited('submission.read')).toHaveLength(1);
});

it('is used by nobody once the secret of the installation is another, and says so', async () => {
  const { hook } = await make();
  await test.platform.db.updateTable('form_hook').set({ sealed: 'x' }).where('guid', '=', hook.guid).execute();
  const tried = (await call('POST', `/api/form-hooks/${hook.guid}/trial`)).json<HookDelivery>();
  expect(tried.outcome).toBe('unreadable');
  for (const answer of [
    await call('PUT', `/api/form-hooks/${hook.guid}`, input()),
    await call('POST', `/api/form-hooks/${hook.guid}/secret`),
  ])
    expect(answer.json()).toMatchObject({ code: 'hook-unreadable' });
  expect((await call('DELETE', `/api/form-hooks/${hook.guid}`)).statusCode).toBe(204);
});

it('is for who makes the form alone', async () => {
  const { hook } = await make();
  const calls: [Method, string, object?][] = [
    ['GET', `/api/forms/${form}/hooks`],
    ['POST', `/api/forms/${form}/hooks`, input()],
    ['PUT', `/api/form-hooks/${hook.guid}`, input()],
    ['POST', `/api/form-hooks/${hook.guid}/secret`],
    ['POST', `/api/form-hooks/${hook.guid}/trial`],
    ['GET', `/api/form-hooks/${hook.guid}/deliveries`],
    ['POST', `/api/form-hooks/${hook.guid}/again`],
    ['DELETE', `/api/form-hooks/${hook.guid}`],
  ];
  const manager = await test.signInAs('ContentManager');
  for (const [method, url, body] of calls) {
    expect((await call(method, url, body, {})).statusCode).toBe(401);
    expect((await call(method, url, body, manager)).statusCode).toBe(403);
    const elsewhere = url.replace(/[0-9a-f-]{36}/, randomUUID());
    expect((await call(method, elsewhere, body)).statusCode).toBe(404);
  }
  expect((await call('GET', `/api/form-hook-deliveries/${randomUUID()}/body`)).statusCode).toBe(404);
  expect((await call('POST', `/api/form-hook-deliveries/${randomUUID()}/again`)).statusCode).toBe(404);
  expect(receiver.received.filter(({ body }) => body.data.form === form)).toEqual([]);
});

it('refuses what makes no sense, and more than there may be', async () => {
  for (const wrong of [{ events: [] }, { events: ['elk'] }, { address: '' }, { contents: 'alles' }])
    expect((await call('POST', `/api/forms/${form}/hooks`, input(wrong))).statusCode).toBe(400);
  const { hook } = await make();
  expect((await call('GET', `/api/form-hooks/${hook.guid}/deliveries?limit=501`)).statusCode).toBe(400);
  const answers = await Promise.all(
    Array.from({ length: mostHooks + 1 }, () => call('POST', `/api/forms/${form}/hooks`, input())),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostHooks - 1);
  expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ code: 'too-many-hooks' });
});

it('goes with its form, and is not there while that is in the trash', async () => {
  const { hook } = await make();
  await call('DELETE', `/api/forms/${form}`);
  expect((await call('GET', `/api/forms/${form}/hooks`)).statusCode).toBe(404);
  expect((await call('POST', `/api/form-hooks/${hook.guid}/trial`)).statusCode).toBe(404);
});

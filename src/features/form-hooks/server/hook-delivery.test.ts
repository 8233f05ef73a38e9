import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { signedInMember } from '#features/auth/server/testing/signed-in-member.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import type { Today } from '#features/today/contract/attention.ts';
import { viewerOf } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { waits } from '../contract/back-off.ts';
import type { FormHookInput } from '../contract/form-hook.ts';
import { formHookAudit } from '../contract/form-hooks.audit.ts';
import { buildReceiver, deliverAll } from './receiver.factory.ts';

const start = new Date();
let now = start;
let test: TestApp;
let receiver: Awaited<ReturnType<typeof buildReceiver>>;
let form: string;

const fields = [
  { id: 'naam', kind: 'text', label: text('Naam'), personalData: 'ordinary' as const },
  { id: 'wens', kind: 'text', label: text('Wens') },
];

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  receiver = await buildReceiver();
});
beforeEach(async () => {
  now = start;
  receiver.forget();
  form = await buildForm(test.services, { document: { fields } });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const after = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const make = (overrides: Partial<FormHookInput> = {}) =>
  test.services.formHooks.make({ viewer: system }, form, {
    address: receiver.address,
    events: ['received'],
    contents: 'plain',
    isOn: true,
    ...overrides,
  });
const send = (wens = 'een bankje') =>
  buildSubmission(test.services, form, { posted: { naam: ['Noor'], wens: [wens] } });
const deliver = (guid: string) => deliverAll(test, guid, () => now);
const log = async (guid: string) =>
  (await test.services.hookLog.list(system, guid, { limit: 100 })).deliveries.toReversed();
/** As a process that was killed has left it, or one that took it over. */
const beBusyWith = (guid: string) =>
  test.platform.db
    .updateTable('form_hook')
    .set({ busy_until: new Date(now.getTime() + 60_000) })
    .where('guid', '=', guid)
    .execute();
/** Of this test's form: what an earlier one left may arrive late. */
const received = () => receiver.received.filter(({ body }) => body.data.form === form);
const types = () => received().map(({ body }) => body.type);

it('tells of what was sent, signed, without what is about a person', async () => {
  const { hook, secret } = await make();
  const { guid, reference } = await send();
  await deliver(hook.guid);
  const [message] = received();
  expect(message?.body).toMatchObject({
    type: 'submission.received',
    timestamp: start.toISOString(),
    data: { form, version: 1, submission: guid, reference, status: 'new', answers: { wens: 'een bankje' } },
  });
  expect(message?.text).not.toContain('Noor');
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = message?.headers ?? {};
  expect(id).toBe(message?.body.id);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${message?.text}`)
    .digest('base64');
  expect(signature).toBe(`v1,${expected}`);
});

it('has all answers, or none, as was chosen', async () => {
  const all = await make({ contents: 'all' });
  const none = await make({ contents: 'nothing' });
  await send();
  await deliver(all.hook.guid);
  await deliver(none.hook.guid);
  expect(received().map(({ body }) => body.data.answers)).toEqual([{ naam: 'Noor', wens: 'een bankje' }, null]);
});

it('fails twice, waits longer each time, and then is accepted under the same id', async () => {
  const { hook } = await make();
  receiver.answer({ status: 500, text: 'stuk' }, { status: 503 }, { status: 200, text: 'dank' });
  await send();
  await deliver(hook.guid);
  expect(await log(hook.guid)).toMatchObject([{ state: 'waiting', tries: 1, statusCode: 500, answer: 'stuk' }]);
  await deliver(hook.guid);
  expect(received()).toHaveLength(1);
  after(1);
  await deliver(hook.guid);
  after(4);
  await deliver(hook.guid);
  expect(received()).toHaveLength(2);
  after(1);
  await deliver(hook.guid);
  expect(await log(hook.guid)).toMatchObject([{ state: 'delivered', tries: 3, answer: 'dank', dueOn: null }]);
  expect(new Set(received().map(({ body }) => body.id)).size).toBe(1);
  expect((await test.services.formHooks.list(system, form))[0]?.failingSince).toBeNull();
});

it('is taken up by a worker when its time has come', async () => {
  const { hook } = await make();
  receiver.answer({ status: 500 }, { status: 204 });
  await send();
  await deliver(hook.guid);
  after(1);
  await test.installation.jobs.runRecurring('wake-form-hooks');
  await expect.poll(types).toHaveLength(2);
});

it('is sent once by two who come at the same moment', async () => {
  const { hook } = await make();
  const release = receiver.hold();
  for (let index = 0; index < 5; index++) await send(`wens ${index}`);
  const once = () => test.services.hookDelivery.deliver(hook.guid, new AbortController().signal);
  const all = Promise.all([once(), once(), once()]);
  await expect.poll(() => received().length).toBe(1);
  release();
  await all;
  await deliver(hook.guid);
  expect(
    received()
      .map(({ body }) => (body.data.answers as { wens: string }).wens)
      .toSorted(),
  ).toEqual(Array.from({ length: 5 }, (_, index) => `wens ${index}`));
});

it('is taken over from who was killed in the middle of it', async () => {
  const { hook } = await make();
  await beBusyWith(hook.guid);
  await send();
  await test.services.hookDelivery.deliver(hook.guid, new AbortController().signal);
  expect(received()).toEqual([]);
  after(1);
  await deliver(hook.guid);
  expect(received()).toHaveLength(1);
});

it('is left to who took it over while one stood still in the middle of it', async () => {
  const { hook } = await make();
  await beBusyWith(hook.guid);
  await send('een bankje');
  await send('een boom');
  after(1);
  const release = receiver.hold();
  const slow = test.services.hookDelivery.deliver(hook.guid, new AbortController().signal);
  await expect.poll(() => received().length).toBe(1);
  after(1);
  await beBusyWith(hook.guid);
  release();
  await slow;
  await expect.poll(async () => (await log(hook.guid)).filter(({ state }) => state === 'delivered')).toHaveLength(1);
  // Nor did it let go of what another has.
  await test.services.hookDelivery.deliver(hook.guid, new AbortController().signal);
  expect(received()).toHaveLength(1);
  after(1);
  await deliver(hook.guid);
  expect((await log(hook.guid)).map(({ state, tries }) => [state, tries])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ]);
});

it('is written with the submission: both are there, or neither', async () => {
  const { hook } = await make();
  await expect(
    test.platform.transaction(async (trx) => {
      await test.services.hookListener.hear(trx, {
        ...{ event: 'received', formGuid: form, submissionGuid: hook.guid, version: 1, reference: 'X', status: 'new' },
        at: now,
      });
      throw new Error('killed before the commit');
    }),
  ).rejects.toThrow('killed');
  expect(await log(hook.guid)).toEqual([]);
  await beBusyWith(hook.guid);
  await send();
  // Nobody has sent anything yet, and all of it is there for who starts next.
  expect(await log(hook.guid)).toMatchObject([{ state: 'waiting', tries: 0 }]);
});

it('leaves a receiver that is away alone for a moment, however much waits', async () => {
  const { hook } = await make();
  receiver.answer({ status: 0 });
  await send();
  await send();
  await deliver(hook.guid);
  expect(received()).toHaveLength(1);
  expect((await log(hook.guid)).filter(({ tries }) => tries === 0)).toHaveLength(1);
  expect((await log(hook.guid)).find(({ tries }) => tries === 1)?.outcome).toBe('unreachable');
  after(1);
  receiver.answer({ status: 204 });
  await deliver(hook.guid);
  expect((await log(hook.guid)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

it('gives up after some days, switches itself off and asks for somebody', async () => {
  const { hook } = await make();
  receiver.answer({ status: 500 });
  await send();
  for (const wait of [...waits, 0]) {
    await deliver(hook.guid);
    after(wait / 60);
  }
  expect(await log(hook.guid)).toMatchObject([{ state: 'given-up', tries: 10 }]);
  const [standing] = await test.services.formHooks.list(system, form);
  expect(standing).toMatchObject({ isOn: false, stopped: 'failing', givenUp: 1 });
  const today = await test.app.inject({ url: '/api/today', headers: await test.signInAs('Admin') });
  const rows = today.json<Today>().sections.flatMap((section) => section.rows);
  expect(rows.find(({ id }) => id === `form-hook-${hook.guid}`)).toMatchObject({
    about: { key: 'formHooks.attention.failing', values: { form: 'Melding' } },
    // Where something can be done about it.
    href: `/admin/forms/view/${form}?part=settings#webhooks`,
  });
  const entry = await test.platform.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', formHookAudit.stopped)
    .where('subject_id', '=', form)
    .executeTakeFirst();
  expect(entry?.details).toMatchObject({ reason: 'failing' });
  // Nothing new is written down for who is off; switched on, what was given up can be sent again.
  await send();
  expect(await log(hook.guid)).toHaveLength(1);
  receiver.answer({ status: 204 });
  const { events, contents, address } = hook;
  await test.services.formHooks.change({ viewer: system }, hook.guid, { events, contents, address, isOn: true });
  await test.services.hookLog.sendAllAgain({ viewer: system }, hook.guid);
  await deliver(hook.guid);
  expect(await test.services.formHooks.list(system, form)).toMatchObject([{ stopped: null, givenUp: 0 }]);
  expect(await test.services.formHooks.troubled(system)).not.toContainEqual(
    expect.objectContaining({ guid: hook.guid }),
  );
});

it('stops at once when the receiver says that it is gone', async () => {
  const { hook } = await make();
  receiver.answer({ status: 410 });
  await beBusyWith(hook.guid);
  await send();
  await send();
  after(1);
  // By a worker, as it is outside of tests.
  await test.installation.jobs.runRecurring('wake-form-hooks');
  const standing = () => test.services.formHooks.list(system, form);
  await expect.poll(standing).toMatchObject([{ isOn: false, stopped: 'gone', waiting: 2 }]);
  expect(received()).toHaveLength(1);
  // Until the worker has let it go: whoever sends next finds that nobody listens.
  await deliver(hook.guid);
  await send();
  expect(await log(hook.guid)).toHaveLength(2);
});

it('tells of a changed status, and of what was thrown away and put back', async () => {
  const { hook } = await make({ events: ['received', 'status-changed', 'withdrawn', 'deleted'], contents: 'all' });
  await beBusyWith(hook.guid);
  const headers = await test.signInAs('Admin');
  const { guid } = await send();
  const change = (changes: object) =>
    test.app.inject({
      ...{ method: 'POST', url: '/api/submissions:change', headers },
      payload: { changes: [{ guid, ...changes }] },
    });
  await change({ status: 'waiting' });
  await change({ isTrashed: true });
  await change({ isTrashed: false });
  await change({ addLabels: ['spoed'] });
  after(1);
  await deliver(hook.guid);
  expect(types().toSorted()).toEqual(
    ['received', 'status-changed', 'deleted', 'restored'].map((event) => `submission.${event}`).toSorted(),
  );
  const changed = received().find(({ body }) => body.type === 'submission.status-changed');
  expect(changed?.body.data).toMatchObject({ status: 'waiting', answers: { naam: 'Noor' } });
  const deleted = received().find(({ body }) => body.type === 'submission.deleted');
  expect(deleted?.body.data.answers).toBeNull();
});

it('tells of what was taken back by who sent it', async () => {
  const { hook } = await make({ events: ['withdrawn'], contents: 'all' });
  const { id, browser } = await signedInMember(test);
  const viewer = viewerOf({ id, accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] });
  const { guid } = await buildSubmission(test.services, form, { posted: { naam: ['Noor'], wens: ['rust'] }, viewer });
  expect((await browser.post(`/api/submissions/${guid}/withdraw`, {})).statusCode).toBe(204);
  await deliver(hook.guid);
  expect(received().map(({ body }) => body)).toMatchObject([
    { type: 'submission.withdrawn', data: { submission: guid, answers: null } },
  ]);
});

it('tells of what has to be proven once it is', async () => {
  const mail = { id: 'mail', kind: 'email', label: text('E-mail'), isRequired: true };
  form = await buildForm(test.services, { document: { fields: [mail] }, settings: { visibility: 'Verify' } });
  const { hook } = await make({ events: ['received', 'withdrawn', 'deleted'] });
  const { guid } = await buildSubmission(test.services, form, { posted: { mail: ['noor@vloedhaven.example'] } });
  expect(await log(hook.guid)).toEqual([]);
  const { id, email } = await signedInMember(test);
  const account = { id, email, name: 'Noor', isActive: true, isVerified: true };
  const client = { ip: '127.0.0.1', origin: 'http://vloedhaven.example' };
  await test.platform.transaction((trx, touch) =>
    test.services.submissionProofs.kind.proven(trx, touch, guid, account, client),
  );
  expect(await log(hook.guid)).toMatchObject([{ event: 'received', submissionGuid: guid }]);
});

it('tells that something is gone when its term is over', async () => {
  form = await buildForm(test.services, {
    document: { fields },
    settings: { retentionDays: 1, retentionFrom: 'sent' },
  });
  const { hook } = await make({ events: ['deleted'] });
  const { guid } = await send();
  after(2 * 24 * 60);
  await test.installation.jobs.runRecurring('forget-old-submissions');
  await deliver(hook.guid);
  expect(received().map(({ body }) => body)).toMatchObject([
    { type: 'submission.deleted', data: { submission: guid, answers: null } },
  ]);
});

it('sends no answers any more of what was thrown away before its turn came', async () => {
  const { hook } = await make({ contents: 'all' });
  await beBusyWith(hook.guid);
  const { guid } = await send();
  const headers = await test.signInAs('Admin');
  const payload = { changes: [{ guid, isTrashed: true }] };
  await test.app.inject({ method: 'POST', url: '/api/submissions:change', headers, payload });
  after(1);
  await deliver(hook.guid);
  expect(received()[0]?.body.data).toMatchObject({ submission: guid, answers: null });
});

it('signs with the old secret too after it was renewed', async () => {
  const { hook } = await make();
  await test.services.formHooks.renewSecret({ viewer: system }, hook.guid);
  await send();
  await deliver(hook.guid);
  expect(String(received()[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
});

it('forgets what it sent after thirty days', async () => {
  const { hook } = await make();
  await send();
  await deliver(hook.guid);
  after(31 * 24 * 60);
  await test.installation.jobs.runRecurring('forget-hook-deliveries');
  expect(await log(hook.guid)).toEqual([]);
});

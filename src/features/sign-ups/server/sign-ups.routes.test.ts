import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { NewItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import type { Receipt, SentSubmission } from '#features/submissions/contract/filling.ts';
import type { Inbox, SubmissionList } from '#features/submissions/contract/handling/inbox.ts';
import { createSender, movableClock, newKey } from '#features/submissions/server/testing/sending.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { OwnSignUp, SignUp, SignUpList, SignUpSetUp } from '../contract/sign-up.ts';

type Headers = Record<string, string>;
const clock = movableClock('2026-11-17T12:00:00Z');
let test: TestApp;
let sender: ReturnType<typeof createSender>;
let admin: Headers;
let member: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp({ clock });
  sender = createSender(test, clock);
  [admin, member] = [await test.signInAs('Admin'), await test.signInAs('Standard')];
  ({ guid: list } = await buildList(test.services));
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
/** As a browser without script does it. */
const postForm = (url: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const event = async (more: Partial<NewItem> = {}): Promise<string> => {
  const metadata = { 'period-start': '2026-11-21T09:00:00Z', 'period-end': '2026-11-21T13:00:00Z' };
  const item = await buildItem(test.services, list, { listItemTypeName: 'Event', metadata, ...more });
  return item.guid;
};

const set = (guid: string, settings: object, headers = admin) =>
  call('PUT', `/api/listitem:signupsettings/${guid}`, headers, settings);
const shown = async (guid: string) => (await call('GET', `/api/listitem:signup/${guid}`)).json<SignUp | null>();

/** An event that people can sign up for, with the form that it asks by. */
async function openEvent(settings: object = {}): Promise<{ guid: string; form: string }> {
  const guid = await event();
  expect((await set(guid, settings)).statusCode).toBe(204);
  return { guid, form: (await shown(guid))?.formGuid ?? '' };
}

interface SigningUp {
  guests?: string;
  headers?: Headers;
  key?: string;
  solved?: Awaited<ReturnType<typeof sender.solved>>;
}

/** As a browser with our script does it. */
async function signUp({ guid, form }: { guid: string; form: string }, name: string, more: SigningUp = {}) {
  const { guests, headers = {}, key = newKey(), solved } = more;
  const challenge = solved ?? (await sender.solved(form, headers));
  if (solved === undefined) clock.later(5);
  const posted = { name: [name], email: [`${name}@post.example`], ...(guests !== undefined && { _guests: [guests] }) };
  const body = { version: 1, key, posted, language: 'nl', challenge, itemGuid: guid };
  return call('POST', `/api/forms/${form}/submissions`, headers, body);
}

const standingOf = async (guid: string, key: string) =>
  (await call('GET', `/api/submissions/${guid}/receipt?key=${key}`)).json<Receipt>().own?.signUp;
const names = async (guid: string) => {
  const { people } = (await call('GET', `/api/listitem:signups/${guid}`, admin)).json<SignUpList>();
  const of = (state: string) => people.filter((one) => one.state === state).map(({ name }) => name);
  return { in: of('in'), waiting: of('waiting') };
};

describe('setting it up', () => {
  it('asks for a name and an address by itself, and is shown to everyone', async () => {
    const guid = await event();
    expect(await shown(guid)).toBeNull();
    expect((await set(guid, { capacity: 12, mostGuests: 2 })).statusCode).toBe(204);
    expect(await shown(guid)).toMatchObject({
      standing: 'open',
      capacity: 12,
      placesLeft: 12,
      waiting: 0,
      mostGuests: 2,
      closesOn: '2026-11-21T09:00:00.000Z',
    });
    const setUp = (await call('GET', `/api/listitem:signupsettings/${guid}`, admin)).json<SignUpSetUp>();
    expect(setUp).toMatchObject({ settings: { formGuid: null, capacity: 12, hasWaitingList: true }, taken: 0 });
  });

  it('uses one form for all events without questions of their own', async () => {
    const [one, other] = [await openEvent(), await openEvent()];
    expect(one.form).toBe(other.form);
    expect((await call('DELETE', `/api/forms/${one.form}`, admin)).statusCode).toBe(204);
    expect((await openEvent()).form).not.toBe(one.form);
  });

  it('takes a form of the platform, and none that is not there', async () => {
    const form = await buildForm(test.services);
    expect((await openEvent({ formGuid: form })).form).toBe(form);
    expect((await set(await event(), { formGuid: randomUUID() })).statusCode).toBe(400);
  });

  it.each([
    ['fewer than none', { capacity: -1 }],
    ['more guests than anyone brings', { mostGuests: 21 }],
    ['closing before opening', { opensOn: '2026-11-20T10:00:00Z', closesOn: '2026-11-19T10:00:00Z' }],
  ])('refuses %s', async (_, settings) => {
    expect((await set(await event(), settings)).statusCode).toBe(400);
  });

  it('is for who may edit the event', async () => {
    const guid = await event();
    expect((await set(guid, {}, {})).statusCode).toBe(401);
    expect((await set(guid, {}, member)).statusCode).toBe(403);
    expect((await set(randomUUID(), {})).statusCode).toBe(404);
    expect((await call('GET', `/api/listitem:signupsettings/${guid}`, member)).statusCode).toBe(403);
    expect((await call('DELETE', `/api/listitem:signupsettings/${guid}`, member)).statusCode).toBe(403);
  });

  it('goes again while nobody signed up', async () => {
    const open = await openEvent();
    const url = `/api/listitem:signupsettings/${open.guid}`;
    expect((await call('DELETE', url, admin)).statusCode).toBe(204);
    expect(await shown(open.guid)).toBeNull();
    await set(open.guid, {});
    await signUp(open, 'noor');
    expect((await call('DELETE', url, admin)).json()).toMatchObject({ code: 'sign-up-in-use' });
  });
});

describe('signing up', () => {
  it('gives places until there are none, then lets people wait', async () => {
    const open = await openEvent({ capacity: 2 });
    expect((await signUp(open, 'anna')).statusCode).toBe(200);
    expect(await shown(open.guid)).toMatchObject({ standing: 'open', placesLeft: 1 });
    await signUp(open, 'bram');
    const key = newKey();
    const { guid } = (await signUp(open, 'carla', { key })).json<SentSubmission>();
    await signUp(open, 'dirk');
    clock.later(11);
    expect(await shown(open.guid)).toMatchObject({ standing: 'waiting', placesLeft: 0, waiting: 2 });
    expect(await standingOf(guid, key)).toMatchObject({ state: 'waiting', position: 1, itemGuid: open.guid });
    expect(await names(open.guid)).toEqual({ in: ['anna', 'bram'], waiting: ['carla', 'dirk'] });
    expect((await sender.rowOf(guid)).item_guid).toBe(open.guid);
  });

  it('counts guests, and takes no more of them than may come', async () => {
    const open = await openEvent({ capacity: 5, mostGuests: 3 });
    expect((await signUp(open, 'anna', { guests: '4' })).statusCode).toBe(400);
    expect((await signUp(open, 'anna', { guests: 'veel' })).statusCode).toBe(400);
    await signUp(open, 'anna', { guests: '3' });
    // Three do not fit in one place; one alone does, though they came later.
    await signUp(open, 'bram', { guests: '2' });
    await signUp(open, 'carla', { guests: '0' });
    expect(await names(open.guid)).toEqual({ in: ['anna', 'carla'], waiting: ['bram'] });
  });

  it('is refused where it is full and nobody can wait', async () => {
    const open = await openEvent({ capacity: 1, hasWaitingList: false });
    await signUp(open, 'anna');
    expect((await signUp(open, 'bram')).json()).toMatchObject({ code: 'sign-up-full' });
    expect(await names(open.guid)).toEqual({ in: ['anna'], waiting: [] });
    clock.later(11);
    expect(await shown(open.guid)).toMatchObject({ standing: 'full' });
  });

  it.each([
    ['before it opens', { opensOn: '2026-11-20T10:00:00Z' }, 'early'],
    ['after it closed', { closesOn: '2026-11-16T10:00:00Z' }, 'closed'],
  ])('is refused %s', async (_, settings, standing) => {
    const open = await openEvent(settings);
    expect(await shown(open.guid)).toMatchObject({ standing });
    expect((await signUp(open, 'anna')).json()).toMatchObject({ code: 'form-closed' });
  });

  it('is for who may read the event', async () => {
    const open = await openEvent();
    const hidden = await event({ visibility: 'Users' });
    await set(hidden, {});
    const there = { guid: hidden, form: open.form };
    expect((await signUp(there, 'anna')).statusCode).toBe(404);
    expect((await signUp({ ...there, guid: randomUUID() }, 'anna')).statusCode).toBe(404);
    expect((await call('GET', `/api/listitem:signup/${hidden}`)).statusCode).toBe(404);
    expect((await signUp(there, 'anna', { headers: member })).statusCode).toBe(200);
  });

  it('is done also by a browser without script', async () => {
    const open = await openEvent({ capacity: 1 });
    const fields = { _page: '/boomplantdag', _language: 'nl', _drawn: 'name email', _item: open.guid };
    const step = (more: Record<string, string>) => postForm(`/api/forms/${open.form}/filling`, { ...fields, ...more });
    const answers = { name: 'anna', email: 'anna@post.example' };
    const began = await step({ _step: 'person', ...answers, _action: 'next' });
    const key = new URL(String(began.headers.location), 'http://x.example').search.split('=')[1] ?? '';
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 1 });
    clock.later(6);
    const sent = await step({ _key: key, _step: 'check', _action: 'send' });
    expect(String(sent.headers.location)).toMatch(/^\/submission\//);
    expect(await names(open.guid)).toEqual({ in: ['anna'], waiting: [] });
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 0 });
  });

  it('is done once by who is signed in, who sees how they stand', async () => {
    const open = await openEvent({ capacity: 1 });
    await signUp(open, 'anna');
    const { guid } = (await signUp(open, 'bram', { headers: member })).json<SentSubmission>();
    const own = (await call('GET', `/api/listitem:ownsignup/${open.guid}`, member)).json<OwnSignUp[]>();
    expect(own).toEqual([{ submissionGuid: guid, state: 'waiting', guests: 0, position: 1 }]);
    expect((await signUp(open, 'bram', { headers: member })).json()).toMatchObject({ code: 'sign-up-double' });
    expect((await call('GET', `/api/listitem:ownsignup/${open.guid}`)).statusCode).toBe(401);
  });

  it('gives the last three places to three of fifty at once, and a place to nobody twice', async () => {
    const open = await openEvent({ capacity: 3 });
    const challenges = await Promise.all(Array.from({ length: 50 }, () => sender.solved(open.form)));
    clock.later(5);
    const answers = await Promise.all(
      challenges.map((challenge, index) =>
        test.app.inject({
          method: 'POST',
          url: `/api/forms/${open.form}/submissions`,
          remoteAddress: `10.0.0.${index}`,
          payload: {
            version: 1,
            key: newKey(),
            posted: { name: [`p${index}`], email: [`p${index}@post.example`] },
            language: 'nl',
            challenge,
            itemGuid: open.guid,
          },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const rows = await test.platform.db.selectFrom('sign_up').selectAll().where('item_id', '=', open.guid).execute();
    expect(rows.filter(({ state }) => state === 'in')).toHaveLength(3);
    expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(47);
    expect(new Set(rows.map(({ turn }) => turn)).size).toBe(50);
  });
});

it('tells at once that the last place went and that one came free, also in a rush', async () => {
  const open = await openEvent({ capacity: 3 });
  const solved = await Promise.all(['anna', 'bram', 'carla'].map(() => sender.solved(open.form, {})));
  outOfRush();
  await signUp(open, 'anna', { solved: solved[0] });
  expect(await shown(open.guid)).toMatchObject({ placesLeft: 2 });
  await signUp(open, 'bram', { solved: solved[1] });
  expect(await shown(open.guid)).toMatchObject({ placesLeft: 2 });
  const key = newKey();
  const { guid } = (await signUp(open, 'carla', { solved: solved[2], key })).json<SentSubmission>();
  expect(await shown(open.guid)).toMatchObject({ placesLeft: 0, standing: 'waiting' });
  await call('POST', `/api/submissions/${guid}/withdraw`, {}, { key });
  expect(await shown(open.guid)).toMatchObject({ placesLeft: 1, standing: 'open' });
});

/** By now a change is told to kept pages again, and they do not end by themselves yet. */
const outOfRush = () => clock.later(6);

describe('a place that comes free', () => {
  it('goes to who waits longest, who is mailed', async () => {
    const open = await openEvent({ capacity: 1 });
    const key = newKey();
    const first = (await signUp(open, 'eerste', { key })).json<SentSubmission>();
    await signUp(open, 'tweede');
    await signUp(open, 'derde');
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 0, waiting: 2 });
    outOfRush();
    const off = await call('POST', `/api/submissions/${first.guid}/withdraw`, {}, { key });
    expect(off.statusCode).toBe(204);
    expect(await names(open.guid)).toEqual({ in: ['tweede'], waiting: ['derde'] });
    const [mail] = await sender.mailsTo('tweede@post.example');
    expect(mail).toMatchObject({ kind: 'sign-up-movedUp', language: 'nl' });
    expect(mail?.subject).toContain('U kunt mee');
    expect(await sender.mailsTo('derde@post.example')).toEqual([]);
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 0, waiting: 1 });
  });

  it('is given also by a browser without script, back to the receipt', async () => {
    const open = await openEvent({ capacity: 1 });
    const key = newKey();
    const { guid } = (await signUp(open, 'anna', { key })).json<SentSubmission>();
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 0 });
    outOfRush();
    const answer = await postForm(`/api/submissions/${guid}/withdrawal`, { key, language: 'en' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/en/submission/${guid}?key=${key}`);
    expect(await names(open.guid)).toEqual({ in: [], waiting: [] });
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 1 });
  });

  it('is nobody else’s to give', async () => {
    const open = await openEvent({ capacity: 1 });
    const { guid } = (await signUp(open, 'anna')).json<SentSubmission>();
    expect((await call('POST', `/api/submissions/${guid}/withdraw`, {}, { key: newKey() })).statusCode).toBe(404);
    expect(await names(open.guid)).toEqual({ in: ['anna'], waiting: [] });
  });

  it('comes with more room; less room throws nobody out', async () => {
    const open = await openEvent({ capacity: 2 });
    for (const name of ['anna', 'bram', 'carla', 'dirk']) await signUp(open, name);
    await set(open.guid, { capacity: 3 });
    expect(await names(open.guid)).toEqual({ in: ['anna', 'bram', 'carla'], waiting: ['dirk'] });
    await set(open.guid, { capacity: 1 });
    expect(await names(open.guid)).toEqual({ in: ['anna', 'bram', 'carla'], waiting: ['dirk'] });
    expect(await shown(open.guid)).toMatchObject({ standing: 'waiting', placesLeft: 0 });
  });

  it('comes with what is thrown away; what is brought back stands at the end', async () => {
    const open = await openEvent({ capacity: 1 });
    const { guid } = (await signUp(open, 'anna')).json<SentSubmission>();
    await signUp(open, 'bram');
    const change = (isTrashed: boolean) =>
      call('POST', '/api/submissions:change', admin, { changes: [{ guid, isTrashed }] });
    expect(await shown(open.guid)).toMatchObject({ waiting: 1 });
    outOfRush();
    expect((await change(true)).statusCode).toBe(200);
    expect(await names(open.guid)).toEqual({ in: ['bram'], waiting: [] });
    expect(await shown(open.guid)).toMatchObject({ waiting: 0 });
    outOfRush();
    await change(false);
    expect(await names(open.guid)).toEqual({ in: ['bram'], waiting: ['anna'] });
    expect(await shown(open.guid)).toMatchObject({ waiting: 1 });
  });
});

describe('a form that asks for proof', () => {
  it.each([
    [
      'by code',
      (guid: string, code: string) =>
        call('POST', '/api/contributions/prove', {}, { source: { kind: 'FormSubmission', guid }, code }),
    ],
    [
      'by code, without script',
      (guid: string, code: string) => postForm(`/prove/FormSubmission/${guid}`, { code, language: 'nl' }),
    ],
    [
      'by link, without script',
      (_: string, __: string, token: string) => postForm(`/prove/${token}`, { language: 'nl' }),
    ],
  ])('takes a place once the address is proven %s', async (way, prove) => {
    const form = await buildForm(test.services, {
      document: {
        fields: [
          { id: 'name', kind: 'text', label: text('Naam'), autocomplete: 'name', isRequired: true },
          { id: 'email', kind: 'email', label: text('E-mail'), isRequired: true },
        ],
      },
      settings: { visibility: 'Verify' },
    });
    const open = await openEvent({ formGuid: form, capacity: 1 });
    const [key, name] = [newKey(), `bewezen-${way.replaceAll(/\W/g, '')}`];
    const { guid } = (await signUp(open, name, { key })).json<SentSubmission>();
    expect(await standingOf(guid, key)).toMatchObject({ state: 'pending' });
    expect(await names(open.guid)).toEqual({ in: [], waiting: [] });
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 1 });
    const [mail] = await readMails(test, `${name}@post.example`);
    const answer = await prove(guid, mail?.code ?? '', mail?.token ?? '');
    expect(answer.statusCode).toBeLessThan(400);
    expect(await names(open.guid)).toEqual({ in: [name], waiting: [] });
    expect(await shown(open.guid)).toMatchObject({ placesLeft: 0 });
  });
});

describe('a form on another item', () => {
  it('is kept with the item, and closes with it', async () => {
    const form = await buildForm(test.services);
    const vacancy = (periodEnd: string) =>
      buildItem(test.services, list, { listItemTypeName: 'Vacancy', metadata: { 'period-end': periodEnd } });
    const open = await vacancy('2026-11-30T12:00:00Z');
    const over = await vacancy('2026-11-01T12:00:00Z');
    const answer = async (itemGuid: string) => {
      const challenge = await sender.solved(form);
      clock.later(5);
      const body = { version: 1, key: newKey(), posted: { naam: ['Noor'] }, language: 'nl', challenge, itemGuid };
      return call('POST', `/api/forms/${form}/submissions`, {}, body);
    };
    const { guid } = (await answer(open.guid)).json<SentSubmission>();
    expect((await sender.rowOf(guid)).item_guid).toBe(open.guid);
    // Who deals with the form sees for which it was, and asks for those alone.
    const inbox = (await call('GET', `/api/forms/${form}/inbox`, admin)).json<Inbox>();
    expect(inbox.items).toMatchObject([{ guid: open.guid }]);
    const found = async (item: string) =>
      (await call('GET', `/api/forms/${form}/submissions?item=${item}`, admin)).json<SubmissionList>().submissions;
    expect(await found(open.guid)).toMatchObject([{ guid, item: { guid: open.guid, title: inbox.items[0]?.title } }]);
    expect(await found(over.guid)).toEqual([]);
    expect((await call('GET', `/api/forms/${form}/submissions?item=x`, admin)).statusCode).toBe(400);
    expect((await answer(over.guid)).json()).toMatchObject({ code: 'form-closed' });
  });
});

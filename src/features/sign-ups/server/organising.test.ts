import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { Submission } from '#features/submissions/contract/handling/inbox.ts';
import { anonymousViewer, systemViewer } from '#platform/contract/rights/viewer.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { SignUpList } from '../contract/sign-up.ts';

type Headers = Record<string, string>;
let now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;
let admin: Headers;
let member: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  [admin, member] = [await test.signInAs('Admin'), await test.signInAs('Standard')];
  ({ guid: list } = await buildList(test.services));
});
afterAll(() => test.close());

const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });
/** Of the event itself: the confirmation of what was sent is another job's, and comes when it comes. */
const mailsTo = (to: string) => findMails(test.platform, { to, kind: 'sign-up-%' });

/** An event with room for one, and these people in the order in which they came. */
async function eventWith(people: readonly string[], begins = '2026-11-21T09:00:00Z'): Promise<string> {
  const { guid } = await buildItem(test.services, list, {
    title: 'Boomplantdag',
    listItemTypeName: 'Event',
    metadata: { 'period-start': begins },
  });
  const { signUps, submissions } = test.services;
  const settings = { formGuid: null, capacity: 1, mostGuests: 2, hasWaitingList: true, opensOn: null, closesOn: null };
  await signUps.saveSettings({ viewer: systemViewer('test') }, guid, settings);
  const { value } = await signUps.read(anonymousViewer, guid);
  for (const name of people) {
    const form = await submissions.requireForm(anonymousViewer, value?.formGuid ?? '');
    await submissions.send(anonymousViewer, form, {
      version: form.version,
      key: randomBytes(24).toString('base64url'),
      posted: { name: [name], email: [`${name}@post.example`] },
      language: 'nl',
      beganAt: new Date(0),
      itemGuid: guid,
      client: { ip: '127.0.0.1', origin: 'http://vloedhaven.example' },
    });
  }
  return guid;
}

describe('the list of the organiser', () => {
  it('has who comes, who waits, and how many places are taken', async () => {
    const guid = await eventWith(['zoe', 'adam']);
    const answer = (await get(`/api/listitem:signups/${guid}`, admin)).json<SignUpList>();
    expect(answer).toMatchObject({ title: 'Boomplantdag', capacity: 1, taken: 1, canHandle: true });
    expect(answer.people).toMatchObject([
      { name: 'zoe', email: 'zoe@post.example', state: 'in' },
      { name: 'adam', state: 'waiting' },
    ]);
  });

  it('leads to submissions that name what they were sent for', async () => {
    const guid = await eventWith(['zoe']);
    const { people } = (await get(`/api/listitem:signups/${guid}`, admin)).json<SignUpList>();
    const read = await get(`/api/submissions/${people[0]?.submissionGuid}`, admin);
    expect(read.json<Submission>().item).toEqual({ guid, title: 'Boomplantdag' });
  });

  it('is nothing to anyone else', async () => {
    const guid = await eventWith([]);
    for (const path of [guid, `${guid}/signups.csv`]) {
      expect((await get(`/api/listitem:signups/${path}`)).statusCode).toBe(401);
      expect((await get(`/api/listitem:signups/${path}`, member)).statusCode).toBe(404);
    }
    const url = `/api/listitem:signups/${guid}/telling`;
    const payload = { kind: 'moved' };
    expect((await test.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await test.app.inject({ method: 'POST', url, headers: member, payload })).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'POST', url, headers: admin, payload: {} })).statusCode).toBe(400);
  });

  it('can be taken along, with formulas made harmless', async () => {
    const guid = await eventWith(['=som']);
    const answer = await get(`/api/listitem:signups/${guid}/signups.csv`, admin);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain(`"'=som";"=som@post.example"`.replace('"=som@', `"'=som@`));
  });
});

describe('telling those who signed up', () => {
  it('mails who comes and who waits, in their words', async () => {
    const guid = await eventWith(['verplaatst1', 'verplaatst2']);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/listitem:signups/${guid}/telling`,
      headers: admin,
      payload: { kind: 'moved', message: 'We verzamelen bij het gemaal.' },
    });
    expect(answer.json()).toEqual({ told: 2 });
    const mails = await mailsTo('verplaatst2@post.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['sign-up-moved']);
    expect(mails[0]?.text).toContain('We verzamelen bij het gemaal.');
  });

  it('asks whether to, when it begins at another moment, and not again once they know', async () => {
    const guid = await eventWith(['dijkgraaf']);
    const hasMoved = async () => (await get(`/api/listitem:signups/${guid}`, admin)).json<SignUpList>().hasMoved;
    expect(await hasMoved()).toBe(false);
    const metadata = { 'period-start': '2026-11-22T09:00:00Z' };
    const url = `/api/listitem/${guid}`;
    expect((await test.app.inject({ method: 'PUT', url, headers: admin, payload: { metadata } })).statusCode).toBe(200);
    expect(await hasMoved()).toBe(true);
    const setUp = await get(`/api/listitem:signupsettings/${guid}`, admin);
    expect(setUp.json()).toMatchObject({ hasMoved: true, taken: 1 });
    const telling = `/api/listitem:signups/${guid}/telling`;
    const answer = await test.app.inject({ method: 'POST', url: telling, headers: admin, payload: { kind: 'none' } });
    expect(answer.json()).toEqual({ told: 0 });
    expect(await hasMoved()).toBe(false);
    expect(await mailsTo('dijkgraaf@post.example')).toEqual([]);
  });

  it('closes what is cancelled', async () => {
    const guid = await eventWith([]);
    const url = `/api/listitem:signups/${guid}/telling`;
    await test.app.inject({ method: 'POST', url, headers: admin, payload: { kind: 'cancelled' } });
    expect((await get(`/api/listitem:signup/${guid}`)).json()).toMatchObject({ standing: 'closed' });
  });
});

describe('the day before', () => {
  it('reminds who comes, once', async () => {
    await eventWith(['morgen', 'wachtend'], '2026-11-24T19:00:00Z');
    await eventWith(['overmorgen'], '2026-11-25T19:00:00Z');
    now = new Date('2026-11-23T08:05:00Z');
    await test.services.organising.remind();
    await test.services.organising.remind();
    expect((await mailsTo('morgen@post.example')).map(({ kind }) => kind)).toEqual(['sign-up-reminder']);
    expect(await mailsTo('wachtend@post.example')).toEqual([]);
    expect(await mailsTo('overmorgen@post.example')).toEqual([]);
  });
});

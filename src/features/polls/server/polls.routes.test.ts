import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { movableClock } from '#features/submissions/server/testing/sending.ts';
import { type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Poll, PollStanding } from '../contract/poll.ts';
import { buildPoll, pollBlock, pollChoices } from './polls.factory.ts';
import { solvePoll } from './testing/solve-poll.ts';

type Headers = Record<string, string>;
const clock = movableClock('2026-11-18T12:00:00Z');
let test: TestApp;
let member: Headers;
let other: Headers;
let admin: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock, callsPerMinute: 100_000 });
  member = await test.signInAs('Standard');
  other = await test.signInAs('Standard');
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

type Built = { guid: string };
const read = async ({ guid }: Built, headers: Headers = {}) =>
  (await test.app.inject({ url: `/api/polls/${guid}`, headers })).json<Poll>();
const standing = async ({ guid }: Built, headers: Headers = {}) =>
  (await test.app.inject({ url: `/api/polls/${guid}/standing`, headers })).json<PollStanding>();
const vote = ({ guid }: Built, headers: Headers, choices: string[], more: object = {}) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/polls/${guid}/vote`,
    headers,
    payload: { choices, language: 'nl', ...more },
  });
const takeBack = ({ guid }: Built, headers: Headers) =>
  test.app.inject({ method: 'DELETE', url: `/api/polls/${guid}/vote`, headers });
const post = ({ guid }: Built, fields: Record<string, string> | [string, string][], headers: Headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/polls/${guid}/vote`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const votesOf = (shown: PollStanding | Poll) =>
  shown.results && [shown.results.voters, ...shown.results.choices.map(({ votes }) => votes)];
const ballots = ({ guid }: Built) =>
  test.platform.db.selectFrom('poll_ballot').selectAll().where('poll_guid', '=', guid).execute();
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String([answer.headers['set-cookie']].flat()[0] ?? '').split(';', 1)[0] ?? '';

/** Members who need no password here. */
async function crowd(size: number): Promise<Viewer[]> {
  const rows = Array.from({ length: size }, () => {
    const id = randomUUID();
    return { id, name: '', email: `${id}@vloedhaven.example` };
  });
  await test.platform.db.insertInto('user').values(rows).execute();
  const account = { accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] } as const;
  return rows.map(({ id }) => viewerOf({ ...account, id }));
}
const client = { ip: '127.0.0.1', origin: 'http://vloedhaven.example' };
const sent = (choices: string[]) => ({ choices, language: 'nl' as const, page: '/', email: undefined });

describe('a vote', () => {
  it('counts, is shown to who gave it, and to others only once they voted', async () => {
    const poll = await buildPoll(test.services);
    expect(await read(poll, member)).toMatchObject({ state: 'open', voting: 'account', results: null });
    expect(await standing(poll, member)).toEqual({ state: 'open', own: null, waiting: null, results: null });
    const answer = await vote(poll, member, ['trees']);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<PollStanding>()).toMatchObject({ own: ['trees'], results: { voters: 1 } });
    expect(votesOf(await standing(poll, member))).toEqual([1, 0, 1, 0]);
    expect((await standing(poll, other)).results).toBeNull();
    expect((await read(poll, other)).results).toBeNull();
  });

  it('can be another one, and be taken back; twice is no less', async () => {
    const poll = await buildPoll(test.services, { options: { results: 'always' } });
    await vote(poll, other, ['ferry']);
    await vote(poll, member, ['trees']);
    expect(votesOf((await vote(poll, member, ['stairs'])).json())).toEqual([2, 1, 0, 1]);
    expect(votesOf((await takeBack(poll, member)).json())).toEqual([1, 0, 0, 1]);
    expect(votesOf((await takeBack(poll, member)).json())).toEqual([1, 0, 0, 1]);
    expect(votesOf(await standing(poll))).toEqual([1, 0, 0, 1]);
  });

  it('may be for several, as many as the poll says', async () => {
    const poll = await buildPoll(test.services, { options: { maxChoices: 2, results: 'always' } });
    expect(votesOf((await vote(poll, member, ['trees', 'stairs'])).json())).toEqual([1, 1, 1, 0]);
    await vote(poll, other, ['trees']);
    expect(votesOf(await standing(poll))).toEqual([2, 1, 2, 0]);
    expect(votesOf((await vote(poll, member, ['ferry', 'trees'])).json())).toEqual([2, 0, 2, 1]);
  });

  it.each([
    [[], 'missing'],
    [['trees', 'ferry'], 'too-many'],
    [['lights'], 'unknown'],
  ])('of %j is told to be %s', async (choices, code) => {
    const poll = await buildPoll(test.services);
    const answer = await vote(poll, member, choices);
    expect([answer.statusCode, answer.json().fields[0].code]).toEqual([400, code]);
    expect(await ballots(poll)).toEqual([]);
  });

  it('of a person who presses fifty times at once is one', async () => {
    const poll = await buildPoll(test.services, { options: { results: 'always' } });
    const choices = ['stairs', 'trees', 'ferry'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => vote(poll, member, [choices[index % 3] ?? ''])),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { results, own } = await standing(poll, member);
    expect(results?.voters).toBe(1);
    expect(results?.choices.filter(({ votes }) => votes > 0)).toEqual([{ key: own?.[0], votes: 1 }]);
  });

  it('of two hundred people at once counts for each of them', async () => {
    const poll = await buildPoll(test.services, { options: { results: 'always', maxChoices: 2 } });
    const people = await crowd(200);
    const choices = [['stairs'], ['trees', 'stairs'], ['ferry', 'trees'], ['ferry']];
    await Promise.all(
      people.map((viewer, index) =>
        test.services.polls.vote({ viewer, browser: undefined }, poll.guid, sent(choices[index % 4] ?? []), client),
      ),
    );
    expect(votesOf(await standing(poll))).toEqual([200, 100, 100, 100]);
    // And all of them think again at the same moment.
    await Promise.all(
      people.map((viewer, index) =>
        test.services.polls.vote(
          { viewer, browser: undefined },
          poll.guid,
          sent(index % 2 ? ['trees'] : ['ferry']),
          client,
        ),
      ),
    );
    expect(votesOf(await standing(poll))).toEqual([200, 0, 100, 100]);
  });

  it('leaves kept answers as they are', async () => {
    const poll = await buildPoll(test.services);
    const first = await test.app.inject({ url: `/api/polls/${poll.guid}` });
    await vote(poll, member, ['trees']);
    const second = await test.app.inject({ url: `/api/polls/${poll.guid}` });
    expect(first.headers.etag).toBeDefined();
    expect(second.headers.etag).toBe(first.headers.etag);
  });
});

describe('who may vote', () => {
  it.each([
    ['Users', 401],
    ['Roles', 401],
    ['Admin', 403],
  ])('a visitor where %s may: %i', async (addPermission, status) => {
    const poll = await buildPoll(test.services, { block: { addPermission } });
    const { token, solution } = await solvePoll(test.app, poll.guid);
    clock.later(5);
    const answer = await vote(poll, {}, ['trees'], { challenge: { token, solution } });
    expect(answer.statusCode).toBe(status);
  });

  it('a member without the role may not, an admin where nobody else may', async () => {
    const poll = await buildPoll(test.services, { block: { addPermission: 'Roles', addRoles: [randomUUID()] } });
    expect((await vote(poll, member, ['trees'])).statusCode).toBe(403);
    expect((await vote(await buildPoll(test.services), admin, ['trees'])).statusCode).toBe(200);
  });

  it('nobody in what they may not see, what is not published or is no poll', async () => {
    const hidden = await buildPoll(test.services, { page: { visibility: 'Admin' } });
    const unseen = await buildPoll(test.services, { block: { visibility: 'Admin' } });
    const early = await buildPoll(test.services, { block: { period: { from: '2026-12-01T00:00:00Z' } } });
    for (const poll of [hidden, unseen, early, { guid: randomUUID() }]) {
      expect((await vote(poll, member, ['trees'])).statusCode).toBe(404);
      expect((await test.app.inject({ url: `/api/polls/${poll.guid}`, headers: member })).statusCode).toBe(404);
    }
    const draft = randomUUID();
    await test.services.pages.make({ viewer: system }, { kind: 'page', document: pageWith(draft), id: randomUUID() });
    expect((await vote({ guid: draft }, admin, ['trees'])).statusCode).toBe(404);
  });

  it.each(['/api/polls/geen', '/api/polls/geen/standing', '/api/polls/geen/results'])(
    '%s is bad input',
    async (url) => {
      expect((await test.app.inject({ url, headers: admin })).statusCode).toBe(400);
    },
  );
});

const pageWith = (guid: string) => ({ title: { $lang: { nl: 'Concept' } }, buildingBlockInstances: [pollBlock(guid)] });

describe('a visitor where everyone may vote', () => {
  const everyone = () => buildPoll(test.services, { block: { addPermission: 'Public' } });

  it('does the sum, and is known by a cookie that no script reads', async () => {
    const poll = await everyone();
    expect((await vote(poll, {}, ['trees'])).json().code).toBe('form-challenge');
    const challenge = await solvePoll(test.app, poll.guid);
    clock.later(5);
    expect((await vote(poll, {}, ['trees'], { challenge, website: 'x' })).statusCode).toBe(409);
    const answer = await vote(poll, {}, ['trees'], { challenge });
    expect([answer.statusCode, answer.json().own]).toEqual([200, ['trees']]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^plein\.poll=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    const cookie = cookieOf(answer);
    expect((await standing(poll, { cookie })).own).toEqual(['trees']);
    expect((await standing(poll)).own).toBeNull();
    const again = await vote(poll, { cookie }, ['ferry'], { challenge });
    expect(votesOf(again.json())).toEqual([1, 0, 0, 1]);
    // A sum is for one browser: whoever throws the cookie away has not a second vote by it.
    expect((await vote(poll, {}, ['trees'], { challenge })).json().code).toBe('form-challenge');
    expect(votesOf(await standing(poll, { cookie }))).toEqual([1, 0, 0, 1]);
  });

  it('is known before the vote, so that one whose answer was lost counts once when it is sent again', async () => {
    const poll = await everyone();
    const asked = await test.app.inject({ method: 'POST', url: `/api/polls/${poll.guid}/challenge` });
    const cookie = cookieOf(asked);
    expect(cookie).toMatch(/^plein\.poll=[\w-]{43}$/);
    const challenge = await solvePoll(test.app, poll.guid);
    clock.later(5);
    // Neither of these two heard what became of the other.
    await Promise.all([
      vote(poll, { cookie }, ['trees'], { challenge }),
      vote(poll, { cookie }, ['trees'], { challenge }),
    ]);
    expect((await standing(poll, { cookie })).results?.voters).toBe(1);
    const signedIn = await test.app.inject({
      method: 'POST',
      url: `/api/polls/${poll.guid}/challenge`,
      headers: member,
    });
    expect(signedIn.headers['set-cookie']).toBeUndefined();
  });

  it('votes without script, and is led back to the page', async () => {
    const poll = await everyone();
    const parameter = `v-${poll.guid.slice(0, 6)}`;
    const where = (answer: { headers: Record<string, unknown> }) => answer.headers.location;
    expect(where(await post(poll, { _page: '/kade' }))).toBe(`/kade?${parameter}=missing#poll-${poll.guid}`);
    const voted = await post(poll, { choice: 'trees', _page: '/kade' });
    expect([voted.statusCode, where(voted)]).toEqual([303, `/kade?${parameter}=voted#poll-${poll.guid}`]);
    const cookie = cookieOf(voted);
    expect((await standing(poll, { cookie })).own).toEqual(['trees']);
    const both: [string, string][] = [
      ['choice', 'trees'],
      ['choice', 'ferry'],
    ];
    expect(where(await post(poll, both, { cookie }))).toContain('=too-many#');
    expect(where(await post(poll, { choice: 'trees', website: 'x' }, { cookie }))).toContain('=refused#');
    expect(where(await post(poll, { _action: 'take-back', _page: '//elders.example/x' }, { cookie }))).toBe(
      `/?${parameter}=taken-back#poll-${poll.guid}`,
    );
    expect((await standing(poll, { cookie })).own).toBeNull();
  });
});

describe('when', () => {
  it('before it opens and after it closes nobody votes, and the result is there for all', async () => {
    const inAnHour = new Date(clock.now().getTime() + 3600_000).toISOString();
    const inTwo = new Date(clock.now().getTime() + 7200_000).toISOString();
    const poll = await buildPoll(test.services, {
      options: { opensAt: inAnHour, closesAt: inTwo, results: 'after-closing' },
    });
    expect(await read(poll)).toMatchObject({ state: 'coming', results: null });
    expect((await vote(poll, member, ['trees'])).json().code).toBe('poll-closed');
    clock.later(3600);
    expect(await read(poll)).toMatchObject({ state: 'open' });
    expect((await vote(poll, member, ['trees'])).json()).toMatchObject({ own: ['trees'], results: null });
    clock.later(3600);
    expect((await vote(poll, member, ['ferry'])).json().code).toBe('poll-closed');
    expect((await takeBack(poll, member)).statusCode).toBe(409);
    const closed = await read(poll);
    expect(closed).toMatchObject({ state: 'closed', closedOn: inTwo });
    expect(votesOf(closed)).toEqual([1, 0, 1, 0]);
  });

  it('a choice that is taken off keeps its votes, and who chose it may choose again', async () => {
    const poll = await buildPoll(test.services, { options: { results: 'always' } });
    await vote(poll, member, ['trees']);
    await vote(poll, other, ['ferry']);
    const [stairs, , ferry] = pollChoices;
    const choices = [stairs, ferry].flatMap((one) => one ?? []);
    const changed = pollBlock(poll.guid, { options: { results: 'always', choices } });
    const page = `/api/pages/${poll.pageId}`;
    const { sequence } = (await test.app.inject({ url: `${page}/working-copy`, headers: admin })).json();
    const changes = { buildingBlockInstances: [changed] };
    await test.app.inject({ method: 'PUT', url: page, headers: admin, payload: { sequence, changes } });
    await test.app.inject({ method: 'POST', url: `${page}/publish`, headers: admin, payload: {} });
    expect(await standing(poll, member)).toMatchObject({ own: null, results: { voters: 1 } });
    const managed = await test.app.inject({ url: `/api/polls/${poll.guid}/results`, headers: admin });
    expect(managed.json().choices).toContainEqual({
      key: 'trees',
      label: 'Bomen en schaduw',
      votes: 1,
      isGone: true,
    });
    expect(votesOf((await vote(poll, member, ['ferry'])).json())).toEqual([2, 0, 2]);
  });
});

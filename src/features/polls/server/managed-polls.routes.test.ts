import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import { movableClock } from '#features/submissions/server/testing/sending.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ListedPoll, ManagedPoll, NamedVotes, Poll, PollStanding } from '../contract/poll.ts';
import { buildPoll } from './polls.factory.ts';
import { solvePoll } from './testing/solve-poll.ts';

type Headers = Record<string, string>;
const clock = movableClock('2026-11-18T12:00:00Z');
let test: TestApp;
let member: Headers;
let other: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock, callsPerMinute: 100_000 });
  member = await test.signInAs('Standard');
  other = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

type Built = { guid: string };
const get = (path: string, headers: Headers = {}) => test.app.inject({ url: `/api/polls/${path}`, headers });
const vote = ({ guid }: Built, headers: Headers, choices: string[], more: object = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({
    method: 'PUT',
    url: `/api/polls/${guid}/vote`,
    headers,
    payload: { choices, language: 'nl', ...more },
    remoteAddress,
  });
const close = ({ guid }: Built, headers: Headers) =>
  test.app.inject({ method: 'POST', url: `/api/polls/${guid}/close`, headers });
const standing = async ({ guid }: Built, headers: Headers = {}) =>
  (await get(`${guid}/standing`, headers)).json<PollStanding>();
const managed = async ({ guid }: Built) => (await get(`${guid}/results`, manager)).json<ManagedPoll>();
const votesOf = (shown: PollStanding | Poll) =>
  shown.results && [shown.results.voters, ...shown.results.choices.map(({ votes }) => votes)];
const ballots = ({ guid }: Built) =>
  test.platform.db.selectFrom('poll_ballot').selectAll().where('poll_guid', '=', guid).execute();
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String([answer.headers['set-cookie']].flat()[0] ?? '').split(';', 1)[0] ?? '';

describe('who manages a poll', () => {
  it('finds all of them in a list, and nobody finds those of pages that they do not edit', async () => {
    const coming = await buildPoll(test.services, { options: { opensAt: '2027-01-01T09:00:00Z' } });
    const open = await buildPoll(test.services, { page: { title: text('De werf') } });
    const closed = await buildPoll(test.services);
    await vote(open, member, ['trees']);
    await close(closed, manager);
    const list = (headers: Headers = {}) => test.app.inject({ url: '/api/polls?language=nl', headers });
    expect((await list()).statusCode).toBe(401);
    expect((await list(member)).json()).toEqual([]);
    const own = [coming.guid, open.guid, closed.guid];
    const listed = (await list(manager)).json<ListedPoll[]>().filter(({ guid }) => own.includes(guid));
    expect(listed.map(({ guid, state, voters, pageTitle }) => [guid, state, voters, pageTitle])).toEqual([
      [open.guid, 'open', 1, 'De werf'],
      [coming.guid, 'coming', 0, 'Peiling'],
      [closed.guid, 'closed', 0, 'Peiling'],
    ]);
  });

  it.each(['results', 'file'])('alone gets its %s', async (part) => {
    const { guid } = await buildPoll(test.services);
    const statuses = await Promise.all([get(`${guid}/${part}`), get(`${guid}/${part}`, member)]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
    expect((await get(`${guid}/${part}`, manager)).statusCode).toBe(200);
    expect((await get(`6a7ce387-808f-47fb-8d18-79235a2216a0/${part}`, manager)).statusCode).toBe(404);
  });

  it('alone closes it, once and for good', async () => {
    const poll = await buildPoll(test.services);
    await vote(poll, member, ['trees']);
    expect((await close(poll, {})).statusCode).toBe(401);
    expect((await close(poll, member)).statusCode).toBe(403);
    expect((await get(poll.guid)).json<Poll>().state).toBe('open');
    expect((await close(poll, manager)).statusCode).toBe(204);
    expect((await close(poll, manager)).statusCode).toBe(204);
    const closed = (await get(poll.guid)).json<Poll>();
    expect([closed.state, closed.closedOn]).toEqual(['closed', clock.now().toISOString()]);
    expect(votesOf(closed)).toEqual([1, 0, 1, 0]);
    expect((await vote(poll, other, ['trees'])).json().code).toBe('poll-closed');
    const entries = await test.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', poll.guid)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['poll.closed']);
  });

  it('of a secret poll finds nothing that ties a vote to a person, and after closing nothing at all', async () => {
    const poll = await buildPoll(test.services);
    await vote(poll, member, ['trees']);
    expect(await ballots(poll)).toMatchObject([{ user_id: null, voted_at: null, names: 'nobody' }]);
    expect((await get(`${poll.guid}/names`, manager)).statusCode).toBe(404);
    await close(poll, manager);
    expect(await ballots(poll)).toEqual([]);
    const row = await test.platform.db
      .selectFrom('poll')
      .select(['secret', 'voters'])
      .where('guid', '=', poll.guid)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ secret: null, voters: 1 });
  });

  it('reads names where voters were told so, and members only where they were told that', async () => {
    const poll = await buildPoll(test.services, { options: { names: 'managers' } });
    await vote(poll, member, ['trees']);
    const { votes, totalNumberOfVotes } = (await get(`${poll.guid}/names`, manager)).json<NamedVotes>();
    expect([totalNumberOfVotes, votes[0]?.choices]).toEqual([1, ['trees']]);
    expect((await get(`${poll.guid}/names`, other)).statusCode).toBe(404);
    expect((await get(`${poll.guid}/names`)).statusCode).toBe(401);
    const open = await buildPoll(test.services, { options: { names: 'members' } });
    await vote(open, member, ['ferry']);
    expect((await get(`${open.guid}/names`, other)).json<NamedVotes>().totalNumberOfVotes).toBe(1);
  });

  it('takes it along for a spreadsheet, and that is written down', async () => {
    const poll = await buildPoll(test.services, { options: { names: 'managers' } });
    await vote(poll, member, ['trees']);
    const file = await get(`${poll.guid}/file`, manager);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('"Bomen en schaduw";"1";"ja"');
    expect(file.body).toContain('"Naam";"Keuze";"Gestemd op"');
    const secret = await get(`${(await buildPoll(test.services)).guid}/file`, manager);
    expect(secret.body).not.toContain('"Naam"');
  });
});

describe('the work of the platform', () => {
  it('closes what is over, and takes away what nobody proved for a week', async () => {
    const closesAt = new Date(clock.now().getTime() + 3600_000).toISOString();
    const poll = await buildPoll(test.services, { options: { closesAt } });
    const running = await buildPoll(test.services);
    await vote(poll, member, ['trees']);
    await vote(running, member, ['trees']);
    await test.installation.jobs.runRecurring('close-polls');
    expect(await ballots(poll)).toHaveLength(1);
    clock.later(3601);
    await test.installation.jobs.runRecurring('close-polls');
    expect([await ballots(poll), (await ballots(running)).length]).toEqual([[], 1]);
    expect(votesOf((await get(poll.guid)).json())).toEqual([1, 0, 1, 0]);
  });

  it('with an account that goes, an open poll loses the vote and a closed one the name', async () => {
    const leaver = await test.signInAs('Standard');
    const [secret, named, closed] = [
      await buildPoll(test.services, { options: { results: 'always' } }),
      await buildPoll(test.services, { options: { results: 'always', names: 'managers' } }),
      await buildPoll(test.services, { options: { names: 'managers' } }),
    ];
    for (const poll of [secret, named, closed]) {
      await vote(poll, leaver, ['trees']);
      clock.later(1);
      await vote(poll, member, ['trees']);
    }
    await close(closed, manager);
    const { guid: userId } = (await get(`${named.guid}/names`, manager)).json<NamedVotes>().votes.at(-1) ?? {
      guid: '',
    };
    const ids = (await ballots(closed)).map(({ user_id }) => user_id);
    expect(ids).toContain(userId);
    const admin = await test.signInAs('Admin');
    const gone = await test.app.inject({ method: 'DELETE', url: `/api/users/${userId}`, headers: admin });
    expect(gone.statusCode).toBeLessThan(300);
    expect(votesOf(await standing(secret))).toEqual([1, 0, 1, 0]);
    expect(votesOf(await standing(named))).toEqual([1, 0, 1, 0]);
    expect((await managed(closed)).voters).toBe(2);
    expect((await ballots(closed)).map(({ user_id }) => user_id).filter((id) => id === null)).toHaveLength(1);
  });

  it('gives people their named votes with their own data', async () => {
    const poll = await buildPoll(test.services, { options: { names: 'members' } });
    const voter = await test.signInAs('Standard');
    await vote(poll, voter, ['ferry']);
    await vote(await buildPoll(test.services), voter, ['trees']);
    const data = (await test.app.inject({ url: '/api/profiles:data', headers: voter })).json();
    expect(data.pollVotes).toMatchObject([{ guid: poll.guid, question: 'Wat komt eerst?', choices: ['Veer'] }]);
  });
});

describe('a vote that waits for its proof', () => {
  let people = 0;
  async function begin(options: object = {}) {
    people += 1;
    const poll = await buildPoll(test.services, {
      block: { addPermission: 'Verify' },
      options: { results: 'always', ...options },
    });
    const who = { email: `stem-${people}@post.example`, from: `10.8.0.${people}` };
    const challenge = await solvePoll(test.app, poll.guid);
    clock.later(5);
    const more = { challenge, email: who.email, page: '/en/kade?x=1' };
    const answer = await vote(poll, {}, ['trees'], more, who.from);
    return { ...who, poll, answer, challenge, cookie: cookieOf(answer) };
  }
  const mailTo = async (email: string) => {
    const mail = (await readMails(test, email)).findLast(({ kind }) => kind === 'contribution');
    if (mail === undefined) throw new Error(`no mail to ${email}`);
    return mail;
  };
  const prove = (payload: object) => test.app.inject({ method: 'POST', url: '/api/contributions/prove', payload });
  const source = (guid: string) => ({ kind: 'FormSubmission', guid });

  it('counts for nobody until its code is given, and then once', async () => {
    const { poll, answer, cookie, email } = await begin();
    const { waiting, own } = answer.json<PollStanding>();
    expect([own, waiting?.email, waiting?.isMailed, waiting?.choices]).toEqual([null, email, true, ['trees']]);
    expect(votesOf(await standing(poll))).toEqual([0, 0, 0, 0]);
    expect((await standing(poll)).waiting).toBeNull();
    expect((await managed(poll)).waiting).toBe(1);
    const { code } = await mailTo(email);
    const proven = await prove({ source: source(waiting?.guid ?? ''), code });
    expect(proven.json()).toEqual({ path: `/kade?v-${poll.guid.slice(0, 6)}=proven#poll-${poll.guid}` });
    expect(await standing(poll, { cookie })).toMatchObject({ own: ['trees'], waiting: null });
    expect(votesOf(await standing(poll))).toEqual([1, 0, 1, 0]);
    expect((await prove({ source: source(waiting?.guid ?? ''), code })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is changed in the same browser without another mail, and by the same address in another it is the same vote', async () => {
    const { poll, answer, cookie, email, challenge, from } = await begin();
    const guid = answer.json<PollStanding>().waiting?.guid ?? '';
    await prove({ source: source(guid), code: (await mailTo(email)).code });
    const changed = await vote(poll, { cookie }, ['ferry'], { challenge }, from);
    expect([changed.statusCode, changed.json().own]).toEqual([200, ['ferry']]);
    clock.later(120);
    const other = await solvePoll(test.app, poll.guid);
    clock.later(5);
    const again = await vote(poll, {}, ['stairs'], { challenge: other, email: email.toUpperCase() }, from);
    const second = again.json<PollStanding>().waiting?.guid ?? '';
    await prove({ source: source(second), code: (await mailTo(email)).code });
    expect(votesOf(await standing(poll))).toEqual([1, 1, 0, 0]);
  });

  it('is proven by the link, says what went wrong, and has its mail sent again only for who voted', async () => {
    const { poll, answer, email, from } = await begin();
    const { guid, key } = answer.json<PollStanding>().waiting ?? { guid: '', key: '' };
    const askMail = (payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/contributions/mail', payload, remoteAddress: from });
    expect((await askMail({ source: source(guid) })).json().result).toBe('Unauthorized');
    expect((await askMail({ source: source(guid), key })).json().result).toBe('TooSoon');
    clock.later(120);
    expect((await askMail({ source: source(guid), key })).json()).toEqual({ result: 'Sent' });
    const { link, code } = await mailTo(email);
    const wrong = code.replaceAll(' ', '') === '000000' ? '111111' : '000000';
    expect((await prove({ source: source(guid), code: wrong })).json().code).toBe('wrong-contribution-code');
    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    const opened = await test.app.inject({ url: `/api/contributions/proofs/${token}` });
    expect(opened.json()).toMatchObject({ title: 'Wat komt eerst?', email });
    expect((await prove({ token })).statusCode).toBe(200);
    expect(votesOf(await standing(poll))).toEqual([1, 0, 1, 0]);
    expect((await askMail({ source: source(guid), key })).json().result).toBe('NotFound');
  });

  it('needs an address, and does not count in a poll that closed meanwhile', async () => {
    const { poll, answer, email, from } = await begin();
    const challenge = await solvePoll(test.app, poll.guid);
    clock.later(5);
    const without = await vote(poll, {}, ['trees'], { challenge, email: 'geen' }, from);
    expect([without.statusCode, without.json().fields[0].code]).toEqual([400, 'email']);
    const guid = answer.json<PollStanding>().waiting?.guid ?? '';
    const { code } = await mailTo(email);
    await close(poll, manager);
    expect((await prove({ source: source(guid), code })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await managed(poll)).voters).toBe(0);
  });

  it('of a verified member counts at once', async () => {
    const { poll } = await begin();
    expect((await vote(poll, member, ['stairs'])).json<PollStanding>().own).toEqual(['stairs']);
  });

  it('goes after seven days, and can be taken back before', async () => {
    const first = await begin();
    const second = await begin();
    const back = await test.app.inject({
      method: 'DELETE',
      url: `/api/polls/${second.poll.guid}/vote`,
      headers: { cookie: second.cookie },
    });
    expect(back.json<PollStanding>().waiting).toBeNull();
    const { guid } = first.poll;
    const waiting = () =>
      test.platform.db.selectFrom('poll_waiting').select('guid').where('poll_guid', '=', guid).execute();
    clock.later(6 * 24 * 3600);
    await test.services.waitingVotes.forgetOld();
    expect(await waiting()).toHaveLength(1);
    clock.later(2 * 24 * 3600);
    await test.services.waitingVotes.forgetOld();
    expect(await waiting()).toEqual([]);
  });
});

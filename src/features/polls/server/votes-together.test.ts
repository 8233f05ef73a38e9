import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { movableClock } from '#features/submissions/server/testing/sending.ts';
import { anonymousViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { newBrowserKey } from '#platform/server/browsers/browser-key.ts';
import { buildPoll } from './polls.factory.ts';
import { solvePoll } from './testing/solve-poll.ts';

const clock = movableClock('2026-11-18T12:00:00Z');
const keys = ['stairs', 'trees', 'ferry'];
const client = { ip: '10.1.1.1', origin: 'http://localhost' };
let test: TestApp;
/** Another process on the same database. */
let second: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock });
  second = await startTestApp({ clock, connectionString: test.connectionString });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

async function crowd(size: number): Promise<Viewer[]> {
  const rows = Array.from({ length: size }, () => {
    const id = randomUUID();
    return { id, name: '', email: `${id}@vloedhaven.example` };
  });
  await test.platform.db.insertInto('user').values(rows).execute();
  const account = { accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] } as const;
  return rows.map(({ id }) => viewerOf({ id, ...account }));
}

const sent = (choice: string | undefined) => ({ choices: [choice ?? ''], language: 'nl' as const, page: '/' });
const give = (app: TestApp, viewer: Viewer, guid: string, choice: string | undefined) =>
  app.services.polls.vote({ viewer, browser: undefined }, guid, sent(choice), client);
/** Its totals, and the same counted from the ballots. */
async function totals(guid: string) {
  const { db } = test.platform;
  const poll = await db.selectFrom('poll').select('voters').where('guid', '=', guid).executeTakeFirstOrThrow();
  const counts = await db.selectFrom('poll_count').select(['choice', 'votes']).where('poll_guid', '=', guid).execute();
  const ballots = await db
    .selectFrom('poll_ballot')
    .select(['voter', 'choices', sql<string>`xmin::text`.as('written')])
    .where('poll_guid', '=', guid)
    .execute();
  const of = (key: string) => Number(counts.find(({ choice }) => choice === key)?.votes ?? 0);
  return {
    voters: poll.voters,
    votes: keys.map(of),
    counted: keys.map((key) => ballots.filter(({ choices }) => choices.includes(key)).length),
    people: new Set(ballots.map(({ voter }) => voter)).size,
    transactions: new Set(ballots.map(({ written }) => written)).size,
  };
}

describe('votes of the same moment', () => {
  it('are written together, and each hears how it stands with their own', async () => {
    const { guid } = await buildPoll(test.services, { options: { results: 'always' } });
    const people = await crowd(200);
    const answers = await Promise.all(people.map((viewer, index) => give(test, viewer, guid, keys[index % 3])));
    expect(answers.map(({ standing }) => standing.own)).toEqual(people.map((_, index) => [keys[index % 3]]));
    // Nobody is told a total without their own vote in it.
    for (const { standing } of answers) {
      expect(standing.results?.voters).toBeGreaterThan(0);
      const own = standing.results?.choices.find(({ key }) => key === standing.own?.[0]);
      expect(own?.votes).toBeGreaterThan(0);
    }
    const { transactions, ...stand } = await totals(guid);
    expect(stand).toEqual({ voters: 200, votes: [67, 67, 66], counted: [67, 67, 66], people: 200 });
    expect(transactions).toBeLessThan(40);
  });

  it('in two processes count once for each person, also of who votes in both, again and again', async () => {
    const { guid } = await buildPoll(test.services, { options: { results: 'always' } });
    const people = await crowd(40);
    await Promise.all(
      people.flatMap((viewer, index) =>
        [test, second, test, second].map((app, time) => give(app, viewer, guid, keys[(index + time) % 3])),
      ),
    );
    const { voters, votes, counted, people: known } = await totals(guid);
    expect([voters, known]).toEqual([40, 40]);
    expect(votes).toEqual(counted);
    expect(votes.reduce((sum, one) => sum + one)).toBe(40);
  });

  it('do not fall with one of them that may not be', async () => {
    const { guid } = await buildPoll(test.services, { block: { addPermission: 'Public' } });
    const used = await solvePoll(test.app, guid);
    clock.later(5);
    const byBrowser = (browser: string, challenge: typeof used) =>
      test.services.polls.voteChecked(
        { viewer: anonymousViewer, browser },
        guid,
        { ...sent('trees'), challenge, website: '' },
        { ip: '10.1.1.1', userAgent: '', host: 'localhost', origin: 'http://localhost', cookie: '', authorization: '' },
      );
    await byBrowser(newBrowserKey(), used);
    const people = await crowd(30);
    const outcomes = await Promise.allSettled(
      people.flatMap((viewer, index) => [
        give(test, viewer, guid, 'ferry'),
        // A sum that another browser did.
        ...(index % 10 === 5 ? [byBrowser(newBrowserKey(), used)] : []),
      ]),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => (one as PromiseRejectedResult).reason.code)).toEqual(Array(3).fill('form-challenge'));
    expect(await totals(guid)).toMatchObject({ voters: 31, votes: [0, 1, 30], counted: [0, 1, 30] });
  });

  it('that come while the poll is closed are in its result, or refused', async () => {
    const { guid } = await buildPoll(test.services, { options: { results: 'always' } });
    const people = await crowd(90);
    const admin = viewerOf({
      id: randomUUID(),
      accountType: 'Admin',
      emailVerified: true,
      isActive: true,
      roleIds: [],
    });
    const voting = people.map(async (viewer, index) => {
      if (index === 45) await second.services.managedPolls.close({ viewer: admin }, guid);
      return give(index % 2 === 0 ? test : second, viewer, guid, keys[index % 3]);
    });
    const outcomes = await Promise.allSettled(voting);
    const counted = outcomes.filter(({ status }) => status === 'fulfilled').length;
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason.code).toBe('poll-closed');
    const { voters, votes } = await totals(guid);
    expect(voters).toBe(counted);
    expect(votes.reduce((sum, one) => sum + one)).toBe(counted);
    expect(counted).toBeLessThan(90);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildPoll } from '#features/polls/server/polls.factory.ts';
import { movableClock } from '#features/submissions/server/testing/sending.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StatisticsTakingPart } from '../contract/statistics.ts';

type Headers = Record<string, string>;
const clock = movableClock('2026-11-17T12:00:00Z');
let test: TestApp;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock, callsPerMinute: 100_000 });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const ask = (query: string, headers: Headers) =>
  test.app.inject({ url: `/api/statistics:taking-part?${query}`, headers });
const read = async (query = 'period=28&beside=before'): Promise<StatisticsTakingPart> => {
  const answer = await ask(query, admin);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const search = async (q: string, times: number) => {
  for (let at = 0; at < times; at += 1)
    await test.app.inject({
      url: `/api/search?${new URLSearchParams({ q })}`,
      remoteAddress: `192.0.2.${at + 1}`,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' },
    });
};

describe('what people did besides reading', () => {
  it('is for admins', async () => {
    expect((await ask('', {})).statusCode).toBe(401);
    expect((await ask('', member)).statusCode).toBe(403);
    expect((await ask('period=own', admin)).statusCode).toBe(400);
  });

  it('names words that were looked for often, and counts the others', async () => {
    await search('zwemtrap', 6);
    await search('jansen kerkstraat', 4);
    const { searches } = await read();
    expect(searches).toMatchObject({ total: 10, foundNothing: 10, was: { total: 0, foundNothing: 0 } });
    expect(searches.nothing).toEqual([{ query: 'zwemtrap', count: 6 }]);
    expect(searches.found).toEqual([]);
  });

  it('says nothing of searches that are not kept any more', async () => {
    expect((await read('period=28&beside=year')).searches.was).toBeNull();
  });

  it('tells who began a form and who sent it, in the days of the period', async () => {
    const guid = await buildForm(test.services);
    const count = (day: string, mark: string, number: number) =>
      ({ version: 1, day, mark, device: 'phone', number }) as const;
    await test.services.stepCounts.takeOver(system, guid, {
      steps: [
        count('2026-11-10', 'begun', 9),
        count('2026-11-10', 'check', 8),
        count('2026-11-10', 'sent', 7),
        count('2026-11-10', 'left:naam', 2),
        count('2026-10-01', 'begun', 4),
        count('2026-10-01', 'sent', 1),
      ],
      times: [],
    });
    const { forms } = await read();
    expect(forms).toMatchObject({ begun: 9, sent: 7, was: { begun: 4, sent: 1 } });
    expect(forms.rows).toMatchObject([{ guid, begun: 9, sent: 7, was: { begun: 4, sent: 1 } }]);
    expect(forms.rows[0]?.title).not.toBeNull();
    // Of the four of then too few began to tell how far they came.
    expect(forms.rows[0]?.steps).toEqual([
      { id: 'begun', label: '', number: 9, was: null },
      { id: 'check', label: '', number: 8, was: null },
      { id: 'sent', label: '', number: 7, was: null },
    ]);
  });

  it('holds the steps of a form against those of the period beside it, and takes them along as a table', async () => {
    const guid = await buildForm(test.services, { document: { title: text('Vergunning') } });
    const count = (day: string, mark: string, number: number) =>
      ({ version: 1, day, mark, device: 'phone', number }) as const;
    const steps = [
      ...[count('2026-11-12', 'begun', 20), count('2026-11-13', 'begun', 10)],
      ...[count('2026-11-13', 'check', 15), count('2026-11-13', 'sent', 12)],
      ...[count('2026-10-12', 'begun', 10), count('2026-10-12', 'sent', 8)],
    ];
    await test.services.stepCounts.takeOver(system, guid, { steps, times: [] });
    const stepsIn = async (query?: string) =>
      (await read(query)).forms.rows.find((row) => row.guid === guid)?.steps.map(({ number, was }) => [number, was]);
    // Nobody was counted at the second step then: what that was is not known.
    expect(await stepsIn()).toEqual([
      [30, 10],
      [15, null],
      [12, 8],
    ]);
    expect(await stepsIn('period=own&from=2026-11-12&to=2026-11-12&beside=nothing')).toEqual([
      [20, null],
      [0, null],
      [0, null],
    ]);
    const { tables } = (
      await test.app.inject({ url: '/api/statistics:export?format=json&period=28&beside=before', headers: admin })
    ).json<{ tables: { id: string; rows: unknown[][] }[] }>();
    const rows = tables.find(({ id }) => id === 'formSteps')?.rows.filter(([title]) => title === 'Vergunning');
    expect(rows).toEqual([
      ['Vergunning', 'Begonnen', 30, 10],
      ['Vergunning', 'Controleren', 15, ''],
      ['Vergunning', 'Verstuurd', 12, 8],
    ]);
  });

  it('names polls that were open, with their voters', async () => {
    const { guid } = await buildPoll(test.services);
    const vote = { choices: ['trees'], language: 'nl' };
    await test.app.inject({ method: 'PUT', url: `/api/polls/${guid}/vote`, headers: member, payload: vote });
    expect((await read()).polls).toEqual([{ guid, question: 'Wat komt eerst?', voters: 1, isOpen: true }]);
    expect((await read('period=own&from=2026-09-01&to=2026-09-30')).polls).toEqual([]);
  });

  it('counts members who were here, and by roles of five and more alone', async () => {
    const { members } = await read();
    expect(members).toMatchObject({ total: 2, active: 2, roles: [] });
    // Who was here last week is not known of who was here today as well.
    expect((await read('period=own&from=2026-11-01&to=2026-11-08')).members).toBeNull();
  });
});

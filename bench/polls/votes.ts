import { randomUUID } from 'node:crypto';
import type { PollStanding } from '#features/polls/contract/poll.ts';
import { fetchOk } from '../answer.ts';
import { processorTimes } from '../compare.ts';
import { editorPassword, editorsWithPassword } from '../editor/crowd.ts';
import { ask, type Headers, longestAnswer } from '../editor/long-page.ts';
import { percentileOf } from '../editor/percentile.ts';
import { signIn, signInWithCookie } from '../sign-in.ts';
import type { Site } from '../site.ts';

export interface VoteFigures {
  people: number;
  /** From the first that is sent to the last that is answered, in seconds. */
  seconds: number;
  /** From sending a vote to its answer, by the clock. */
  answerP50: number;
  answerP95: number;
  processorMilliseconds: number | undefined;
  /** Votes that are missing from the totals, or too many in them. */
  wrong: number;
  /** The page with the poll came from what was kept before and after. */
  isKept: boolean;
}

const keys = ['stairs', 'trees', 'ferry', 'lights'];
async function placePoll(port: number, headers: Headers, name: string): Promise<string> {
  const guid = randomUUID();
  const nl = (words: string) => ({ $lang: { nl: words } });
  const block = {
    guid,
    buildingBlockName: 'Poll',
    layoutPosition: 'main',
    sortId: 0,
    addPermission: 'Users',
    options: {
      question: nl('Wat komt eerst?'),
      choices: keys.map((key) => ({ key, label: nl(key) })),
      results: 'always',
    },
  };
  const document = { title: nl(name), buildingBlockInstances: [block] };
  const page = await ask<{ guid: string }>(port, '/api/pages', headers, { kind: 'page', document });
  await ask(port, '/api/menuitems', headers, { name: nl(name), pageGuid: page.guid, isVisible: true });
  await ask(port, `/api/pages/${page.guid}/publish`, headers, {});
  return guid;
}

async function vote(port: number, guid: string, headers: Headers, choice: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/polls/${guid}/vote`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ choices: [choice], language: 'nl' }),
    signal: AbortSignal.timeout(longestAnswer),
  });
  if (!answer.ok) throw new Error(`A vote answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  await answer.json();
  return performance.now() - begin;
}

/** So many people, each signed in by themselves, all in the same moment and in one poll. */
export async function measureVotes(site: Site, people: number): Promise<VoteFigures> {
  const { port } = site;
  const admin = await signIn(port);
  const guid = await placePoll(port, admin, 'stemmen');
  const emails = await editorsWithPassword(site, people);
  const voters: Headers[] = [];
  for (const email of emails) voters.push(await signInWithCookie(port, { email, password: editorPassword }));
  // Its own poll for who is first: what is made once is not what is measured.
  const warm = await placePoll(port, admin, 'proefstemmen');
  for (const headers of voters.slice(0, 20)) await vote(port, warm, headers, 'stairs');
  const before = (await fetchOk(port, '/stemmen')).headers.etag;
  const watched = { node: site.pid, database: site.database };
  const start = processorTimes(watched);
  const begin = performance.now();
  const times = await Promise.all(
    voters.map((headers, number) => vote(port, guid, headers, keys[number % keys.length] ?? '')),
  );
  const seconds = (performance.now() - begin) / 1000;
  const end = processorTimes(watched);
  const { results } = await ask<PollStanding>(port, `/api/polls/${guid}/standing`, admin);
  const expected = keys.map((_, place) => voters.filter((_voter, number) => number % keys.length === place).length);
  const counted = keys.map((key) => results?.choices.find((one) => one.key === key)?.votes ?? 0);
  const wrong = expected.reduce((sum, number, place) => sum + Math.abs(number - (counted[place] ?? 0)), 0);
  return {
    people: voters.length,
    seconds,
    answerP50: percentileOf(times, 0.5),
    answerP95: percentileOf(times, 0.95),
    processorMilliseconds: start && end && (end.all - start.all) / times.length,
    wrong: wrong + Math.abs((results?.voters ?? 0) - voters.length),
    isKept: before !== undefined && (await fetchOk(port, '/stemmen')).headers.etag === before,
  };
}

import { randomUUID } from 'node:crypto';
import type { PollStanding } from '#features/polls/contract/poll.ts';
import type { Findings } from '../verdict.ts';
import { askAs, type SolvedChallenge, solved } from './form-calls.ts';
import { manyCalls } from './forms.ts';
import { call, noAnswer, openSite, type Site, type Told } from './site.ts';
import { underKills } from './under-kills.ts';

export const keys = ['trap', 'bomen', 'pont'];

/** Somebody without an account, at a browser of their own. */
export interface Voter {
  challenge: SolvedChallenge;
  choice: string;
  cookie?: string;
  hasVoted?: boolean;
}

/** Visitors vote while the server is killed: every vote that was confirmed counts, and nobody's twice. */
export async function proveVotes(findings: Findings, dataDir: string, kills: number): Promise<void> {
  const first = await openSite(dataDir, manyCalls);
  const poll = await placedPoll(first);
  const sums = await solved(first, `/api/polls/${poll}/challenge`, kills);
  const { site, people, strange } = await underKills<Voter>(first, {
    dataDir,
    options: manyCalls,
    kills,
    next: (number) => {
      const challenge = sums.pop();
      return challenge && { challenge, choice: keys[number % keys.length] ?? '' };
    },
    press: (now, voter) => vote(now, poll, voter),
    isDone: ({ hasVoted }) => hasVoted === true,
  });
  const { results } = JSON.parse(await askAs(site, 'GET', `/api/polls/${poll}/standing`)) as PollStanding;
  const wrong = keys.map((key) => {
    const counted = results?.choices.find((one) => one.key === key)?.votes ?? 0;
    return Math.abs(counted - people.filter(({ choice }) => choice === key).length);
  });
  const total = wrong.reduce((sum, one) => sum + one, Math.abs((results?.voters ?? 0) - people.length));
  findings.note(
    `${kills} kills under visitors who vote: votes lost or twice`,
    `${people.length} voted, ${results?.voters ?? 0} counted, ${total} wrong`,
    total === 0 && strange === 0,
  );
  await site.product.stop();
}

/** As a browser does it: the sum is asked for first, and brings the key that this browser is known by. */
export async function vote({ product: { port } }: Site, poll: string, voter: Voter): Promise<Told> {
  voter.cookie ??= await cookieOf(port, poll);
  if (voter.cookie === undefined) return noAnswer;
  const told = await call(port, `/api/polls/${poll}/vote`, {
    method: 'PUT',
    headers: { cookie: voter.cookie },
    json: { choices: [voter.choice], language: 'nl', challenge: voter.challenge },
  });
  if (told.status === 200) voter.hasVoted = true;
  return told;
}

async function cookieOf(port: number, poll: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/polls/${poll}/challenge`, { method: 'POST' });
    await answer.arrayBuffer();
    return answer.headers.getSetCookie()[0]?.split(';')[0];
  } catch {
    // Killed: they try again, as anyone would.
    return undefined;
  }
}

export async function placedPoll(site: Site): Promise<string> {
  const guid = randomUUID();
  const nl = (words: string) => ({ $lang: { nl: words } });
  const block = {
    guid,
    buildingBlockName: 'Poll',
    layoutPosition: 'main',
    sortId: 0,
    addPermission: 'Public',
    options: {
      question: nl('Wat komt eerst?'),
      choices: keys.map((key) => ({ key, label: nl(key) })),
      results: 'always',
    },
  };
  const document = { title: nl('Peiling'), buildingBlockInstances: [block] };
  const page = JSON.parse(await askAs(site, 'POST', '/api/pages', { kind: 'page', document })) as { guid: string };
  await askAs(site, 'POST', '/api/menuitems', { name: nl('peiling'), pageGuid: page.guid, isVisible: true });
  await askAs(site, 'POST', `/api/pages/${page.guid}/publish`, {});
  return guid;
}

import type { PollStanding } from '#features/polls/contract/poll.ts';
import { askAs } from '../faults/form-calls.ts';
import type { Site } from '../faults/site.ts';
import { keys, placedPoll, type Voter, vote } from '../faults/votes.ts';
import { Sums } from './sums.ts';
import type { Writing } from './writing.ts';

/** Visitors who vote in one poll, each at a browser of their own. */
export async function voteWriting(site: Site): Promise<Writing> {
  const poll = await placedPoll(site);
  const sums = new Sums(`/api/polls/${poll}/challenge`);
  let confirmed = 0;
  let current: Voter | undefined;
  return {
    kind: 'votes',
    async write(now) {
      if (current === undefined) {
        const challenge = sums.take();
        if (challenge === undefined) return await sums.add(now);
        current = { challenge, choice: keys[confirmed % keys.length] ?? '' };
      }
      const told = await vote(now, poll, current);
      if (current.hasVoted === true) {
        confirmed += 1;
        current = undefined;
      }
      return told;
    },
    isOpen: () => current !== undefined,
    async standing(now) {
      const { results } = JSON.parse(await askAs(now, 'GET', `/api/polls/${poll}/standing`)) as PollStanding;
      const counted = results?.voters ?? 0;
      return { confirmed, lost: Math.max(0, confirmed - counted), twice: Math.max(0, counted - confirmed) };
    },
  };
}

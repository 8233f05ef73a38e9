import type { PollResults } from '../contract/poll.ts';
import type { PollOptions } from '../contract/poll-options.ts';
import type { CountRow, PollRow } from './polls.repository.ts';

/** How it stands for readers: choices that are not asked any more are left out, with who chose nothing else. */
export function presentResults(
  { choices, maxChoices }: PollOptions,
  row: Pick<PollRow, 'voters'> | undefined,
  counts: readonly CountRow[],
): PollResults {
  const votes = new Map(counts.map(({ choice, votes: number }) => [choice, number]));
  const shown = choices.map(({ key }) => ({ key, votes: votes.get(key) ?? 0 }));
  const sum = shown.reduce((all, one) => all + one.votes, 0);
  // In one of several choices somebody is counted with each.
  return { voters: maxChoices === 1 ? sum : Math.min(row?.voters ?? 0, sum), choices: shown };
}

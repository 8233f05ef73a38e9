import type { PollState } from './poll-window.ts';
import type { NameAudience, ResultMoment } from './poll-words.ts';

/** Whether a reader sees how it stands. Who manages the poll has a screen of their own for it. */
export function seesResults(results: ResultMoment, state: PollState, hasVoted: boolean): boolean {
  if (state === 'coming') return false;
  if (state === 'closed' || results === 'always') return true;
  return results === 'after-voting' && hasVoted;
}

const reach: Record<NameAudience, number> = { nobody: 0, managers: 1, members: 2 };

/** A name is told to no more people than was said when its owner voted, and to no more than is said now. */
export const namesFor = (whenVoted: NameAudience, now: NameAudience): NameAudience =>
  reach[whenVoted] < reach[now] ? whenVoted : now;

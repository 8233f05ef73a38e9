import { roundStep } from '#platform/web/charts/layout/scale-top.ts';
import { partsOfWhole, sharesOf } from '../../contract/percentages.ts';

interface Counted {
  votes: readonly number[];
  people: number;
  isSeveral: boolean;
}

/** Of each choice its percentage, and how far its bar goes. */
export function drawnShares({ votes, people, isSeveral }: Counted): { percent: number; width: number }[] {
  const shares = isSeveral ? sharesOf(votes, people) : partsOfWhole(votes);
  // Room beside the longest, as far as the whole: a difference of a few must still be seen.
  const top = Math.min(100, Math.max(10, roundStep(Math.max(0, ...shares) * 1.2)));
  return shares.map((percent) => ({ percent, width: (percent / top) * 100 }));
}

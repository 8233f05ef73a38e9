import { parseArgs } from 'node:util';
import { judgedConnections, type Verdict } from './budgets.ts';
import { type Comparison, compare, type Rounds, warmUp } from './compare.ts';
import type { JudgedContest } from './contests.ts';
import { verdictsOf } from './judging.ts';

export interface RowsPlan {
  connections: readonly number[];
  roundsAt(connections: number): Rounds;
}

export interface Measured {
  comparisons: Comparison[];
  verdicts: Verdict[];
}

/** One contest after the other, each warmed up first; with what was measured and what it is worth. */
export async function measureRow(contest: JudgedContest, plan: RowsPlan, into: Measured): Promise<void> {
  console.log(`  ${contest.name}`);
  await warmUp(contest);
  for (const connections of contest.connections ?? plan.connections) {
    const comparison = await compare(contest, connections, plan.roundsAt(connections));
    into.comparisons.push(comparison);
    into.verdicts.push(...verdictsOf(contest.judgements ?? [], comparison));
  }
}

/** Of a part of the benchmark that is asked for by itself, to see which way a change goes. */
export const shortPlan: RowsPlan = {
  connections: [1, judgedConnections],
  roundsAt: () => ({ rounds: 5, seconds: 1.2 }),
};

/** `--row=word` leaves all but the rows with that word in their name; `--items` says how many the large site has. */
export function askedRows(): { isAsked(contest: JudgedContest): boolean; items: number } {
  const { values } = parseArgs({ options: { row: { type: 'string' }, items: { type: 'string', default: '20000' } } });
  const { row = '', items } = values;
  return { isAsked: ({ name }) => name.includes(row), items: Number(items) };
}

import { type BudgetKey, judge, judgedConnections, type Verdict } from './budgets.ts';
import type { Comparison } from './compare.ts';

/** With less of a core than this, something else used it too. */
export const wholeCore = 0.85;

/** Whether both sides had the server's core to themselves; where the system does not tell, we take it that they had. */
export const hadItsCore = ({ product, yardstick }: Comparison): boolean =>
  Math.min(product.shareOfCore ?? 1, yardstick.shareOfCore ?? 1) >= wholeCore;

/** A figure of a comparison; nothing where the system does not tell it. */
type Figure = (comparison: Comparison) => number | undefined;

/** On a machine with other work, requests a second tell who had luck; then the processor time decides. */
export const byRequests: Figure = (comparison) =>
  hadItsCore(comparison) ? comparison.ratio : (comparison.processorRatio ?? comparison.ratio);

/** All that we take against what the yardstick's Node takes, as if its database were free. */
export const toNodePart: Figure = ({ ratioToNodePart }) => ratioToNodePart;

/** Node against Node, and the whole against the whole: the lesser, so that work moved to the database is no gain. */
export const byNodeAndWhole: Figure = (comparison) =>
  Math.min(comparison.nodeRatio ?? Number.POSITIVE_INFINITY, byRequests(comparison) ?? comparison.ratio);

/** Of Node and its database, for one request. */
export const milliseconds: Figure = ({ product }) =>
  product.serverMicroseconds === undefined ? undefined : product.serverMicroseconds / 1000;

export interface Judgement {
  budget: BudgetKey;
  of: Figure;
  /** Those at which all budgets are judged, where nothing else is said. */
  connections?: number;
}

export function verdictsOf(judgements: readonly Judgement[], comparison: Comparison): Verdict[] {
  return judgements.flatMap(({ budget, of, connections = judgedConnections }) => {
    const figure = connections === comparison.connections ? of(comparison) : undefined;
    return figure === undefined ? [] : judge(budget, figure);
  });
}

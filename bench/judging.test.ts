import { describe, expect, it } from 'vitest';
import type { Comparison, Figures } from './compare.ts';
import { byNodeAndWhole, byRequests, hadItsCore, milliseconds, toNodePart, verdictsOf } from './judging.ts';

const figures = (shareOfCore: number | undefined, serverMicroseconds?: number): Figures => ({
  requestsPerSecond: 100,
  p50Milliseconds: 1,
  p99Milliseconds: 2,
  nodeMicroseconds: serverMicroseconds,
  databaseMicroseconds: serverMicroseconds === undefined ? undefined : 0,
  serverMicroseconds,
  shareOfCore,
});

const comparison = (more: Partial<Comparison> = {}): Comparison => ({
  name: 'item by id',
  yardstickName: 'lean program',
  connections: 10,
  product: figures(1, 900),
  yardstick: figures(1, 700),
  ratio: 0.9,
  processorRatio: 0.7,
  nodeRatio: 0.6,
  ratioToNodePart: 0.5,
  ...more,
});

describe('a comparison', () => {
  it('is judged by requests a second where both had their core, and by processor time where not', () => {
    const disturbed = comparison({ yardstick: figures(0.8) });
    expect([hadItsCore(comparison()), hadItsCore(disturbed)]).toEqual([true, false]);
    expect([byRequests(comparison()), byRequests(disturbed)]).toEqual([0.9, 0.7]);
  });

  it("is held against the yardstick's Node part, as if its database were free", () => {
    expect(toNodePart(comparison())).toBe(0.5);
  });

  it('counts the lesser of Node to Node and the whole to the whole', () => {
    expect(byNodeAndWhole(comparison())).toBe(0.6);
    expect(byNodeAndWhole(comparison({ nodeRatio: 2 }))).toBe(0.9);
    expect(byNodeAndWhole(comparison({ nodeRatio: undefined }))).toBe(0.9);
  });

  it('tells the time of Node and its database in milliseconds', () => {
    expect(milliseconds(comparison())).toBe(0.9);
  });
});

describe('verdicts', () => {
  it('are given at the connections that they are about', () => {
    const judgements = [
      { budget: 'itemToLean', of: byNodeAndWhole },
      { budget: 'itemTime', of: milliseconds, connections: 1 },
    ] as const;
    const of = (connections: number) => verdictsOf(judgements, comparison({ connections }));
    expect(of(10)).toEqual([expect.objectContaining({ key: 'itemToLean', value: 0.6, isMet: true })]);
    expect(of(1)).toEqual([expect.objectContaining({ key: 'itemTime', value: 0.9, isMet: true })]);
    expect(of(50)).toEqual([]);
  });

  it('are not given where the system does not tell the figure', () => {
    const untold = comparison({ product: figures(undefined), ratioToNodePart: undefined });
    const judgements = [
      { budget: 'freshPage', of: toNodePart },
      { budget: 'freshPageTime', of: milliseconds },
    ] as const;
    expect(verdictsOf(judgements, untold)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { CalmCollection, calm, worthCollecting } from './collect-when-calm.ts';

const atRest = 50 * 1024 * 1024;

/** A process that takes what it is told to, of which collecting leaves what it needs at rest. */
function processWith() {
  const state = { taken: 2 * atRest, busyShare: 0, collections: 0 };
  const collection = new CalmCollection({
    takenMemory: () => state.taken,
    busyShare: () => state.busyShare,
    collect: () => {
      state.taken = atRest;
      state.collections += 1;
    },
  });
  return { state, look: () => collection.look() };
}

describe('collecting when it is calm', () => {
  it('collects once after the start, and not again while nothing is taken', () => {
    const { state, look } = processWith();
    for (let time = 0; time < 5; time += 1) look();
    expect(state.collections).toBe(1);
  });

  it('collects again when much was taken', () => {
    const { state, look } = processWith();
    look();
    state.taken = atRest + worthCollecting - 1;
    look();
    expect(state.collections).toBe(1);
    state.taken = atRest + worthCollecting;
    look();
    expect(state.collections).toBe(2);
  });

  it('waits until there is little to do', () => {
    const { state, look } = processWith();
    state.busyShare = calm + 0.01;
    look();
    expect(state.collections).toBe(0);
    state.busyShare = calm;
    look();
    expect(state.collections).toBe(1);
  });

  it('compares with what a collection left, not with what was there before it', () => {
    const { state, look } = processWith();
    state.taken = 10 * atRest;
    look();
    state.taken = 3 * atRest;
    look();
    expect(state.collections).toBe(2);
  });

  it('asks how busy it was each time, so that each answer is about the time since the last look', () => {
    const asked: number[] = [];
    const collection = new CalmCollection({
      takenMemory: () => 0,
      busyShare: () => asked.push(0),
      collect: () => undefined,
    });
    collection.look();
    collection.look();
    expect(asked).toHaveLength(2);
  });
});

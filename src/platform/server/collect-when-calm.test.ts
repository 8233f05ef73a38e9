import { setImmediate } from 'node:timers/promises';
import { cachedDataVersionTag } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { CalmCollection, calm, calmLooks, collectEverything, collector, worthCollecting } from './collect-when-calm.ts';

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
  const look = () => collection.look();
  const lookForLong = () => {
    for (let looks = 0; looks < calmLooks; looks += 1) look();
  };
  return { state, look, lookForLong };
}

describe('collecting when it is calm', () => {
  it('collects once after the start, and not again while nothing is taken', () => {
    const { state, look, lookForLong } = processWith();
    look();
    expect(state.collections).toBe(1);
    lookForLong();
    expect(state.collections).toBe(1);
  });

  it('collects again when much was taken', () => {
    const { state, lookForLong } = processWith();
    lookForLong();
    state.taken = atRest + worthCollecting - 1;
    lookForLong();
    expect(state.collections).toBe(1);
    state.taken = atRest + worthCollecting;
    lookForLong();
    expect(state.collections).toBe(2);
  });

  it('waits until it has been calm for long, because what is compiled is lost by it', () => {
    const { state, look } = processWith();
    look();
    for (const busyShare of [1, ...Array<number>(calmLooks - 1).fill(0), 1, ...Array<number>(calmLooks - 1).fill(0)]) {
      state.taken = 3 * atRest;
      state.busyShare = busyShare;
      look();
    }
    expect(state.collections).toBe(1);
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
    const { state, lookForLong } = processWith();
    state.taken = 10 * atRest;
    lookForLong();
    state.taken = 3 * atRest;
    lookForLong();
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

describe('collecting everything', () => {
  it('needs no flag of the start, and leaves those of V8 as they were, by which compiled code is kept', async () => {
    const flags = cachedDataVersionTag();
    const forgotten = new WeakRef({});
    // Until its turn is over, whatever a weak reference was made of is held.
    await setImmediate();
    collectEverything(collector());
    expect(forgotten.deref()).toBeUndefined();
    expect(cachedDataVersionTag()).toBe(flags);
  });
});

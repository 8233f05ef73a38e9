import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, resolve, reject, hasBegun: () => hasBegun };
}

describe('work queue', () => {
  it('does no more at once than it may, in order', async () => {
    const queue = new WorkQueue({ atOnce: 2, maxWaiting: 10 });
    const jobs = [heldWork(), heldWork(), heldWork(), heldWork()] as const;
    const results = jobs.map(({ work }) => queue.run(work));
    await Promise.resolve();
    expect(jobs.map((job) => job.hasBegun())).toEqual([true, true, false, false]);
    jobs[1].resolve('b');
    expect(await results[1]).toBe('b');
    expect(jobs.map((job) => job.hasBegun())).toEqual([true, true, true, false]);
    for (const job of jobs) job.resolve('x');
    expect(await Promise.all(results)).toEqual(['x', 'b', 'x', 'x']);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue({ atOnce: 1, maxWaiting: 10 });
    const failing = heldWork();
    const first = queue.run(failing.work);
    const second = queue.run(async () => 'done');
    failing.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('done');
    expect(await queue.run(async () => 'free again')).toBe('free again');
  });

  it('turns away when the line is full, and says when to come back', async () => {
    const queue = new WorkQueue({ atOnce: 1, maxWaiting: 1 });
    const held = heldWork();
    const running = [queue.run(held.work), queue.run(async () => 'second')];
    await expect(queue.run(async () => 'third')).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      headers: { 'retry-after': '5' },
    });
    held.resolve('first');
    expect(await Promise.all(running)).toEqual(['first', 'second']);
  });
});

/** Asks that write down when it was their turn. */
function writingDown(queue: WorkQueue) {
  const begun: string[] = [];
  const held = heldWork();
  const first = queue.run(held.work);
  return {
    begun,
    ask: (client: string, name: string, signal?: AbortSignal) =>
      queue.run(async () => void begun.push(name), { client, signal }),
    async end() {
      held.resolve('done');
      await first;
    },
  };
}

describe('clients in a work queue', () => {
  it('take turns, however much one of them asks', async () => {
    const { begun, ask, end } = writingDown(new WorkQueue({ atOnce: 1, maxWaiting: 40 }));
    const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')];
    await end();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('cannot fill it alone', async () => {
    const { begun, ask, end } = writingDown(new WorkQueue({ atOnce: 1, maxWaiting: 16 }));
    const asked = Array.from({ length: 100 }, (_, index) => ask('greedy', `g${index}`));
    const others = ['b', 'c', 'd'].map((client) => ask(client, client));
    await end();
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    await Promise.all(others);
    expect(begun.slice(0, 4)).toEqual(['g0', 'b', 'c', 'd']);
  });

  it('who left are not worked for, and leave their place', async () => {
    const { begun, ask, end } = writingDown(new WorkQueue({ atOnce: 1, maxWaiting: 2 }));
    const left = new AbortController();
    const gone = ask('a', 'gone', left.signal);
    const stays = ask('b', 'stays');
    left.abort();
    await expect(gone).rejects.toMatchObject({ status: 503 });
    const comes = ask('c', 'comes');
    await expect(ask('a', 'left before', left.signal)).rejects.toMatchObject({ status: 503 });
    await end();
    await Promise.all([stays, comes]);
    expect(begun).toEqual(['stays', 'comes']);
  });

  it('do not wait longer than anyone would', async () => {
    const { begun, ask, end } = writingDown(new WorkQueue({ atOnce: 1, maxWaiting: 2, longestWait: 5 }));
    await expect(ask('a', 'waited')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await end();
    expect(begun).toEqual([]);
  });
});

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

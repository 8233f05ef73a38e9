import { expect, it } from 'vitest';
import { atAPace } from './at-a-pace.ts';

it.each([
  { took: 0, rests: 0 },
  { took: 100, rests: 3900 },
  { took: 6000, rests: 234_000 },
  { took: 10 * 60_000, rests: 60 * 60_000 },
])('rests $rests ms after work of $took ms', async ({ took, rests }) => {
  let now = 1000;
  let times = 0;
  const work = atAPace(
    async () => {
      times += 1;
      now += took;
    },
    () => now,
  );
  await work();
  expect(times).toBe(1);
  now += rests - 1;
  if (rests > 0) await work();
  expect(times).toBe(1);
  now += 1;
  await work();
  expect(times).toBe(2);
});

it('rests after work that failed too', async () => {
  let now = 0;
  let times = 0;
  const work = atAPace(
    async () => {
      times += 1;
      now += 100;
      throw new Error('away');
    },
    () => now,
  );
  await expect(work()).rejects.toThrow('away');
  await work();
  expect(times).toBe(1);
});

it('is done once for all who ask meanwhile', async () => {
  let times = 0;
  const done = Promise.withResolvers<void>();
  const work = atAPace(async () => {
    times += 1;
    await done.promise;
  });
  const asked = [work(), work()];
  done.resolve();
  await Promise.all(asked);
  expect(times).toBe(1);
});

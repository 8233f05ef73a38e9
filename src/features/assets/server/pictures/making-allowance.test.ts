import { expect, it } from 'vitest';
import { MakingAllowance } from './making-allowance.ts';

it('lets each client have so many a minute, and then again', () => {
  let now = 1000;
  const allowance = new MakingAllowance({ perMinute: 2, now: () => now });
  allowance.take('a');
  allowance.take('a');
  now += 30_000;
  expect(() => allowance.take('a')).toThrow(expect.objectContaining({ status: 429, values: { seconds: 30 } }));
  expect(() => allowance.take('b')).not.toThrow();
  now += 30_000;
  expect(() => allowance.take('a')).not.toThrow();
});

it('counts a flood of clients together', () => {
  const allowance = new MakingAllowance({ perMinute: 1, now: () => 0 });
  for (let client = 0; client < 10_001; client += 1) allowance.take(String(client));
  expect(() => allowance.take('another')).toThrow(expect.objectContaining({ status: 429 }));
});

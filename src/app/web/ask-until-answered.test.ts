import { expect, it } from 'vitest';
import { askUntilAnswered, pause } from './ask-until-answered.ts';

it('asks again, each time a while longer after it failed, until there is an answer', async () => {
  const waits: number[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked < 9) throw new Error('nobody answered');
    return 'menu';
  };
  const answer = await askUntilAnswered(ask, async (milliseconds) => {
    waits.push(milliseconds);
  });
  expect(answer).toBe('menu');
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('waits no longer once there is a connection again', async () => {
  const waiting = pause(3_600_000);
  window.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBeUndefined();
});

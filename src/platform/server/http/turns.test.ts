import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('gives a few turns at a time, in order, and lets others come between', async () => {
  const turns = new Turns();
  const heard: string[] = [];
  const between = (left: number) => {
    heard.push('between');
    if (left > 1) setImmediate(() => between(left - 1));
  };
  setImmediate(() => between(6));
  await Promise.all(
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((name) =>
      turns.next().then(() => heard.push(name)),
    ),
  );
  const order = heard.filter((one) => one !== 'between');
  expect(order).toEqual(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']);
  for (const [one, other] of [
    ['third', 'fourth'],
    ['sixth', 'seventh'],
  ] as const) {
    expect(heard.slice(heard.indexOf(one), heard.indexOf(other))).toContain('between');
  }
  // And again, after it was idle.
  await turns.next();
});

import { expect, it } from 'vitest';
import type { HealthLine } from '../../contract/installation.ts';
import { healthToTell, type ToldHealth } from './health-to-tell.ts';

const at = (hours: number) => new Date(Date.parse('2026-11-19T00:00:00Z') + hours * 60 * 60 * 1000);

/** The hours at which it is looked, what is seen each time, and what is told of it. */
const looks = (seen: [hours: number, state: HealthLine['state']][]): string[] => {
  let known: ToldHealth[] = [];
  return seen.flatMap(([hours, state]) => {
    const line: HealthLine = { part: 'backups', state, reason: 'old', values: {} };
    const { tell, next } = healthToTell(known, [line], at(hours));
    known = next;
    return tell.map((told) => `${hours} ${told.state}`);
  });
};

it.each<[string, Parameters<typeof looks>[0], string[]]>([
  [
    'is told of what is still so at the next look, once',
    [
      [0, 'wrong'],
      [0.2, 'wrong'],
      [0.4, 'wrong'],
      [90, 'wrong'],
    ],
    ['0.2 wrong'],
  ],
  [
    'is not told of what was over by then',
    [
      [0, 'attention'],
      [0.2, 'good'],
      [0.4, 'attention'],
      [0.6, 'good'],
    ],
    [],
  ],
  [
    'is told again when it becomes worse, and not when it becomes better',
    [
      [0, 'attention'],
      [0.2, 'attention'],
      [0.4, 'wrong'],
      [0.6, 'attention'],
      [0.8, 'wrong'],
    ],
    ['0.2 attention', '0.4 wrong'],
  ],
  [
    'is told of what comes back on the same day a day after the last time, if it is still so',
    [
      [0, 'wrong'],
      [1, 'wrong'],
      [2, 'good'],
      [3, 'wrong'],
      [4, 'wrong'],
      [25, 'wrong'],
      [26, 'wrong'],
    ],
    ['1 wrong', '25 wrong'],
  ],
  [
    'is told of what comes back later',
    [
      [0, 'wrong'],
      [1, 'wrong'],
      [2, 'good'],
      [50, 'attention'],
      [51, 'attention'],
    ],
    ['1 wrong', '51 attention'],
  ],
])('staff %s', (_, seen, told) => expect(looks(seen)).toEqual(told));

it('knows of each part by itself', () => {
  const line = (part: HealthLine['part'], state: HealthLine['state']): HealthLine => ({
    part,
    state,
    reason: '',
    values: {},
  });
  const first = healthToTell([], [line('mail', 'wrong'), line('jobs', 'good')], at(0));
  const { tell, next } = healthToTell(first.next, [line('mail', 'wrong'), line('jobs', 'wrong')], at(1));
  expect(tell.map(({ part }) => part)).toEqual(['mail']);
  expect(next).toEqual([
    { part: 'mail', needsSince: at(0), toldAt: at(1), toldState: 'wrong' },
    { part: 'jobs', needsSince: at(1), toldAt: null, toldState: null },
  ]);
});

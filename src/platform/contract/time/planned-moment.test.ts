import { expect, test } from 'vitest';
import { isOver } from './planned-moment.ts';

const planned = new Date('2026-11-17T10:01:00.000Z');

test.each([
  ['a minute before', '2026-11-17T10:00:00.000Z', false],
  ['at the moment', '2026-11-17T10:01:00.000Z', false],
  ['when its minute is nearly over', '2026-11-17T10:01:59.999Z', false],
  ['when the next begins', '2026-11-17T10:02:00.000Z', true],
])('%s', (_, now, over) => {
  expect(isOver(planned, new Date(now))).toBe(over);
});

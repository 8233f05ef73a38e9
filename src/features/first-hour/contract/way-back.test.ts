import { expect, it } from 'vitest';
import { isWayBackDue } from './way-back.ts';

const at = (moment: string) => new Date(`2026-11-${moment}:00Z`);
const stopped = {
  progress: 'look',
  startedAt: at('10T09:00'),
  answeredAt: at('10T09:10'),
  remindedAt: null,
  isOpen: false,
} as const;

it.each<[string, Partial<Parameters<typeof isWayBackDue>[0]>, string, boolean]>([
  ['a moment later', {}, '10T09:11', false],
  ['just before four hours', {}, '10T13:09', false],
  ['after four hours', {}, '10T13:10', true],
  ['the next day', {}, '11T09:00', true],
  ['after two weeks', {}, '24T09:10', true],
  ['after more than that', {}, '24T09:11', false],
  ['who answered nothing yet, counted from the start', { answeredAt: null, progress: 'site' }, '10T13:00', true],
  ['who answered nothing yet, sooner', { answeredAt: null, progress: 'site' }, '10T12:59', false],
  ['who was told already', { remindedAt: at('10T14:00') }, '11T09:00', false],
  ['who answered everything', { progress: 'done' }, '11T09:00', false],
  ['who opened the site some other way', { isOpen: true }, '11T09:00', false],
])('%s', (_, change, now, isDue) => {
  expect(isWayBackDue({ ...stopped, ...change }, at(now))).toBe(isDue);
});

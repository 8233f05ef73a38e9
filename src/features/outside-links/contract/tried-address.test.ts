import { describe, expect, it, test } from 'vitest';
import type { Verdict } from './outside-answer.ts';
import { afterTry, isDead, type TriedAddress } from './tried-address.ts';

const start = new Date('2026-11-17T12:00:00Z');
const inHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const unknown = { failedSince: null, lastFailedAt: null, outcome: null };

/** Tried at these hours, with these outcomes. */
const tried = (...tries: [number, Verdict][]) =>
  tries.reduce<TriedAddress>((state, [hours, verdict]) => afterTry(state, verdict, { now: inHours(hours) }), {
    ...unknown,
    nextTryAt: start,
  });

describe('an address is called dead', () => {
  test.each<[string, [number, Verdict][], boolean]>([
    ['after one failure', [[0, 'gone']], false],
    [
      'after two within a day',
      [
        [0, 'gone'],
        [23, 'silent'],
      ],
      false,
    ],
    [
      'after two a day apart',
      [
        [0, 'silent'],
        [24, 'silent'],
      ],
      true,
    ],
    [
      'when it was there in between',
      [
        [0, 'gone'],
        [20, 'there'],
        [26, 'gone'],
      ],
      false,
    ],
    [
      'when in between nothing was said',
      [
        [0, 'gone'],
        [12, 'later'],
        [25, 'gone'],
      ],
      true,
    ],
    [
      'no longer once it is there',
      [
        [0, 'gone'],
        [25, 'gone'],
        [50, 'there'],
      ],
      false,
    ],
    [
      'when nothing was ever said',
      [
        [0, 'later'],
        [50, 'later'],
      ],
      false,
    ],
  ])('%s', (_, tries, dead) => {
    expect(isDead(tried(...tries))).toBe(dead);
  });
});

describe('it is asked again', () => {
  test.each<[string, Verdict, number | undefined, number]>([
    ['a week after it was there', 'there', undefined, 7 * 24],
    ['on another day after a failure', 'gone', undefined, 25],
    ['a day after it was busy', 'later', 60, 24],
    ['when it said so', 'later', 48 * 3600, 48],
    ['within a week, whatever it said', 'later', 90 * 24 * 3600, 7 * 24],
  ])('%s', (_, verdict, patience, hours) => {
    expect(afterTry(unknown, verdict, { now: start, patience }).nextTryAt).toEqual(inHours(hours));
  });
});

it('keeps since when it is not there', () => {
  expect(tried([0, 'gone'], [25, 'silent'], [50, 'gone'])).toMatchObject({
    failedSince: start,
    lastFailedAt: inHours(50),
    outcome: 'gone',
  });
});

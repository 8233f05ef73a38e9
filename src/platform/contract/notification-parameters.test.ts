import { describe, expect, test } from 'vitest';
import {
  misuseMessages,
  type NotificationParameters,
  type NotificationResult,
  type ResolvedNotification,
  resolveNotification,
} from './notification-parameters.ts';

const usual: ResolvedNotification = {
  position: 'bottom',
  timeout: 5000,
  badgePosition: 'top-right',
  progressDuration: 6000,
};
const good = (difference: Partial<ResolvedNotification>): NotificationResult => ({
  ok: true,
  value: { ...usual, ...difference },
});
const refused = (misuse: Extract<NotificationResult, { ok: false }>['misuse']): NotificationResult => ({
  ok: false,
  misuse,
});

const nine = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'top',
  'bottom',
  'left',
  'right',
  'center',
] as const;
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

describe('resolveNotification (§5, §9)', () => {
  test.each<[NotificationParameters | null | undefined, NotificationResult]>([
    [{}, good({})],
    // one of nine positions (default bottom)
    ...nine.map((position): [NotificationParameters, NotificationResult] => [{ position }, good({ position })]),
    [{ position: '' }, good({})],
    [{ position: 'middle' }, refused('wrong-position')],
    [{ position: 'Bottom' }, refused('wrong-position')],
    [{ position: 3 }, refused('wrong-position')],
    // timeout: a number of at least 0; empty gives 5000 ms; 0 means it stays; progress lasts 1000 ms longer
    [{ timeout: undefined }, good({})],
    [{ timeout: null }, good({})],
    [{ timeout: '' }, good({})],
    [{ timeout: 0 }, good({ timeout: 0, progressDuration: undefined })],
    [{ timeout: 1 }, good({ timeout: 1, progressDuration: 1001 })],
    [{ timeout: 10_000 }, good({ timeout: 10_000, progressDuration: 11_000 })],
    [{ timeout: -1 }, refused('wrong-timeout')],
    [{ timeout: '3000' }, refused('wrong-timeout')],
    [{ timeout: Number.NaN }, refused('wrong-timeout')],
    [{ timeout: Number.POSITIVE_INFINITY }, refused('wrong-timeout')],
    // badge: one of the four corners
    ...corners.map((at): [NotificationParameters, NotificationResult] => [
      { badgePosition: at },
      good({ badgePosition: at }),
    ]),
    [{ badgePosition: 'top' }, refused('wrong-badge-position')],
    [{ badgePosition: 'center' }, refused('wrong-badge-position')],
    // parameter required
    [undefined, refused('parameter-required')],
    [null, refused('parameter-required')],
  ])('%j', (parameters, expected) => {
    expect(resolveNotification(parameters)).toEqual(expected);
  });
});

test('the console messages name what §8 names', () => {
  expect(Object.values(misuseMessages)).toEqual([
    expect.stringContaining('parameter required'),
    expect.stringContaining('wrong position'),
    expect.stringContaining('wrong timeout'),
    expect.stringContaining('wrong badgePosition'),
    expect.stringContaining('updating a grouped one is forbidden'),
  ]);
});

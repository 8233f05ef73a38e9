import { expect, it } from 'vitest';
import { type GroupedNotice, groupNotices } from './group-notices.ts';

const notice = (at: string, other: Partial<GroupedNotice> = {}): GroupedNotice => ({
  kind: 'itemOut',
  about: `item ${at}`,
  because: 'list water',
  at: new Date(at),
  isNew: true,
  ...other,
});
const zone = 'Europe/Amsterdam';
const morning = '2026-11-17T08:00:00Z';
const noon = '2026-11-17T11:00:00Z';

it.each([
  ['two items of one list', [notice(morning), notice(noon)], [2]],
  ['items of two lists', [notice(morning), notice(noon, { because: 'list streets' })], [1, 1]],
  ['what was read and what was not', [notice(morning, { isNew: false }), notice(noon)], [1, 1]],
  ['two days, by the clock of the platform', [notice('2026-11-16T22:30:00Z'), notice('2026-11-16T23:30:00Z')], [1, 1]],
  [
    'reactions below one item',
    [notice(morning, { kind: 'reacted', about: 'item a' }), notice(noon, { kind: 'reacted', about: 'item a' })],
    [2],
  ],
  [
    'two people who name somebody',
    [notice(morning, { kind: 'mentioned' }), notice(noon, { kind: 'mentioned' })],
    [1, 1],
  ],
  ['nothing', [], []],
])('%s', (_, notices, counts) => {
  expect(groupNotices(notices, zone).map((line) => line.length)).toEqual(counts);
});

it('has the newest first, in the lines and in each', () => {
  const [line] = groupNotices([notice(morning), notice(noon)], zone);
  expect(line?.map(({ at }) => at.toISOString())).toEqual(['2026-11-17T11:00:00.000Z', '2026-11-17T08:00:00.000Z']);
});

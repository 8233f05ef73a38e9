import { expect, test } from 'vitest';
import { isForReaders, isTimed, itemState, nextItemChange } from './item-state.ts';
import type { ItemState } from './list-item.ts';

const now = new Date('2026-11-17T12:00:00Z');
const at = (iso: string | null) => (iso === null ? null : new Date(iso));
const before = '2026-11-01T08:00:00Z';

// published, from, until, end of its period → state, what readers get, when it changes by itself
test.each<[boolean, string, string | null, string | null, ItemState, boolean, string | undefined]>([
  [false, before, null, null, 'draft', false, undefined],
  [false, '2026-12-01T08:00:00Z', null, null, 'draft', false, undefined],
  [true, before, null, null, 'published', true, undefined],
  [true, '2026-11-17T12:00:00Z', null, null, 'published', true, undefined],
  [true, '2026-11-17T12:00:00.001Z', null, null, 'scheduled', false, '2026-11-17T12:00:00.001Z'],
  [true, before, '2026-11-18T00:00:00Z', null, 'published', true, '2026-11-18T00:00:00.000Z'],
  [true, before, '2026-11-17T12:00:00Z', null, 'unpublished', false, undefined],
  // its end is at or after the start of today, in Amsterdam
  [true, before, null, '2026-11-16T23:00:00Z', 'published', true, '2026-11-17T23:00:00.000Z'],
  [true, before, null, '2026-11-16T22:59:59Z', 'expired', true, undefined],
  [true, before, null, '2027-01-01T12:00:00Z', 'published', true, '2027-01-01T23:00:00.000Z'],
  [true, before, '2026-12-05T08:00:00Z', '2026-12-01T12:00:00Z', 'published', true, '2026-12-01T23:00:00.000Z'],
  [true, '2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z', null, 'scheduled', false, '2026-12-01T08:00:00.000Z'],
])(
  'published %s, from %s, until %s, end %s',
  (isPublished, publishedOn, unpublishOn, periodEnd, state, shown, next) => {
    const item = {
      isPublished,
      publishedOn: new Date(publishedOn),
      unpublishOn: at(unpublishOn),
      periodEnd: at(periodEnd),
    };
    expect(itemState(item, now, 'Europe/Amsterdam')).toBe(state);
    expect(isForReaders(item, now)).toBe(shown);
    expect(nextItemChange(item, now, 'Europe/Amsterdam')?.toISOString()).toBe(next);
  },
);

test.each<[string, string | null, boolean]>([
  [before, null, false],
  ['2026-12-01T08:00:00Z', null, true],
  [before, '2026-12-01T08:00:00Z', true],
])('from %s until %s is timed: %s', (publishedOn, unpublishOn, expected) => {
  expect(isTimed({ publishedOn: new Date(publishedOn), unpublishOn: at(unpublishOn) }, now)).toBe(expected);
});

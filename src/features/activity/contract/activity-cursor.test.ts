import { expect, it, test } from 'vitest';
import { cursorOf, isCursor, newestFirst, placeInKind, readCursor } from './activity-cursor.ts';

const at = '2026-11-18T12:00:00.000Z';
const place = { at, kind: 'reaction', id: '6a7ce387-808f-47fb-8d18-79235a2216a0' };

test('a cursor is read as it was written', () => {
  expect(isCursor(cursorOf(place))).toBe(true);
  expect(readCursor(cursorOf(place))).toEqual(place);
});

test.each(['', 'x', `${at} reaction`, `${at} reaction a;b`, '2026-19-97T74:65:75.168Z reaction a'])(
  '%j is none',
  (text) => {
    expect(isCursor(text)).toBe(false);
  },
);

it.each([
  ['reaction', place.id],
  // Of one moment, kinds later in the alphabet came before it, and all of them were shown.
  ['vote', ''],
  ['item', '~'],
])('goes on in %s after %j', (kind, id) => {
  expect(placeInKind(place, kind)).toEqual({ at: new Date(at), id });
});

test('what is newer comes first, and of one moment everything has its own place', () => {
  const older = { ...place, at: '2026-11-18T11:59:59.999Z' };
  const vote = { ...place, kind: 'vote' };
  const other = { ...place, id: '7' };
  expect([older, place, vote, other].sort(newestFirst)).toEqual([vote, other, place, older]);
});

import { expect, test } from 'vitest';
import { nextSignUpChange, signUpStanding } from './sign-up-standing.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 12));
const open = { opensAt: null, closesAt: null, beginsAt: day(20), isOut: true };
const room = { placesLeft: 3, hasWaitingList: true };

test.each([
  ['with places', open, room, 'open'],
  ['without a limit', open, { placesLeft: null, hasWaitingList: true }, 'open'],
  ['the last is gone', open, { placesLeft: 0, hasWaitingList: true }, 'waiting'],
  ['fewer places than people since', open, { placesLeft: -2, hasWaitingList: true }, 'waiting'],
  ['the last is gone and nobody waits', open, { placesLeft: 0, hasWaitingList: false }, 'full'],
  ['not yet', { ...open, opensAt: day(18) }, room, 'early'],
  ['from this moment', { ...open, opensAt: day(17) }, room, 'open'],
  ['until this moment', { ...open, closesAt: day(17) }, room, 'closed'],
  ['it has begun', { ...open, beginsAt: day(17) }, room, 'closed'],
  ['open until later than it begins, as was said', { ...open, beginsAt: day(16), closesAt: day(18) }, room, 'open'],
  ['no longer for readers', { ...open, isOut: false }, room, 'closed'],
  ['never ends by itself', { ...open, beginsAt: null }, room, 'open'],
] as const)('%s', (_, moment, places, expected) => {
  expect(signUpStanding(moment, places, day(17))).toBe(expected);
});

test.each([
  ['opens', { ...open, opensAt: day(18) }, day(18)],
  ['begins', open, day(20)],
  ['closes', { ...open, closesAt: day(19) }, day(19)],
  ['is over', { ...open, closesAt: day(1) }, undefined],
])('changes by itself when it %s', (_, moment, expected) => {
  expect(nextSignUpChange(moment, day(17))).toEqual(expected);
});

import { describe, expect, test } from 'vitest';
import { isOpenForSupport, offersSupport, shownCounts, supportRule } from './support-rules.ts';

const counts = { votes: 3, joins: 2 };

test.each([
  ['a news item', { hasVotes: false, canBeJoined: false }, [], {}],
  ['an event', { hasVotes: false, canBeJoined: true }, ['join'], { joins: 2 }],
  ['a poll of plans', { hasVotes: true, canBeJoined: false }, ['vote'], { votes: 3 }],
  ['an idea', { hasVotes: true, canBeJoined: true }, ['vote', 'join'], { votes: 3, joins: 2 }],
])('%s', (_, features, offered, shown) => {
  expect((['vote', 'join'] as const).filter((kind) => offersSupport(features, kind))).toEqual(offered);
  expect(shownCounts(features, counts)).toEqual(shown);
});

describe('open for support', () => {
  test.each([
    ['draft', false],
    ['scheduled', false],
    ['published', true],
    ['expired', false],
    ['unpublished', false],
  ] as const)('%s: %s', (state, isOpen) => {
    expect(isOpenForSupport(state)).toBe(isOpen);
  });
});

describe('how somebody votes or joins', () => {
  test.each([
    [true, 'Users', 'vote', 'account'],
    [true, 'Public', 'join', 'account'],
    [false, 'Users', 'vote', 'sign-in'],
    [false, 'Users', 'join', 'sign-in'],
    [false, 'Verify', 'vote', 'prove'],
    [false, 'Verify', 'join', 'prove'],
    [false, 'Public', 'vote', 'browser'],
    [false, 'Public', 'join', 'prove'],
  ] as const)('member %s, for %s, %s: %s', (isMember, supporters, kind, rule) => {
    expect(supportRule(isMember, supporters, kind)).toBe(rule);
  });
});

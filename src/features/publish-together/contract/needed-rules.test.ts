import { expect, test } from 'vitest';
import { isNeeded, type Reason, stateOfPage, type ThingState } from './needed-rules.ts';

const hour = new Date('2026-12-01T09:00:00Z');

test.each<[ThingState, Parameters<typeof stateOfPage>[0]]>([
  ['draft', { isPublished: false, hasChanges: true, publishAt: null, isWaiting: false }],
  ['changed', { isPublished: true, hasChanges: true, publishAt: null, isWaiting: false }],
  ['published', { isPublished: true, hasChanges: false, publishAt: null, isWaiting: false }],
  ['scheduled', { isPublished: false, hasChanges: true, publishAt: hour, isWaiting: false }],
  ['waiting', { isPublished: false, hasChanges: true, publishAt: hour, isWaiting: true }],
])('a page is %s: %o', (state, page) => {
  expect(stateOfPage(page)).toBe(state);
});

test.each<[boolean, Reason, ThingState, boolean]>([
  // The page itself, whenever it has something new.
  [true, 'self', 'draft', true],
  [true, 'self', 'changed', true],
  [true, 'self', 'scheduled', true],
  [false, 'self', 'published', true],
  // What is drawn on it: without it there is a hole; an older version of it is no hole.
  [true, 'shown', 'draft', false],
  [true, 'shown', 'waiting', false],
  [false, 'shown', 'changed', false],
  [false, 'shown', 'scheduled', false],
  // What it leads to, unless publishing gives that no address.
  [true, 'linked', 'draft', true],
  [true, 'linked', 'waiting', true],
  [false, 'linked', 'draft', false],
  [false, 'linked', 'scheduled', true],
  // What stands around it does without.
  [false, 'above', 'draft', true],
  [false, 'below', 'draft', true],
  [false, 'menu', 'hidden', true],
  [false, 'listed', 'draft', true],
])('needed is %s: %s, %s, with an address: %s', (needed, reason, state, hasAddress) => {
  expect(isNeeded({ reason, state, hasAddress })).toBe(needed);
});

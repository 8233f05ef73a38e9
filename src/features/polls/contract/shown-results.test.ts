import { expect, test } from 'vitest';
import type { PollState } from './poll-window.ts';
import type { NameAudience, ResultMoment } from './poll-words.ts';
import { namesFor, seesResults } from './shown-results.ts';

test.each<[ResultMoment, PollState, boolean, boolean]>([
  ['always', 'coming', false, false],
  ['always', 'open', false, true],
  ['after-voting', 'open', false, false],
  ['after-voting', 'open', true, true],
  ['after-voting', 'closed', false, true],
  ['after-closing', 'open', true, false],
  ['after-closing', 'closed', false, true],
])('results %s of a poll that is %s, having voted %s: %s', (results, state, hasVoted, sees) => {
  expect(seesResults(results, state, hasVoted)).toBe(sees);
});

test.each<[NameAudience, NameAudience, NameAudience]>([
  ['nobody', 'members', 'nobody'],
  ['managers', 'members', 'managers'],
  ['members', 'managers', 'managers'],
  ['members', 'members', 'members'],
  ['members', 'nobody', 'nobody'],
])('a name that was for %s when it is now for %s is for %s', (whenVoted, now, told) => {
  expect(namesFor(whenVoted, now)).toBe(told);
});

import { describe, expect, it, test } from 'vitest';
import { canStillEdit, firstState, isOnlyLinks, provenState } from './reaction-rules.ts';
import type { Moderation, ReactionState } from './reaction-words.ts';

test.each<[string, boolean]>([
  ['Goed plan', false],
  ['https://voorbeeld.nl', true],
  ['www.voorbeeld.nl !!', true],
  ['https://a.nl https://b.nl\nhttp://c.nl', true],
  ['Kijk op https://voorbeeld.nl', false],
  ['👍', false],
  ['', false],
])('%j is only links: %s', (words, expected) => {
  expect(isOnlyLinks(words)).toBe(expected);
});

describe('where a reaction begins', () => {
  it.each<
    [
      string,
      { needsProof?: boolean; moderation?: Moderation; words?: string; isTrusted?: boolean; isModerator?: boolean },
      ReactionState,
    ]
  >([
    ['is shown at once', {}, 'shown'],
    ['waits for its address', { needsProof: true }, 'unproven'],
    ['waits for its address also of a moderator', { needsProof: true, isModerator: true }, 'unproven'],
    ['waits where a moderator looks first', { moderation: 'before' }, 'waiting'],
    ['does not wait of a moderator', { moderation: 'before', isModerator: true }, 'shown'],
    ['waits when it is only links', { words: 'https://koop.example' }, 'waiting'],
    ['waits when no sum was done', { isTrusted: false }, 'waiting'],
  ])('%s', (_, given, expected) => {
    const usual = {
      needsProof: false,
      moderation: 'after',
      words: 'Mooi',
      isTrusted: true,
      isModerator: false,
    } as const;
    expect(firstState({ ...usual, ...given })).toBe(expected);
    const { needsProof, ...proven } = { ...usual, ...given };
    if (!needsProof) expect(provenState(proven)).toBe(expected);
  });
});

test.each<[ReactionState, number, boolean]>([
  ['shown', 59, true],
  ['waiting', 59, true],
  ['unproven', 59, true],
  ['shown', 60, false],
  ['removed', 1, false],
  ['withdrawn', 1, false],
])('one that is %s can be edited after %d minutes: %s', (state, minutes, expected) => {
  const at = new Date('2026-11-18T12:00:00Z');
  expect(canStillEdit(state, at, new Date(at.getTime() + minutes * 60_000))).toBe(expected);
});

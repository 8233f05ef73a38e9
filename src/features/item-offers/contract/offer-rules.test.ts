import { describe, expect, it, test } from 'vitest';
import { canStillChange, canWithdraw, firstState, provenState } from './offer-rules.ts';
import { offerStates } from './offer-words.ts';

const trusted = { isLookedAt: false, words: 'Een zwemtrap aan de kade', isTrusted: true };

describe('what is offered', () => {
  it.each([
    [{}, 'shown'],
    [{ isLookedAt: true }, 'waiting'],
    [{ isTrusted: false }, 'waiting'],
    [{ words: 'https://koop.example www.nog.example' }, 'waiting'],
    [{ words: 'Zie https://koop.example voor het plan' }, 'shown'],
  ])('%j goes on as %s once nothing is left to prove', (more, expected) => {
    expect(provenState({ ...trusted, ...more })).toBe(expected);
    expect(firstState({ ...trusted, ...more, needsProof: false })).toBe(expected);
    expect(firstState({ ...trusted, ...more, needsProof: true })).toBe('unproven');
  });
});

test('what can be done with one’s own, by its state', () => {
  expect(offerStates.filter(canStillChange)).toEqual(['unproven', 'waiting']);
  expect(offerStates.filter(canWithdraw)).toEqual(['unproven', 'waiting', 'shown']);
});

import { describe, expect, it } from 'vitest';
import { isTooHard, readingEase, syllablesOf } from './reading-ease.ts';

describe('syllablesOf', () => {
  it.each([
    ['huis', 1],
    ['gemeente', 3],
    ['station', 3],
    ['ijs', 1],
    ['vrij', 1],
    ['eeuwen', 2],
    ['nieuw', 1],
    ['fraai', 1],
    ['theater', 3],
    ['ideeën', 3],
    ['coördinatie', 5],
    ['geëerd', 2],
    ['Zeeën', 2],
    ['burgemeester', 4],
    ['vergunning', 3],
    ['2026', 1],
    ['km', 1],
  ])('%s: %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});

describe('readingEase', () => {
  it('is worked out by the formula', () => {
    // 6 words, 8 syllables, one sentence: 206.84 - 77 × 8/6 - 0.93 × 6 = 98.6.
    expect(readingEase(['U gaat naar een ander adres.'])).toEqual({ words: 6, score: 99, longSentences: 0 });
    // 4 words, 13 syllables: 206.84 - 77 × 3.25 - 3.72 is below nothing.
    expect(readingEase(['Gemeentelijke belastingmaatregelen veroorzaken problemen.'])).toMatchObject({ score: 0 });
  });

  it('says nothing of no words', () => {
    expect(readingEase([])).toEqual({ words: 0, score: 100, longSentences: 0 });
  });

  it('counts sentences of more than twenty words', () => {
    const of = (count: number) => `${Array.from({ length: count }, () => 'wij').join(' ')}.`;
    expect(readingEase([of(20), of(21)]).longSentences).toBe(50);
  });
});

describe('isTooHard', () => {
  it.each([
    ['as easy as it must be', { words: 60, score: 60, longSentences: 25 }, false],
    ['a little harder', { words: 60, score: 59, longSentences: 0 }, true],
    ['easy words in long sentences', { words: 60, score: 90, longSentences: 26 }, true],
    ['too short to say', { words: 59, score: 0, longSentences: 100 }, false],
  ])('%s', (_, ease, expected) => {
    expect(isTooHard(ease)).toBe(expected);
  });
});

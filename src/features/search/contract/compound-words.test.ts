import { describe, expect, it } from 'vitest';
import { joinsOf, likeliestSplits, splitsOf } from './compound-words.ts';

describe('words that are written as one', () => {
  it('are joined, with the letters that Dutch puts between them', () => {
    expect(joinsOf('grof', 'vuil')).toContain('grofvuil');
    expect(joinsOf('verkeer', 'besluit')).toContain('verkeersbesluit');
    expect(joinsOf('boek', 'kast')).toContain('boekenkast');
  });

  it.each([
    ['vuilnisophaal', 'vuilnis', 'ophaal'],
    ['verkeersbesluit', 'verkeer', 'besluit'],
    ['boekenkast', 'boek', 'kast'],
  ])('are split: %s', (word, first, second) => {
    expect(splitsOf(word)).toContainEqual([first, second]);
  });

  it('have no piece of less than three letters', () => {
    expect(splitsOf('afval')).toEqual([]);
    expect(splitsOf('straat').every((pieces) => pieces.every((piece) => piece.length >= 3))).toBe(true);
  });

  it('are split in the middle rather than near an end', () => {
    const splits: [string, string][] = [
      ['afv', 'alkalender'],
      ['afval', 'kalender'],
    ];
    expect(likeliestSplits(splits)[0]).toEqual(['afval', 'kalender']);
  });
});

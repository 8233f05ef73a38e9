import { describe, expect, it } from 'vitest';
import { indexSynonyms, synonymsIn } from './synonym-index.ts';

/** Enough of a stem for a test. */
const stemOf = (word: string) => word.replace(/(en|s)$/, '');
const index = indexSynonyms([['Grof vuil', 'grofvuil'], ['afval', 'vuilnis', 'huisvuil'], ['!!']], stemOf);

describe('words that mean the same', () => {
  it.each([
    ['vuilnis', [{ from: 0, to: 1, others: ['afval', 'huisvuil'] }]],
    ['mijn grof vuil', [{ from: 1, to: 3, others: ['grofvuil'] }]],
    ['grof grind', []],
    ['afvals', [{ from: 0, to: 1, others: ['vuilnis', 'huisvuil'] }]],
    ['', []],
  ])('for %s', (typed, found) => {
    expect(synonymsIn(typed.split(' '), index, stemOf)).toEqual(found);
  });
});

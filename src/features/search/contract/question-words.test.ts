import { describe, expect, it } from 'vitest';
import { wantedWords } from './question-words.ts';

describe('the words that are wanted of a question', () => {
  it.each([
    ['nl', 'wanneer vuilnis ophalen', 'vuilnis ophalen'],
    ['nl', 'hoe laat gaat het zwembad open', 'zwembad open'],
    ['nl', 'waar kan ik mijn paspoort ophalen', 'paspoort ophalen'],
    ['nl', 'laat', 'laat'],
    ['nl', 'te laat betaald', 'te laat betaald'],
    ['nl', 'hoe laat', 'hoe laat'],
    ['en', 'how much does a passport cost', 'passport cost'],
    ['de', 'wie beantrage ich einen pass', 'wie beantrage ich einen pass'],
  ] as const)('%s: %s', (language, typed, wanted) => {
    expect(wantedWords(typed.split(' '), language as 'nl').join(' ')).toBe(wanted);
  });
});

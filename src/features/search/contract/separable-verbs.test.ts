import { describe, expect, it } from 'vitest';
import { joinedVerbs } from './separable-verbs.ts';

describe('verbs that are taken apart', () => {
  it.each([
    ['nl', 'maak een afspraak om een paspoort aan te vragen of op te halen', ['aanvragen', 'ophalen']],
    ['nl', 'dat is niet te doen', []],
    ['nl', 'er is een brief aan te', []],
    ['en', 'van plan op te staan', []],
  ] as const)('%s: %s', (language, words, joined) => {
    expect(joinedVerbs(words, language)).toEqual(joined);
  });
});

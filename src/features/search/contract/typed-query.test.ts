import { describe, expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { readTypedQuery } from './typed-query.ts';

describe('what was typed', () => {
  test.each([
    ['paspo', 'paspo', '', 'paspo'],
    ['Paspoort aanvr', 'paspoort aanvr', 'paspoort', 'aanvr'],
    ['corona-maatr', 'corona maatr', 'corona', 'maatr'],
    ['Paspoort - ophalen', 'paspoort ophalen', 'paspoort', 'ophalen'],
    ['"een paspoort" kos', '"een paspoort" kos', '"een paspoort"', 'kos'],
    ['paspoort -kosten dui', 'paspoort -"kosten" dui', 'paspoort -"kosten"', 'dui'],
    ['foto’s', 'foto', '', 'foto'],
    ['Hoe laat is het stadhuis op zaterdag open?', 'stadhuis op zaterdag open', 'stadhuis op zaterdag', 'open'],
    ['"hoe laat" wanneer open', '"hoe laat" open', '"hoe laat"', 'open'],
    ['wanneer', 'wanneer', '', 'wanneer'],
    ["a:* & | ! ( <-> ' \\ % _ ;--", 'a', undefined, undefined],
    ['“een paspoort', '"een paspoort"', undefined, undefined],
    ['paspoort -kosten', 'paspoort -"kosten"', undefined, undefined],
    ['paspoort -corona-maatregelen', 'paspoort -"corona maatregelen"', undefined, undefined],
    ['wijk 5', 'wijk 5', undefined, undefined],
  ])('%j asks for %j', (typed, websearch, before, word) => {
    const query = readTypedQuery(typed, 'nl');
    expect(query?.websearch).toBe(websearch);
    expect(query?.unfinished).toEqual(word === undefined ? undefined : { before, word });
  });

  test.each(['', '   ', '"', '""', '-', '😀', '%_&|!', '-kosten', '-"geen paspoort"'])(
    '%j asks for nothing',
    (typed) => {
      expect(readTypedQuery(typed, 'nl')).toBeUndefined();
    },
  );

  test.each([
    ['der Fahrplan der Fähre', 'fahrplan fahre', 'fahrplan', 'fahre'],
    ['"der Fahrplan" der Fähre -die', '"der fahrplan" fahre -"die"', undefined, undefined],
    ['Fahrplan der', 'fahrplan', undefined, undefined],
    ['der die', 'der die', 'der', 'die'],
  ])('%j asks for %j, without words that say nothing', (typed, websearch, before, word) => {
    const silent = ['der', 'die'];
    const query = readTypedQuery(typed, 'de' as Language, (one) => !silent.includes(one));
    expect(query?.websearch).toBe(websearch);
    expect(query?.unfinished).toEqual(word === undefined ? undefined : { before, word });
    expect(query?.words).toEqual(readTypedQuery(typed, 'de' as Language)?.words);
  });

  test('what is left out is not marked', () => {
    expect(readTypedQuery('paspoort "snel klaar" -kosten', 'nl')?.words).toEqual(['paspoort', 'snel', 'klaar']);
  });
});

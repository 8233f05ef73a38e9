import { describe, expect, test } from 'vitest';
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

  test('what is left out is not marked', () => {
    expect(readTypedQuery('paspoort "snel klaar" -kosten', 'nl')?.words).toEqual(['paspoort', 'snel', 'klaar']);
  });
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { numberIn, type SortOrder, sortRows } from './sort-rows.ts';

describe('a number in a cell', () => {
  test.each<[string, Language, number | undefined]>([
    ['12', 'nl', 12],
    ['€ 1.250,50', 'nl', 1250.5],
    ['€\u00a01,250.50', 'en', 1250.5],
    ['1250', 'nl', 1250],
    ['12 %', 'nl', 12],
    ['−3', 'nl', -3],
    ['1.5', 'nl', undefined],
    ['1.5', 'en', 1.5],
    ['2 uur', 'nl', undefined],
    ['', 'nl', undefined],
  ])('%j in %s is %s', (cell, language, number) => {
    expect(numberIn(cell, language)).toBe(number);
  });
});

describe('the order of rows', () => {
  test.each<[string, SortOrder, string[], string[]]>([
    ['numbers by size', 'ascending', ['€ 1.000', '€ 20', '3'], ['3', '€ 20', '€ 1.000']],
    ['numbers, largest first', 'descending', ['3', '€ 1.000', '€ 20'], ['€ 1.000', '€ 20', '3']],
    ['words by alphabet, whatever their accents', 'ascending', ['Zee', 'één', 'Dijk'], ['Dijk', 'één', 'Zee']],
    ['numbers inside words by size', 'ascending', ['lijn 12', 'lijn 4'], ['lijn 4', 'lijn 12']],
    ['numbers before words', 'ascending', ['gratis', '5'], ['5', 'gratis']],
    ['empty cells last', 'ascending', ['', 'b', 'a'], ['a', 'b', '']],
    ['empty cells last, also the other way', 'descending', ['', 'b', 'a', 'c'], ['c', 'b', 'a', '']],
  ])('%s', (_, order, cells, sorted) => {
    expect(sortRows(cells, (cell) => cell, order, 'nl')).toEqual(sorted);
  });

  test('equal rows keep their place', () => {
    const rows: [string, number][] = [
      ['b', 1],
      ['a', 2],
      ['b', 3],
    ];
    expect(sortRows(rows, ([cell]) => cell, 'ascending', 'nl').map(([, place]) => place)).toEqual([2, 1, 3]);
  });
});

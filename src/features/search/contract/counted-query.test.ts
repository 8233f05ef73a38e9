import { expect, test } from 'vitest';
import { countedQuery } from './counted-query.ts';

test.each([
  ['Paspoort  aanvragen', 'paspoort aanvragen'],
  ['"Financiën" -kosten', 'financien kosten'],
  ['jaarverslag 2025', 'jaarverslag 2025'],
  ['route 66', 'route 66'],
  // no mail addresses, numbers of people or accounts, telephone numbers, postcodes
  ['klacht jan.jansen@vloedhaven.example', 'klacht'],
  ['123456782', ''],
  ['bsn 123 456 782', 'bsn'],
  ['bel 06-12 34 56 78 nu', 'bel nu'],
  ['NL91ABNA0417164300', ''],
  ['afval 1234AB', 'afval'],
  ['afval 1234 ab', 'afval'],
  // nobody's own story
  ['woord '.repeat(40), ''],
  ['😀', ''],
])('%j counts as %j', (typed, counted) => {
  expect(countedQuery(typed)).toBe(counted);
});

import { expect, test } from 'vitest';
import { plainWords, wordsIn, wordsLike } from './search-words.ts';

test.each([
  ['Paspoort aanvragen', 'paspoort aanvragen'],
  ['Financiën, coöperatie & één idee', 'financien cooperatie een idee'],
  ['STRASSE Straße Øresund Łódź', 'strasse strasse oresund lodz'],
  ['grofvuil/afval, corona-maatregelen', 'grofvuil afval corona maatregelen'],
  ["foto’s van de burgemeester; foto's van 't plein", 'foto van de burgemeester foto van t plein'],
  ['beheer@vloedhaven.example kost € 40,50 voor 30 m²', 'beheer vloedhaven example kost 40 50 voor 30 m2'],
  ['⑴ <b>vet</b> 😀 :* & | !', '1 b vet b'],
  ['Привет, 東京', 'привет 東京'],
  ['afval\u00ADkalender, vuil\u200Bnis \u00AD', 'afvalkalender vuilnis'],
  ['  \n ', ''],
])('%j reads as %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

test('every word knows where it stands in the text as it was written', () => {
  const text = 'Eén foto’s: coöp';
  expect(wordsIn(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['een', 'Eén'],
    ['foto', 'foto'],
    ['coop', 'coöp'],
  ]);
});

test.each([
  ['Een paspoort, Páspoorten en een spaspas; passage', ['paspoort'], ['paspoort', 'paspoorten', 'passage']],
  ['Éénmalig, eenden en de één', ['een'], ['eenmalig', 'eenden', 'een']],
  ['café (koffie) café', ['koffie', 'cafe'], ['cafe', 'koffie', 'cafe']],
  ['Привет,東京タワー', ['привычка', '東京'], ['привет', '東京タワー']],
  ['5 van de 50 m²', ['5'], ['5', '50']],
  ['afval\u00ADkalender', ['afvalpas'], ['afvalkalender']],
  ['niets', ['paspoort'], []],
])('of %j, the words that begin like %j', (text, looked, words) => {
  const like = wordsLike(looked)(text);
  expect(like.map(({ word }) => word)).toEqual(words);
  expect(wordsIn(text)).toEqual(expect.arrayContaining(like));
});

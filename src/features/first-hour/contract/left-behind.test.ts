import { expect, test } from 'vitest';
import { leftBehind } from './left-behind.ts';

const pages = [
  { guid: 'home', leadsTo: ['contact', 'news'] },
  { guid: 'news', leadsTo: ['home'] },
  { guid: 'contact', leadsTo: ['board'] },
  { guid: 'board', leadsTo: [] },
];

test.each([
  ['all go along', ['home', 'news', 'contact', 'board'], []],
  ['one that the front page leads to stays', ['home', 'news'], ['contact']],
  ['what only a page leads to that stays too is nobody’s trouble', ['home'], ['news', 'contact']],
  ['what leads from one that goes along', ['home', 'news', 'contact'], ['board']],
])('%s', (_, opening, left) => {
  expect(leftBehind(pages, opening).map(({ guid }) => guid)).toEqual(left);
});

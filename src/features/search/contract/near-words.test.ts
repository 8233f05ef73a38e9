import { describe, expect, test } from 'vitest';
import { isCorrectable, likeliest, lookedUpForms, mistakesBetween, nearForms } from './near-words.ts';

const meet = (typed: string, word: string) => {
  const kept = new Set(nearForms(word));
  return lookedUpForms(typed).some((form) => kept.has(form));
};

describe('a mistyped word meets the one that was meant', () => {
  test.each([
    ['a letter too many', 'pasppoort', 'paspoort', 1],
    ['a letter too few', 'pasport', 'paspoort', 1],
    ['another letter', 'paspoord', 'paspoort', 1],
    ['two letters swapped', 'psapoort', 'paspoort', 1],
    ['a letter too many in a short word', 'dijjk', 'dijk', 1],
    ['two too many', 'passpoortt', 'paspoort', 2],
    ['one too many and another elsewhere', 'parkeerverguningg', 'parkeervergunning', 2],
  ])('%s', (_, typed, word, mistakes) => {
    expect(meet(typed, word)).toBe(true);
    expect(mistakesBetween(typed, word)).toBe(mistakes);
  });

  test.each([
    ['dijk', 'kade'],
    ['paspoort', 'rijbewijs'],
  ])('%s and %s do not', (typed, word) => {
    expect(meet(typed, word)).toBe(false);
  });
});

test.each([
  ['paspoort', 'paspoort', 0],
  ['', 'dijk', 4],
  ['dijk', '', 4],
  ['ab', 'ba', 1],
  ['water', 'later', 1],
  ['abcd', 'badc', 2],
])('between %j and %j: %i', (typed, word, mistakes) => {
  expect(mistakesBetween(typed, word)).toBe(mistakes);
  expect(mistakesBetween(word, typed)).toBe(mistakes);
});

test('the likeliest is the nearest, then the one with the same beginning, then the most written', () => {
  const known = [
    { word: 'later', entries: 90 },
    { word: 'waterig', entries: 50 },
    { word: 'wader', entries: 1 },
    { word: 'watek', entries: 7 },
    { word: 'kater', entries: 100 },
  ];
  expect(likeliest('watel', known)).toEqual(['watek']);
  expect(likeliest('waker', [...known, { word: 'waser', entries: 3 }])).toEqual(['waser', 'wader']);
});

test.each([
  ['dijk', true],
  ['zee', false],
  ['2026', false],
  ['wob2026', false],
  ['東京タワー', true],
  ['x'.repeat(31), false],
])('%s can be corrected: %s', (word, expected) => {
  expect(isCorrectable(word)).toBe(expected);
});

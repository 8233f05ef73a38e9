import { describe, expect, it } from 'vitest';
import { mentionsIn, nameBeingTyped, withNames } from './mentions.ts';

const jan = { userId: '1', name: 'Jan' };
const janna = { userId: '2', name: 'Jan de Wit' };

describe('whom words name', () => {
  it.each([
    ['behind an @', 'Dag @Jan, komt u ook?', [jan]],
    ['by the longest name', '@Jan de Wit weet het', [janna]],
    ['both', '@Jan en @Jan de Wit', [jan, janna]],
    ['not as a part of a word', '@Janneke', []],
    ['not without an @', 'Jan de Wit', []],
    ['not within an address', 'https://site.example/@Jan', []],
  ])('%s', (_, words, found) => {
    expect(mentionsIn(words, [jan, janna])).toEqual(found);
  });

  it('names somebody once, though two of their names stand in it', () => {
    expect(mentionsIn('@Jan en @Jan Smit', [jan, { userId: '1', name: 'Jan Smit' }])).toEqual([jan]);
  });
});

it('reads as people are called now', () => {
  const renamed = new Map([['Jan de Wit', 'Jan Zwart']]);
  expect(withNames('Dag @Jan de Wit en @Jan!', renamed)).toBe('Dag @Jan Zwart en @Jan!');
});

describe('a name that is being typed', () => {
  it.each([
    ['Dag @', 5, { from: 4, typed: '' }],
    ['Dag @Ja', 7, { from: 4, typed: 'Ja' }],
    ['@Jan de', 7, { from: 0, typed: 'Jan de' }],
    ['(@Jan', 5, { from: 1, typed: 'Jan' }],
    ['mail jan@example', 16, undefined],
    ['@Jan de Wit komt', 16, undefined],
    ['@Jan\nverder', 11, undefined],
    ['Dag @Ja en meer', 7, { from: 4, typed: 'Ja' }],
    ['', 0, undefined],
  ])('%j at %i', (words, caret, found) => {
    expect(nameBeingTyped(words, caret)).toEqual(found);
  });
});

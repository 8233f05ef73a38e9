import { expect, test } from 'vitest';
import { type CommandMode, readTyped } from './typed-command.ts';

test.each<[string, CommandMode, string[]]>([
  ['', 'all', []],
  ['  ', 'all', []],
  ['haven', 'all', ['haven']],
  ['Ideeën  HAVEN', 'all', ['ideeen', 'haven']],
  ['/wonen-en-leven', 'all', ['wonen', 'en', 'leven']],
  ['>', 'actions', []],
  ['> bewerk haven', 'actions', ['bewerk', 'haven']],
  ['@hanneke', 'people', ['hanneke']],
  [' @ h.havenaar@vloedhaven.example', 'people', ['h', 'havenaar', 'vloedhaven', 'example']],
  // Only at the beginning: elsewhere it is no more than a mark between words.
  ['a > b', 'all', ['a', 'b']],
  ['1 2 3 4 5 6 7 8 9 10', 'all', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('"%s" is %s %o', (typed, mode, words) => expect(readTyped(typed)).toEqual({ mode, words }));

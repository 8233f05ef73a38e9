import { expect, test } from 'vitest';
import { readTyped } from '#features/commands/contract/typed-command.ts';
import { askedWords } from './asked-words.ts';

const verbs = ['bewerk', 'publiceer', 'nieuwe', 'pagina', 'onder'];

test.each<[string, string[], boolean]>([
  ['haven', ['haven'], false],
  ['bewerk haven', ['haven'], true],
  ['haven bew', ['haven'], true],
  // A beginning of two letters may as well be of the name.
  ['be haven', ['be', 'haven'], false],
  ['nieuwe pagina onder haven', ['haven'], true],
  // Nothing else: perhaps it is called so.
  ['nieuwe pagina', ['nieuwe', 'pagina'], true],
  ['', [], false],
])('%s looks for %o', (typed, words, hasVerb) => {
  expect(askedWords(readTyped(typed), verbs)).toEqual({ words, hasVerb });
});

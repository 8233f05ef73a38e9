import { expect, test } from 'vitest';
import { caretAfter } from './steady-field.ts';

test.each<[string, string, string, string]>([
  ['before what came', 'ab|cd', 'abcdX', 'ab|cdX'],
  ['after what came', 'ab|cd', 'Xabcd', 'Xab|cd'],
  ['where it came', 'ab|cd', 'abXcd', 'ab|Xcd'],
  ['after what was taken out', 'abcd|ef', 'aef', 'a|ef'],
  ['in what was replaced', 'ab|cd', 'aXYd', 'aXY|d'],
  ['at the end of it', 'abcd|', 'abXcd', 'abXcd|'],
  ['in words of the same letter', 'aa|a', 'aaaa', 'aa|aa'],
  ['in words that are all others', 'ab|c', 'x', 'x|'],
])('a caret %s stays between the words', (_, before, after, expected) => {
  const at = caretAfter(before.replace('|', ''), after, before.indexOf('|'));
  expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(expected);
});

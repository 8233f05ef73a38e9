import { expect, test } from 'vitest';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import { bullets, heading, paragraph, strong } from '#platform/contract/texts/write-rich-text.ts';
import { type Entry, entryAtCaret, selectionAt } from './text-entry.ts';

const rich = textNode('rich', {
  type: 'doc',
  content: [paragraph('Een ', strong('twee'), ' drie'), heading(2, 'Kop'), bullets('a', 'b')],
});

/** The words before and after the caret, in the piece of text that it stands in. */
const around = (entry: Entry, doc = rich) => {
  const { $from } = selectionAt(doc, entry);
  const { parent, parentOffset } = $from;
  return [parent.textBetween(0, parentOffset), parent.textBetween(parentOffset, parent.content.size)];
};

test.each<[string, Entry, [string, string]]>([
  ['the start', 'start', ['', 'Een twee drie']],
  ['the end', 'end', ['b', '']],
  ['within words', { letters: 2, isBefore: false }, ['Ee', 'n twee drie']],
  ['within bold words', { letters: 6, isBefore: false }, ['Een tw', 'ee drie']],
  ['at the end of a paragraph', { letters: 13, isBefore: false }, ['Een twee drie', '']],
  ['at the start of the next', { letters: 13, isBefore: true }, ['', 'Kop']],
  ['in a list', { letters: 17, isBefore: false }, ['a', '']],
  ['further than there are letters', { letters: 99, isBefore: false }, ['b', '']],
])('%s', (_, entry, expected) => {
  expect(around(entry)).toEqual(expected);
});

test.each<[string, string, Entry, [string, string]]>([
  ['a line', 'Haven', { letters: 2, isBefore: false }, ['Ha', 'ven']],
  ['an empty line', '', { letters: 4, isBefore: false }, ['', '']],
])('%s of plain words', (_, words, entry, expected) => {
  expect(around(entry, textNode('plain', words))).toEqual(expected);
});

test.each([
  ['plain words', textNode('plain', 'Welkom'), 'Welkom'],
  ['several paragraphs', rich, 'Een twee drie Kop a b'],
  ['nothing', textNode('plain', ''), ''],
])('all of %s', (_, doc, expected) => {
  const { from, to } = selectionAt(doc, 'all');
  expect(doc.textBetween(from, to, ' ').replaceAll(/ +/g, ' ')).toBe(expected);
});

test('counts the letters before a caret, whatever elements they stand in', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>Een <strong>twee</strong></p><p>drie</p>';
  const words = root.querySelector('strong')?.firstChild as Text;
  const next = root.lastElementChild?.firstChild as Text;
  expect(entryAtCaret(root, { node: words, offset: 2 })).toEqual({ letters: 6, isBefore: false });
  expect(entryAtCaret(root, { node: next, offset: 0 })).toEqual({ letters: 8, isBefore: true });
});

import { EditorState, TextSelection } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import type { TextStep } from '#features/pages/contract/operations/operation.ts';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import { heardTransaction, ownSteps } from './heard-steps.ts';

const words = (text: string) => textNode('plain', text);
const replace = (from: number, to: number, text = ''): TextStep =>
  new ReplaceStep(from, to, words(text).slice(0)).toJSON() as TextStep;

/** With the caret after these words. */
const at = (before: string, after: string) => {
  const doc = words(before + after);
  return EditorState.create({ doc, selection: TextSelection.create(doc, before.length) });
};

const apply = (state: EditorState, steps: TextStep[], mirrors: [number, number][] = []) => {
  const { doc, selection } = state.apply(heardTransaction(state, { steps, mirrors }));
  return `${doc.textBetween(0, selection.from)}|${doc.textBetween(selection.to, doc.content.size)}`;
};

test.each<[string, TextStep[], string]>([
  ['before the caret', [replace(0, 0, 'De ')], 'De haven| is open'],
  ['after it', [replace(6, 8, 'was')], 'haven| was open'],
  ['around it', [replace(2, 8)], 'ha| open'],
])('someone else types %s', (_, steps, expected) => {
  expect(apply(at('haven', ' is open'), steps)).toBe(expected);
});

test('words that were taken back and made again hold the caret where it was', () => {
  // "stad" was typed here and not sent yet; someone else put "De " before it.
  const steps = [replace(6, 10), replace(0, 0, 'De '), replace(9, 9, 'stad')];
  expect(apply(at('haven st', 'ad'), steps, [[0, 2]])).toBe('De haven st|ad');
  expect(apply(at('haven st', 'ad'), steps)).not.toBe('De haven st|ad');
});

test('what was heard is not told again', () => {
  const state = at('haven', '');
  const heard = heardTransaction(state, { steps: [replace(0, 0, 'De ')], mirrors: [] });
  const own = state.tr.insertText('s', 5);
  expect(ownSteps([heard])).toEqual([]);
  expect(ownSteps([heard, own])).toEqual([replace(5, 5, 's')]);
});

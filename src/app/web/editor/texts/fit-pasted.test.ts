import { Slice } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { textNode } from '#features/pages/contract/operations/text-node.ts';
import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { bullets, paragraph } from '#platform/contract/texts/write-rich-text.ts';
import { fitSlice, fitWords } from './fit-pasted.ts';

const slice = (...content: RichTextNode[]) => new Slice(textNode('rich', { type: 'doc', content }).content, 1, 1);
const many = (count: number) => Array.from({ length: count }, () => paragraph('x'));
const row = (): RichTextNode => ({
  type: 'tableRow',
  content: Array.from({ length: 10 }, () => ({ type: 'tableCell', content: [paragraph('x')] })),
});

test.each<[string, Slice, number, number, boolean]>([
  ['what fits stays as it is', slice(...many(100)), 1, 100, false],
  ['no more paragraphs than a text may hold', slice(...many(2500)), 1, 1999, true],
  ['none at all in one that is full', slice(...many(3)), 2000, 0, true],
])('%s', (_, pasted, present, count, isCut) => {
  const fitted = fitSlice(pasted, present);
  expect([fitted.pasted.content.childCount, fitted.isCut]).toEqual([count, isCut]);
});

test('of a long list and of a large table the first part stays', () => {
  const list = fitSlice(slice(bullets(...Array.from({ length: 5000 }, () => 'x'))), 1).pasted.content.firstChild;
  expect(list?.childCount).toBe(2000);
  const table = fitSlice(slice({ type: 'table', content: Array.from({ length: 1500 }, row) }), 1).pasted;
  expect(table.content.firstChild?.childCount).toBe(258);
  expect(() => table.content.firstChild?.check()).not.toThrow();
});

test('of a paragraph without end the first part stays', () => {
  const { pasted, isCut } = fitSlice(slice(paragraph('kort'), paragraph('x'.repeat(120_000)), paragraph('na')), 1);
  expect([pasted.content.childCount, pasted.content.lastChild?.content.size, isCut]).toEqual([2, 50_000, true]);
});

test('words without end are cut', () => {
  expect(fitWords('x'.repeat(5_000_000)).pasted).toHaveLength(50_000);
  expect(fitWords(`${'x'.repeat(999)}\n`.repeat(5000)).pasted).toHaveLength(200_000);
  expect(fitWords('regel\n'.repeat(500_000)).pasted.split('\n')).toHaveLength(2000);
  expect(fitWords('kort')).toEqual({ pasted: 'kort', isCut: false });
});

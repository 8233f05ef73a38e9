import { expect, test } from 'vitest';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { RichTextDocument, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { bullets, heading, link, paragraph, strong } from '#platform/contract/texts/write-rich-text.ts';
import { textNode, textValue } from './text-node.ts';

const words: RichTextNode = { type: 'text', text: 'woorden' };
const cell = (...content: RichTextNode[]): RichTextNode => ({ type: 'tableCell', content });

test.each<[string, RichTextNode[]]>([
  ['what our editor writes', [heading(2, 'Kop'), paragraph('a', strong('b'), link('c', '/c')), bullets('d')]],
  ['two empty lines', [{ type: 'paragraph' }, { type: 'paragraph' }]],
  ['a table', [{ type: 'table', content: [{ type: 'tableRow', content: [cell(paragraph('a'))] }] }]],
  ['a text without letters', [{ type: 'paragraph', content: [{ type: 'text', text: '' }] }]],
  ['words without a paragraph', [words]],
  ['an item without a paragraph', [{ type: 'bulletList', content: [{ type: 'listItem', content: [words] }] }]],
  [
    'an item that begins with a list',
    [{ type: 'bulletList', content: [{ type: 'listItem', content: [bullets('x')] }] }],
  ],
  ['a list without items', [{ type: 'orderedList', content: [paragraph('x')] }]],
  ['an empty cell', [{ type: 'table', content: [{ type: 'tableRow', content: [cell()] }] }]],
  ['a row without a table', [{ type: 'tableRow', content: [cell(words)] }]],
])('%s can be typed in, and stays the same afterwards', (_, content) => {
  const document: RichTextDocument = { type: 'doc', content };
  const node = textNode('rich', document);
  node.check();
  expect(node.textContent).toBe(plainText(content).replaceAll(/\s+/g, ''));
  expect(textNode('rich', textValue('rich', node)).eq(node)).toBe(true);
});

test.each(['plain', 'rich'] as const)('a %s text that nobody wrote is empty, and stays nothing', (format) => {
  expect(textValue(format, textNode(format, undefined))).toBeUndefined();
});

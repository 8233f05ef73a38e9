import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { bullets, heading, link, paragraph, strong } from './write-rich-text.ts';

const cell = (words: string) => ({ type: 'tableCell' as const, content: [paragraph(words)] });

test.each([
  ['nothing', [], ''],
  ['a line for each block', [heading(2, 'Kop'), paragraph('Eerst.'), paragraph('Dan.')], 'Kop\nEerst.\nDan.'],
  ['words as they run', [paragraph('Bel ', strong('nu'), ' ', link('ons', '/contact'), '.')], 'Bel nu ons.'],
  ['a line break is a space', [paragraph('Eerst', { type: 'hardBreak' }, 'dan')], 'Eerst dan'],
  ['an empty block is no line', [paragraph(), { type: 'horizontalRule' as const }, paragraph('x')], 'x'],
  ['a line for each point of a list', [bullets('een', 'twee'), paragraph('drie')], 'een\ntwee\ndrie'],
  [
    'a line for each cell of a table',
    [{ type: 'table' as const, content: [{ type: 'tableRow' as const, content: [cell('a'), cell('b')] }] }],
    'a\nb',
  ],
  ['words outside any block', [{ type: 'text' as const, text: 'los' }], 'los'],
  ['a text that was never written', [{ type: 'text' as const }, paragraph('x')], 'x'],
])('%s', (_, nodes, expected) => {
  expect(plainText(nodes)).toBe(expected);
});

import { expect, test } from 'vitest';
import { RichTextDocument } from './rich-text.ts';
import { bullets, heading, link, paragraph, strong } from './write-rich-text.ts';

const words = (changes: object) => ({ type: 'paragraph', content: [{ type: 'text', text: 'x', ...changes }] });
const bold = { type: 'bold' };

test.each<[string, unknown, boolean]>([
  ['what we draw', [heading(2, 'Kop'), paragraph('a', strong('b'), link('c', '/c')), bullets('d')], true],
  ['the deepest heading', [heading(4, 'Kop')], true],
  ['a heading above those of a page', [{ type: 'heading', attrs: { level: 1 } }], false],
  ['a heading below those of a page', [{ type: 'heading', attrs: { level: 5 } }], false],
  ['half a heading', [{ type: 'heading', attrs: { level: 2.5 } }], false],
  ['a node that we do not draw', [{ type: 'iframe' }], false],
  ['such a node deeper down', [{ type: 'paragraph', content: [{ type: 'image' }] }], false],
  ['a node without a type', [{ text: 'x' }], false],
  ['a mark that we do not draw', [words({ marks: [{ type: 'style' }] })], false],
  ['five marks', [words({ marks: Array(5).fill(bold) })], true],
  ['six marks', [words({ marks: Array(6).fill(bold) })], false],
  ['words in a language', [words({ marks: [{ type: 'language', attrs: { lang: 'fy' } }] })], true],
  ['a language that is none', [words({ marks: [{ type: 'language', attrs: { lang: '"><b>' } }] })], false],
  ['a link to a script', [words({ marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] })], false],
  ['a link to nowhere', [words({ marks: [{ type: 'link' }] })], false],
  ['a text as long as may be', [words({ text: 'x'.repeat(100_000) })], true],
  ['a longer one', [words({ text: 'x'.repeat(100_001) })], false],
  ['a text that is none', [words({ text: 5 })], false],
  ['as many nodes as may be', [{ type: 'paragraph', content: Array(2000).fill({ type: 'hardBreak' }) }], true],
  ['one more', [{ type: 'paragraph', content: Array(2001).fill({ type: 'hardBreak' }) }], false],
])('%s: %#', (_, content, isGood) => {
  expect(RichTextDocument.safeParse({ type: 'doc', content }).success).toBe(isGood);
});

test('attributes that we do not know are not kept', () => {
  const document = {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2, style: 'color:red' }, onclick: 'x' }],
  };
  expect(RichTextDocument.parse(document).content).toEqual([{ type: 'heading', attrs: { level: 2 } }]);
});

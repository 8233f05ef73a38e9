import { expect, test } from 'vitest';
import { cleanRichText, isBlankRichText } from './clean-rich-text.ts';
import { RichTextDocument } from './rich-text.ts';
import { bullets, heading, link, paragraph, strong } from './write-rich-text.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });

test('what we draw stays as it is', () => {
  const document = doc(
    heading(3, 'Kop'),
    paragraph('Een ', strong('twee'), { type: 'hardBreak' }, link('drie', '/drie')),
    bullets('a', 'b'),
    {
      type: 'horizontalRule',
    },
  );
  expect(cleanRichText(document)).toEqual(document);
});

test.each<[string, unknown, unknown]>([
  [
    'attributes of the editor',
    { type: 'orderedList', attrs: { start: 3, type: null }, content: [] },
    { type: 'orderedList', content: [] },
  ],
  ['empty marks', doc(words('x')).content[0], { type: 'text', text: 'x' }],
  [
    'marks that we draw',
    words('x', { type: 'bold' }, { type: 'italic' }, { type: 'code' }),
    { type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'italic' }, { type: 'code' }] },
  ],
  [
    'the language of a part',
    words('bon dia', { type: 'language', attrs: { lang: 'pap-CW' } }),
    { type: 'text', text: 'bon dia', marks: [{ type: 'language', attrs: { lang: 'pap-CW' } }] },
  ],
  [
    'a language that is none',
    words('x', { type: 'language', attrs: { lang: 'x" onclick' } }),
    { type: 'text', text: 'x' },
  ],
  ['words without marks', { type: 'text', text: 'x' }, { type: 'text', text: 'x' }],
  ['a link without an address', words('x', { type: 'link' }), { type: 'text', text: 'x' }],
  ['a link to no text', words('x', { type: 'link', attrs: { href: 5 } }), { type: 'text', text: 'x' }],
  ['another mark with an address', words('x', { type: 'span', attrs: { href: '/x' } }), { type: 'text', text: 'x' }],
  [
    'marks that we do not draw',
    words('x', { type: 'underline' }, { type: 'bold' }),
    { type: 'text', text: 'x', marks: [{ type: 'bold' }] },
  ],
  [
    'what a link has besides its address',
    words('x', { type: 'link', attrs: { href: 'https://x.nl', target: '_blank', rel: 'nofollow', class: 'a' } }),
    { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'https://x.nl' } }] },
  ],
  [
    'a link to a script',
    words('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
    { type: 'text', text: 'x' },
  ],
  [
    'a heading that is too high',
    { type: 'heading', attrs: { level: 1 }, content: [] },
    { type: 'heading', attrs: { level: 2 }, content: [] },
  ],
  ['a heading that is too deep', { type: 'heading', attrs: { level: 6 } }, { type: 'heading', attrs: { level: 4 } }],
  ['a heading without a level', { type: 'heading' }, { type: 'heading', attrs: { level: 2 } }],
])('%s', (_, loose, clean) => {
  expect(cleanRichText(doc(loose))).toEqual({ type: 'doc', content: [clean] });
});

test.each([
  [
    'a node that we do not know leaves its words',
    doc({ type: 'codeBlock', content: [words('x')] }),
    [{ type: 'text', text: 'x' }],
  ],
  ['a node without words goes', doc({ type: 'image', attrs: { src: 'x' } }), []],
  ['a text that is none goes', doc({ type: 'text', text: 5 }), []],
  ['an empty text goes', doc({ type: 'text', text: '' }), []],
  ['nothing at all', null, []],
  ['something else', { content: 'x' }, []],
])('%s', (_, loose, content) => {
  const clean = cleanRichText(loose);
  expect(clean).toEqual({ type: 'doc', content });
  expect(RichTextDocument.safeParse(clean).success).toBe(true);
});

test.each([
  ['nothing', [], true],
  ['an empty paragraph', [paragraph()], true],
  ['a space', [paragraph(' ')], true],
  ['a paragraph that never had words', [{ type: 'paragraph' as const }], true],
  ['a line break', [paragraph({ type: 'hardBreak' })], true],
  ['words below an empty paragraph', [paragraph(), paragraph('x')], false],
  ['a word', [paragraph('x')], false],
  ['a rule', [{ type: 'horizontalRule' as const }], false],
])('%s is blank: %s', (_, content, isBlank) => {
  expect(isBlankRichText({ type: 'doc', content })).toBe(isBlank);
});

import type { RichTextDocument, RichTextNode, StoredRichText } from './rich-text.ts';

type Words = string | RichTextNode;

const inline = (words: readonly Words[]): RichTextNode[] =>
  words.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));

/** Writes rich text in code: for examples, the demo and tests. */
export const paragraph = (...words: Words[]): RichTextNode => ({ type: 'paragraph', content: inline(words) });

export const heading = (level: 2 | 3 | 4, ...words: Words[]): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: inline(words),
});

export const bullets = (...items: string[]): RichTextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

export const strong = (text: string): RichTextNode => ({ type: 'text', text, marks: [{ type: 'bold' }] });

export const link = (text: string, href: string): RichTextNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

const written = (content: RichTextNode[]): RichTextDocument => ({ type: 'doc', content });

export const richText = (nl: RichTextNode[], en?: RichTextNode[]): StoredRichText => ({
  $lang: en === undefined ? { nl: written(nl) } : { nl: written(nl), en: written(en) },
});

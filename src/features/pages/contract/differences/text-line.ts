import type { RichTextDocument, RichTextMark, RichTextNode } from '#platform/contract/texts/rich-text.ts';

/** A word, the white space between two, or a sign, in its dress. */
export interface Word {
  text: string;
  marks: readonly RichTextMark[];
}

/** A paragraph, a heading, an item of a list, a cell: what is read in one breath. */
export interface TextLine {
  shape: LineShape;
  words: Word[];
}

export interface LineShape {
  kind: 'paragraph' | 'heading' | 'item' | 'cell' | 'rule';
  /** Of a heading. */
  level?: number | undefined;
  /** The nodes that it stands in, for telling a quotation from a table. */
  within: readonly string[];
}

const wordPattern = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

export const wordsOf = (text: string, marks: readonly RichTextMark[] = []): Word[] =>
  (text.match(wordPattern) ?? []).map((word) => ({ text: word, marks }));

export const plainLines = (text: string): TextLine[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => ({ shape: { kind: 'paragraph', within: [] }, words: wordsOf(line) }));

const holders = new Set(['listItem', 'tableCell', 'tableHeader']);

/** In reading order; the first paragraph of an item or a cell is that item or that cell. */
export function richLines(document: RichTextDocument): TextLine[] {
  const lines: TextLine[] = [];
  const visit = (node: RichTextNode, within: readonly string[], isFirst: boolean): void => {
    const { type, content = [], attrs } = node;
    if (type === 'paragraph' || type === 'heading' || type === 'horizontalRule') {
      const holder = isFirst ? within.at(-1) : undefined;
      const shape: LineShape = { kind: kindOf(type, holder), within };
      lines.push({
        shape: type === 'heading' ? { ...shape, level: attrs?.level ?? 2 } : shape,
        words: content.flatMap(wordsOfNode),
      });
      return;
    }
    for (const [place, child] of content.entries()) visit(child, [...within, type], place === 0);
  };
  for (const node of document.content) visit(node, [], false);
  return lines;
}

function kindOf(type: string, holder: string | undefined): LineShape['kind'] {
  if (type === 'horizontalRule') return 'rule';
  if (type === 'heading') return 'heading';
  if (holder === undefined || !holders.has(holder)) return 'paragraph';
  return holder === 'listItem' ? 'item' : 'cell';
}

const wordsOfNode = ({ type, text, marks = [] }: RichTextNode): Word[] =>
  type === 'hardBreak' ? [{ text: '\n', marks: [] }] : wordsOf(text ?? '', marks);

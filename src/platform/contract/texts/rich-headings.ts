import { plainText } from './plain-text.ts';
import type { RichTextDocument, RichTextNode } from './rich-text.ts';

export interface RichHeading {
  node: RichTextNode;
  words: string;
  /** From 0: a document whose headings start at 3, or skip one, still nests without a gap. */
  depth: number;
  /** After what names the text: of its nth heading. */
  ending: string;
}

const levelOf = (node: RichTextNode): number => node.attrs?.level ?? 2;

/** The headings of a text, in order. */
export function richHeadings({ content }: RichTextDocument): RichHeading[] {
  const headings = content.filter(({ type }) => type === 'heading');
  const levels = [...new Set(headings.map(levelOf))].sort();
  return headings.map((node, place) => ({
    node,
    words: plainText([node]),
    depth: levels.indexOf(levelOf(node)),
    ending: `-${place + 1}`,
  }));
}

import { Node } from '@tiptap/pm/model';
import { cleanRichText } from '#platform/contract/texts/clean-rich-text.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { RichTextDocument, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import type { TextPlace } from './operation.ts';
import { plainSchema, richSchema } from './text-schema.ts';

const holdsBlocks = new Set(['doc', 'blockquote', 'listItem', 'tableHeader', 'tableCell']);
const holdsItems = new Set(['bulletList', 'orderedList']);
const isInline = ({ type }: RichTextNode): boolean => type === 'text' || type === 'hardBreak';
/** No editor writes a text without letters, but a document that was sent may have one. */
const isSomething = ({ type, text }: RichTextNode): boolean => type !== 'text' || (text ?? '') !== '';
const emptyParagraph: RichTextNode = { type: 'paragraph' };

/** Words that stand where a paragraph should be get one around them. */
function inParagraphs(nodes: readonly RichTextNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = [];
  let words: RichTextNode[] = [];
  const close = () => {
    if (words.length > 0) blocks.push({ type: 'paragraph', content: words });
    words = [];
  };
  for (const node of nodes.filter(isSomething)) {
    if (isInline(node)) words.push(node);
    else {
      close();
      blocks.push(fitted(node));
    }
  }
  close();
  return blocks;
}

/** What was stored may lack what an editor cannot do without: a paragraph in an item, an item in a list. */
function fitted(node: RichTextNode): RichTextNode {
  const { type, content = [] } = node;
  if (holdsItems.has(type)) {
    const items = content.map(
      (item): RichTextNode => (item.type === 'listItem' ? item : { type: 'listItem', content: [item] }),
    );
    return { ...node, content: items.map(fitted) };
  }
  if (!holdsBlocks.has(type))
    return type === 'text' || content.length === 0
      ? node
      : { ...node, content: content.filter(isSomething).map(fitted) };
  const blocks = inParagraphs(content);
  const needsFirst = blocks.length === 0 || (type === 'listItem' && blocks[0]?.type !== 'paragraph');
  return { ...node, content: needsFirst ? [emptyParagraph, ...blocks] : blocks };
}

function richNode(value: RichTextDocument): Node {
  const content = value.content.length === 0 ? [emptyParagraph] : inParagraphs(value.content);
  const node = Node.fromJSON(richSchema, { type: 'doc', content });
  try {
    node.check();
    return node;
  } catch {
    // Something that no editor of ours wrote. Its words stay.
    return Node.fromJSON(richSchema, { type: 'doc', content: [{ type: 'paragraph', content: wordsOf(value) }] });
  }
}

const wordsOf = (value: RichTextDocument) => {
  const words = plainText(value.content);
  return words === '' ? [] : [{ type: 'text', text: words }];
};

/** A text as ProseMirror has it; one that nobody wrote is an empty one. */
export function textNode(format: TextPlace['format'], value: unknown): Node {
  if (format === 'rich') return richNode((value as RichTextDocument | undefined) ?? { type: 'doc', content: [] });
  const words = (value as string | undefined) ?? '';
  return plainSchema.node('doc', null, words === '' ? [] : [plainSchema.text(words)]);
}

/** As it is stored; nothing for an empty one. What it gives makes the same node again. */
export function textValue(format: TextPlace['format'], node: Node): string | RichTextDocument | undefined {
  if (format === 'plain') return node.textContent === '' ? undefined : node.textContent;
  const isEmpty = node.childCount === 1 && node.firstChild?.type.name === 'paragraph' && node.content.size === 2;
  return isEmpty ? undefined : cleanRichText(node.toJSON());
}

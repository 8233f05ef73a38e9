import { isHref, writtenHref } from '../addresses/href-pattern.ts';
import { languageTag } from './language-tag.ts';
import type { RichTextDocument, RichTextMark, RichTextNode } from './rich-text.ts';
import { isRichTextNodeType } from './rich-text-node-types.ts';

/** What an editor holds, of which we know nothing for certain. */
interface LooseNode {
  type?: unknown;
  text?: unknown;
  attrs?: Record<string, unknown> | null | undefined;
  marks?: LooseNode[] | undefined;
  content?: LooseNode[] | undefined;
}

/** An editor's document as we store it: the nodes, marks and attributes that we draw, and not one more. */
export const cleanRichText = (document: unknown): RichTextDocument => ({
  type: 'doc',
  content: cleanAll((document as LooseNode | null)?.content),
});

const cleanAll = (nodes: LooseNode[] | undefined): RichTextNode[] =>
  Array.isArray(nodes) ? nodes.flatMap(cleanNode) : [];

function cleanNode(node: LooseNode): RichTextNode[] {
  if (node.type === 'text') return cleanWords(node);
  // Of something that we do not know the words stay.
  const { type } = node;
  if (!isRichTextNodeType(type)) return cleanAll(node.content);
  return [
    {
      type,
      ...(type === 'heading' ? { attrs: { level: levelOf(node) } } : {}),
      ...(node.content === undefined ? {} : { content: cleanAll(node.content) }),
    },
  ];
}

function cleanWords({ text, marks }: LooseNode): RichTextNode[] {
  if (typeof text !== 'string' || text === '') return [];
  const kept = (marks ?? []).flatMap(cleanMark);
  return [{ type: 'text', text, ...(kept.length === 0 ? {} : { marks: kept }) }];
}

function cleanMark({ type, attrs }: LooseNode): RichTextMark[] {
  if (type === 'bold' || type === 'italic' || type === 'code') return [{ type }];
  const { href, lang } = attrs ?? {};
  if (type === 'language') return typeof lang === 'string' && languageTag.test(lang) ? [{ type, attrs: { lang } }] : [];
  if (type !== 'link' || typeof href !== 'string') return [];
  const written = writtenHref(href);
  return isHref(written) ? [{ type, attrs: { href: written } }] : [];
}

const levelOf = ({ attrs }: LooseNode): number => Math.min(4, Math.max(2, Math.trunc(Number(attrs?.level)) || 2));

/** An editor keeps an empty paragraph where nobody wrote anything. */
export const isBlankRichText = ({ content }: RichTextDocument): boolean =>
  content.every(
    (node) => node.type === 'paragraph' && (node.content ?? []).every(({ text }) => (text ?? '').trim() === ''),
  );

import type { RichTextMark, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { attribute, type Element, isElement, isForeign, type Node, unread, wordsOf } from './html-tree.ts';

/** A picture or a frame in the middle of a sentence stands by itself with us. */
export type InlinePart = RichTextNode | { element: Element; link: string };

export const isApart = (part: InlinePart): part is { element: Element; link: string } => 'element' in part;

export const apartInline: readonly string[] = ['img', 'iframe', 'video', 'audio'];

/** Elements that stand in a line of words. */
export const inlineNames: readonly string[] = [
  ...apartInline,
  ...['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i'],
  ...['ins', 'kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'tt'],
  ...['u', 'var', 'wbr'],
];

const marksByName: Readonly<Record<string, RichTextMark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  cite: { type: 'italic' },
  code: { type: 'code' },
  kbd: { type: 'code' },
  samp: { type: 'code' },
  tt: { type: 'code' },
};

const deepest = 60;

interface Within {
  marks: readonly RichTextMark[];
  link: string;
  depth: number;
  /** Ends of lines count, as they do in what was written before there were blocks. */
  keepsLines: boolean;
}

/** A link as it was written; what it becomes is decided once all addresses are known. */
export function inlineParts(nodes: readonly Node[], keepsLines = false): InlinePart[] {
  return partsOf(nodes, { marks: [], link: '', depth: 0, keepsLines });
}

function partsOf(nodes: readonly Node[], within: Within): InlinePart[] {
  return nodes.flatMap((node) =>
    isElement(node) ? elementParts(node, within) : 'value' in node ? textParts(node.value, within) : [],
  );
}

function elementParts(element: Element, within: Within): InlinePart[] {
  const { tagName, childNodes } = element;
  if (unread.includes(tagName)) return [];
  if (apartInline.includes(tagName)) return [{ element, link: within.link }];
  if (tagName === 'br') return [{ type: 'hardBreak' }];
  if (within.depth > deepest || isForeign(element)) return textParts(wordsOf(childNodes), within);
  const href = tagName === 'a' ? attribute(element, 'href') : '';
  const mark: RichTextMark | undefined = href === '' ? marksByName[tagName] : { type: 'link', attrs: { href } };
  const isNew = mark !== undefined && !within.marks.some(({ type }) => type === mark.type);
  return partsOf(childNodes, {
    ...within,
    marks: isNew ? [...within.marks, mark] : within.marks,
    link: href || within.link,
    depth: within.depth + 1,
  });
}

const longestText = 90_000;

function textParts(value: string, { marks, keepsLines }: Within): InlinePart[] {
  const lines = keepsLines ? value.split(/\r?\n/) : [value];
  return lines.flatMap((line, at): InlinePart[] => {
    const text = line.replace(/[\s\u00a0]+/g, ' ').slice(0, longestText);
    const words: InlinePart[] =
      text === '' ? [] : [{ type: 'text', text, ...(marks.length === 0 ? {} : { marks: [...marks] }) }];
    return at === 0 ? words : [{ type: 'hardBreak' }, ...words];
  });
}

const isBlank = ({ type, text }: RichTextNode): boolean => type === 'hardBreak' || (text ?? '').trim() === '';

/** Without the spaces and empty lines at both ends, which a reader does not see. */
export function trimmed(parts: readonly RichTextNode[]): RichTextNode[] {
  const first = parts.findIndex((part) => !isBlank(part));
  if (first === -1) return [];
  const last = parts.findLastIndex((part) => !isBlank(part));
  return parts
    .slice(first, last + 1)
    .map((part, at, all) => {
      if (part.text === undefined) return part;
      const start = at === 0 || all[at - 1]?.type === 'hardBreak' ? part.text.trimStart() : part.text;
      return { ...part, text: at === all.length - 1 ? start.trimEnd() : start };
    })
    .filter(({ text }) => text !== '');
}

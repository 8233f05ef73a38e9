/** Markup as a tree of what we draw; nothing else can be in it. */
export interface MarkupDocument {
  content: MarkupNode[];
}
export type MarkupNode = MarkupText | MarkupElement;
export interface MarkupText {
  text: string;
}
export interface MarkupElement {
  tag: MarkupTag;
  attributes?: Partial<Record<MarkupAttribute, string>>;
  content?: MarkupNode[];
}

/** Elements that hold words and one another, in any order. */
export const inlineTags = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'img',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
] as const;
export const blockTags = [
  'address',
  'blockquote',
  'caption',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
] as const;
export type MarkupTag = (typeof inlineTags)[number] | (typeof blockTags)[number];

export const markupAttributes = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'colspan',
  'rowspan',
  'scope',
  'datetime',
  'start',
  'open',
] as const;
export type MarkupAttribute = (typeof markupAttributes)[number];

export const isMarkupTag = (name: string): name is MarkupTag =>
  (inlineTags as readonly string[]).includes(name) || isBlockTag(name);

export const isBlockTag = (name: string): boolean => (blockTags as readonly string[]).includes(name);

export const isVoidTag = (name: string): boolean => name === 'br' || name === 'hr' || name === 'img';

/** The words of a tree, block by block. */
export const wordsOf = ({ content }: MarkupDocument): string => content.map(plain).join('').replace(/\s+/g, ' ').trim();

const plain = (node: MarkupNode): string => {
  if ('text' in node) return node.text;
  const inner = (node.content ?? []).map(plain).join('');
  return isBlockTag(node.tag) || node.tag === 'br' ? ` ${inner} ` : inner;
};

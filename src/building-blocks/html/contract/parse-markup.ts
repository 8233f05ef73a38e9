import {
  isBlockTag,
  isMarkupTag,
  isVoidTag,
  type MarkupDocument,
  type MarkupElement,
  type MarkupNode,
  type MarkupTag,
} from './markup.ts';
import { keptAttributes } from './markup-attributes.ts';
import { type MarkupToken, markupTokens } from './markup-tokens.ts';

/** Deeper than anyone writes by hand; what lies deeper loses its elements and keeps its words. */
const deepest = 24;

/** Where an element must stand; anywhere else its words stay and it goes. */
const parents: Partial<Record<MarkupTag, readonly MarkupTag[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  summary: ['details'],
  figcaption: ['figure'],
};

const rowGroups: readonly string[] = ['caption', 'thead', 'tbody', 'tfoot'];

/** What one of these closes when it opens: its own kind, which people leave open. */
const siblings: Partial<Record<MarkupTag, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr'],
  thead: rowGroups,
  tbody: rowGroups,
  tfoot: rowGroups,
};

/** Hold elements of their own kind alone: loose words have no place in them. */
const withoutWords: readonly string[] = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'];
/** Hold words and inline elements alone: a block ends them. */
const wordsOnly: readonly string[] = ['p', 'h2', 'h3', 'h4', 'pre', 'summary', 'caption'];
/** Nothing inside closes what is outside of these. */
const walls: readonly string[] = [
  ...['table', 'td', 'th', 'li', 'dt', 'dd', 'blockquote', 'div', 'section', 'details', 'figure', 'address'],
  ...['figcaption', 'summary', 'caption'],
];

interface Open {
  tag: MarkupTag | undefined;
  content: MarkupNode[];
}

/**
 * Markup that an admin wrote, as a tree of the elements we draw (product.md §3, Html). Whatever is not on the list is
 * not in the tree; and what is nests as a browser would nest it, so that the page taken over is the page drawn.
 */
export function parseMarkup(source: string): MarkupDocument {
  const root: Open = { tag: undefined, content: [] };
  const stack: Open[] = [root];
  for (const token of markupTokens(source)) take(stack, token);
  return { content: tidy(root.content) };
}

const top = (stack: readonly Open[]): Open => stack.at(-1) as Open;

function take(stack: Open[], token: MarkupToken): void {
  if (token.kind === 'text') addText(stack, token.text);
  else if (token.kind === 'close') close(stack, token.name);
  else if (isMarkupTag(token.name)) open(stack, token.name, token.attributes);
}

function addText(stack: Open[], text: string): void {
  const { tag, content } = top(stack);
  if (tag !== undefined && withoutWords.includes(tag)) return;
  const last = content.at(-1);
  if (last !== undefined && 'text' in last) last.text += text;
  else content.push({ text });
}

function open(stack: Open[], tag: MarkupTag, written: Map<string, string>): void {
  if (isBlockTag(tag)) closeNearest(stack, (name) => wordsOnly.includes(name));
  if (tag === 'a') closeNearest(stack, (name) => name === 'a', []);
  closeNearest(stack, (name) => siblings[tag]?.includes(name) === true, ['ul', 'ol', 'dl', 'table']);
  // A browser puts rows in a body of their own.
  if (tag === 'tr' && top(stack).tag === 'table') push(stack, 'tbody', {});
  if (!hasPlace(stack, tag)) return;
  const attributes = keptAttributes(tag, written);
  if (tag === 'img' && attributes.src === undefined) return;
  push(stack, tag, attributes);
  if (isVoidTag(tag)) stack.pop();
}

function hasPlace(stack: readonly Open[], tag: MarkupTag): boolean {
  if (stack.length > deepest) return false;
  const holder = top(stack).tag;
  const wanted = parents[tag];
  if (wanted === undefined) return holder === undefined || !withoutWords.includes(holder);
  return holder !== undefined && wanted.includes(holder);
}

function push(stack: Open[], tag: MarkupTag, attributes: NonNullable<MarkupElement['attributes']>): void {
  const content: MarkupNode[] = [];
  const hasAttributes = Object.keys(attributes).length > 0;
  top(stack).content.push({ tag, ...(hasAttributes ? { attributes } : {}), ...(isVoidTag(tag) ? {} : { content }) });
  stack.push({ tag, content });
}

/** Ends the nearest that matches, with all that is open in it, unless something around it keeps it in. */
function closeNearest(stack: Open[], matches: (name: string) => boolean, until: readonly string[] = walls): void {
  for (let place = stack.length - 1; place > 0; place -= 1) {
    const tag = stack[place]?.tag ?? '';
    if (matches(tag)) {
      stack.length = place;
      return;
    }
    if (until.includes(tag)) return;
  }
}

/** The end of a block ends what was left open in it, but never leaves the cell it is written in. */
const close = (stack: Open[], name: string): void => closeNearest(stack, (tag) => tag === name, limitsOf(name));

function limitsOf(name: string): readonly string[] {
  if (name === 'table') return [];
  if (parents[name as MarkupTag]?.some(isTableTag)) return ['table'];
  return isBlockTag(name) && !wordsOnly.includes(name) ? ['td', 'th'] : walls;
}

const isTableTag = (tag: string): boolean => ['table', 'thead', 'tbody', 'tfoot', 'tr'].includes(tag);

/** Without the space between blocks, and without elements that turned out to hold nothing. */
function tidy(nodes: readonly MarkupNode[], isInPre = false): MarkupNode[] {
  const kept = nodes.flatMap((node): MarkupNode[] => {
    if ('text' in node) return node.text === '' ? [] : [node];
    if (node.content === undefined) return [node];
    const content = tidy(
      node.tag === 'pre' ? withoutFirstLine(node.content) : node.content,
      isInPre || node.tag === 'pre',
    );
    return content.length > 0 || node.tag === 'td' || node.tag === 'th' ? [{ ...node, content }] : [];
  });
  const joined = joinText(kept);
  if (isInPre) return joined;
  return joined.filter(
    (node, place) =>
      !('text' in node) || node.text.trim() !== '' || !(isBlock(joined[place - 1]) || isBlock(joined[place + 1])),
  );
}

/** Elements that fell away leave their neighbours' words side by side. */
function joinText(nodes: readonly MarkupNode[]): MarkupNode[] {
  const joined: MarkupNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last !== undefined && 'text' in last && 'text' in node)
      joined[joined.length - 1] = { text: last.text + node.text };
    else joined.push(node);
  }
  return joined;
}

/** A browser drops the line end right after `<pre>`. */
const withoutFirstLine = ([first, ...rest]: readonly MarkupNode[]): MarkupNode[] => {
  if (first === undefined) return [];
  return 'text' in first ? [{ text: first.text.replace(/^\n+/, '') }, ...rest] : [first, ...rest];
};

const isBlock = (node: MarkupNode | undefined): boolean =>
  node === undefined || (!('text' in node) && isBlockTag(node.tag));

import {
  isBlockTag,
  isMarkupTag,
  isVoidTag,
  type MarkupDocument,
  type MarkupNode,
  type MarkupTag,
  wordsOf,
} from './markup.ts';
import { keptAttributes } from './markup-attributes.ts';
import { markupEvents } from './read-markup.ts';
import { writeMarkup } from './write-markup.ts';

/** Deeper than anyone writes by hand; what lies deeper loses its elements and keeps its words. */
const deepest = 24;

/** What was left out can leave its neighbours where a browser would not have put them; the next reading puts them right. */
const mostRounds = 6;

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

/** Hold elements of their own kind alone: loose words have no place in them. */
const withoutWords: readonly string[] = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'];
/** Hold words and inline elements alone: a block ends them. */
const wordsOnly: readonly string[] = ['p', 'h2', 'h3', 'h4', 'pre', 'summary', 'caption'];
/** A block inside one of these ends nothing outside it. */
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
 * not in the tree; and the tree, written down, is read as itself: so the page that a browser makes of it is the page drawn.
 */
export function parseMarkup(source: string): MarkupDocument {
  let tree = keptOf(source);
  for (let round = 0; round < mostRounds; round += 1) {
    const written = writeMarkup(tree);
    const again = keptOf(written);
    if (writeMarkup(again) === written) return tree;
    tree = again;
  }
  // Nothing that settles was ever meant to be read: its words do.
  const words = wordsOf(tree);
  return { content: words === '' ? [] : [{ text: words }] };
}

function keptOf(source: string): MarkupDocument {
  const root: Open = { tag: undefined, content: [] };
  const stack: Open[] = [root];
  /** Of each element that is being read: how much stays open when it ends. */
  const around: number[] = [];
  for (const event of markupEvents(source)) {
    if (event.kind === 'text') addText(stack, event.text);
    else if (event.kind === 'close') stack.length = Math.min(stack.length, around.pop() ?? 1);
    else {
      const isOpened = isMarkupTag(event.name) && open(stack, event.name, event.attributes);
      around.push(isOpened ? stack.length - 1 : stack.length);
    }
  }
  return { content: tidy(root.content) };
}

const top = (stack: readonly Open[]): Open => stack.at(-1) as Open;

function addText(stack: Open[], text: string): void {
  const { tag, content } = top(stack);
  if (tag !== undefined && withoutWords.includes(tag)) return;
  const last = content.at(-1);
  if (last !== undefined && 'text' in last) last.text += text;
  else content.push({ text });
}

/** Whether what follows goes into it. */
function open(stack: Open[], tag: MarkupTag, written: ReadonlyMap<string, string>): boolean {
  if (isBlockTag(tag)) closeWords(stack);
  if (!hasPlace(stack, tag)) return false;
  const attributes = keptAttributes(tag, written);
  if (tag === 'img' && attributes.src === undefined) return false;
  const content: MarkupNode[] = [];
  const hasAttributes = Object.keys(attributes).length > 0;
  top(stack).content.push({ tag, ...(hasAttributes ? { attributes } : {}), ...(isVoidTag(tag) ? {} : { content }) });
  if (isVoidTag(tag)) return false;
  stack.push({ tag, content });
  return true;
}

function hasPlace(stack: readonly Open[], tag: MarkupTag): boolean {
  if (stack.length > deepest) return false;
  const holder = top(stack).tag;
  const wanted = parents[tag];
  if (wanted === undefined) return holder === undefined || !withoutWords.includes(holder);
  return holder !== undefined && wanted.includes(holder);
}

/** Ends the nearest that holds words alone, with all that is open in it, unless something around it keeps it in. */
function closeWords(stack: Open[]): void {
  for (let place = stack.length - 1; place > 0; place -= 1) {
    const tag = stack[place]?.tag ?? '';
    if (wordsOnly.includes(tag)) {
      stack.length = place;
      return;
    }
    if (walls.includes(tag)) return;
  }
}

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

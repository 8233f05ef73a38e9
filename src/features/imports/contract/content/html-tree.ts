import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** As a browser reads it, mistakes included: what was never closed is closed where a browser would. */
export const nodesOf = (markup: string): Node[] => parseFragment(markup).childNodes;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Drawings and formulas have elements of their own, which mean nothing here. */
export const isForeign = (element: Element): boolean => element.namespaceURI !== html.NS.HTML;

export const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value.trim() ?? '';

export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class').split(/\s+/).includes(name);

/** Elements whose inside nobody reads. */
export const unread: readonly string[] = [
  'script',
  'style',
  'noscript',
  'template',
  'object',
  'embed',
  'applet',
  'head',
];

/** Without calling itself: people nest a few levels, an attacker thousands. */
function* below(nodes: readonly Node[]): Generator<Node> {
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    if (isElement(node) && !unread.includes(node.tagName)) waiting.push(...[...node.childNodes].reverse());
  }
}

export const wordsOf = (nodes: readonly Node[]): string => {
  let words = '';
  for (const node of below(nodes)) {
    if ('value' in node) words += node.value;
    if (isElement(node) && ['br', 'p', 'div', 'li', 'tr', 'td', 'th', 'h2', 'h3'].includes(node.tagName)) words += ' ';
  }
  return words.replace(/\s+/g, ' ').trim();
};

export function findAll(nodes: readonly Node[], isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const node of below(nodes)) if (isElement(node) && isWanted(node)) found.push(node);
  return found;
}

export const findTags = (nodes: readonly Node[], ...names: string[]): Element[] =>
  findAll(nodes, ({ tagName }) => names.includes(tagName));

import { isVoidTag, type MarkupDocument, type MarkupNode } from './markup.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&quot;');

/** A tree as the markup it is read from, to be changed by hand or read again. */
export const writeMarkup = ({ content }: MarkupDocument): string => content.map(write).join('');

function write(node: MarkupNode): string {
  if ('text' in node) return escaped(node.text);
  const name = node.tag.replace(/[^a-z0-9]/gi, '');
  const attributes = Object.entries(node.attributes ?? {})
    .map(([key, value]) => ` ${key.replace(/[^a-z]/gi, '')}="${escaped(value)}"`)
    .join('');
  const inner = (node.content ?? []).map(write).join('');
  return isVoidTag(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${inner}</${name}>`;
}

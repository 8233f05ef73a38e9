import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { attribute, type Element, findTags, isElement, wordsOf } from './html-tree.ts';
import { inlineParts, isApart, trimmed } from './inline.ts';
import type { SourceBlock, SourcePicture } from './source-block.ts';

const videoHosts =
  /^https?:\/\/(?:www\.|m\.|player\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/\S+$/i;

/** Of a vendor whose videos we show. */
export const videoAddress = (text: string): string | undefined => {
  const address = text.trim().replace(/^\/\//, 'https://');
  return videoHosts.test(address) && address.length <= 500 ? address : undefined;
};

/** Pictures that only count visitors or draw a smile say nothing. */
export function pictureOf(element: Element, caption = ''): SourcePicture | undefined {
  const src = attribute(element, 'data-full-url') || attribute(element, 'src') || attribute(element, 'data-src');
  const isTiny = Number(attribute(element, 'width') || 100) <= 2;
  // Without a scheme it is a path, or the name of a file in a folder.
  const isElsewhere = /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(src);
  if (src === '' || isElsewhere || isTiny || /\bwp-smiley\b/.test(attribute(element, 'class'))) return undefined;
  return { src, alt: attribute(element, 'alt'), caption };
}

/** Words that somebody said, and who; undefined when there is more in it than words. */
export function quoteOf(element: Element): Extract<SourceBlock, { kind: 'quote' }> | undefined {
  const isPlain =
    findTags(element.childNodes, 'a', 'ul', 'ol', 'img', 'table', 'figure', 'iframe', 'h1', 'h2', 'h3', 'h4').length ===
    0;
  if (!isPlain) return undefined;
  const cites = findTags(element.childNodes, 'cite', 'footer');
  const own = element.childNodes.filter((node) => !cites.includes(node as Element));
  const paragraphs = findTags(own, 'p');
  const text = (paragraphs.length === 0 ? [wordsOf(own)] : paragraphs.map(({ childNodes }) => wordsOf(childNodes)))
    .filter((line) => line !== '')
    .join('\n');
  return text === '' ? undefined : { kind: 'quote', text, name: wordsOf(cites[0]?.childNodes ?? []) };
}

const mostColumns = 20;
const mostRows = 500;

/** A table of words alone; one with links or more than fits is a table in a text. */
export function tableOf(
  element: Element,
  caption: string,
): { block: SourceBlock; nodes?: never } | { block?: never; nodes: RichTextNode[] } | undefined {
  const rows = findTags(element.childNodes, 'tr').map((row) =>
    row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th'),
  );
  const cells = rows.flat();
  if (cells.every(({ childNodes }) => wordsOf(childNodes) === '')) return undefined;
  const named = caption || wordsOf(findTags(element.childNodes, 'caption')[0]?.childNodes ?? []);
  const isPlain =
    findTags(element.childNodes, 'a', 'ul', 'ol', 'table').length === 0 &&
    cells.every((cell) => attribute(cell, 'colspan') === '' && attribute(cell, 'rowspan') === '') &&
    rows.length <= mostRows &&
    rows.every(({ length }) => length <= mostColumns);
  if (!isPlain) return { nodes: [{ type: 'table', content: rows.slice(0, mostRows * 2).map(rowOf) }] };
  const words = rows.map((row) => row.map(({ childNodes }) => wordsOf(childNodes)));
  const [first = []] = rows;
  const hasHead =
    first.length > 0 &&
    (first.every(({ tagName }) => tagName === 'th') || findTags(element.childNodes, 'thead').length > 0);
  const [head = []] = words;
  return {
    block: { kind: 'table', caption: named, head: hasHead ? head : [], rows: hasHead ? words.slice(1) : words },
  };
}

const rowOf = (cells: readonly Element[]): RichTextNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({
    type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
    content: [
      {
        type: 'paragraph',
        content: trimmed(inlineParts(cell.childNodes).flatMap((part) => (isApart(part) ? [] : [part]))),
      },
    ],
  })),
});

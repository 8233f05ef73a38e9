import type {
  RichTextDocument,
  RichTextMark,
  RichTextNode,
  StoredRichText,
} from '#platform/contract/texts/rich-text.ts';
import { isPageKey, to } from './page-keys.ts';

/**
 * The demo's texts are written as people write them, in a small part of Markdown: paragraphs with a blank line between
 * them, `## heading`, `- item`, `1. item`, `> quote`, `| cell | cell |`, **bold**, *italic* and [words](page-key#anchor).
 */
export const rich = (nl: string, en: string, others: Readonly<Record<string, string>> = {}): StoredRichText => ({
  $lang: Object.fromEntries(
    Object.entries({ nl, en, ...others }).map(([language, words]) => [language, richText(words)]),
  ),
});

export function richText(markup: string): RichTextDocument {
  const parts = markup
    .split(/\n[^\S\n]*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  return { type: 'doc', content: parts.map(partOf) };
}

type Lines = readonly string[];

function partOf(lines: Lines): RichTextNode {
  const [first = ''] = lines;
  if (first.startsWith('#')) return headingOf(lines);
  if (first.startsWith('- ')) return listOf('bulletList', lines, /^- /);
  if (/^\d+\. /.test(first)) return listOf('orderedList', lines, /^\d+\. /);
  if (first.startsWith('> '))
    return { type: 'blockquote', content: [paragraph(lines.map((line) => line.replace(/^> /, '')))] };
  if (first.startsWith('|')) return tableOf(lines);
  return paragraph(lines);
}

const paragraph = (lines: Lines): RichTextNode => ({ type: 'paragraph', content: inline(lines.join(' ')) });

function headingOf(lines: Lines): RichTextNode {
  const [, marks = '', words = ''] = /^(#{2,4}) (.+)$/.exec(lines.join(' ')) ?? [];
  if (marks === '') throw new Error(`Not a heading of level 2 to 4: ${lines.join(' ')}`);
  return { type: 'heading', attrs: { level: marks.length }, content: inline(words) };
}

/** A line without a mark of its own goes on with the item before it. */
function listOf(type: 'bulletList' | 'orderedList', lines: Lines, mark: RegExp): RichTextNode {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return { type, content: items.map((item) => ({ type: 'listItem', content: [paragraph([item])] })) };
}

/** The first row and the first column are headers. */
function tableOf(lines: Lines): RichTextNode {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return {
    type: 'table',
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      content: cells.map((cell, column) => ({
        type: row === 0 || column === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content: cell === '' ? [] : inline(cell) }],
      })),
    })),
  };
}

const marked = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<target>[^)]+)\)/g;

function inline(words: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let end = 0;
  for (const match of words.matchAll(marked)) {
    if (match.index > end) nodes.push({ type: 'text', text: words.slice(end, match.index) });
    nodes.push(markedText(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < words.length) nodes.push({ type: 'text', text: words.slice(end) });
  return nodes;
}

function markedText({ bold, italic, words, target }: { [group: string]: string | undefined }): RichTextNode {
  const mark: RichTextMark =
    target !== undefined
      ? { type: 'link', attrs: { href: hrefOf(target) } }
      : { type: bold === undefined ? 'italic' : 'bold' };
  return { type: 'text', text: bold ?? italic ?? words ?? '', marks: [mark] };
}

/** A page by its key, with or without an anchor; anything else must say what it is. */
function hrefOf(target: string): string {
  const [key = '', anchor] = target.split('#');
  if (isPageKey(key)) return to(key, anchor);
  if (/^(https:|mailto:|tel:|\/)/.test(target)) return target;
  throw new Error(`No page of the demo is called "${target}"`);
}

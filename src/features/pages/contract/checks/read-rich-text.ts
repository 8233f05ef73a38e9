import type { RichTextDocument, RichTextNode } from '#platform/contract/texts/rich-text.ts';
import type { Line } from './checked-page.ts';

export interface RichTextParts {
  lines: Line[];
  links: { words: string; href: string; at: number }[];
  tables: { hasHeads: boolean; at: number }[];
}

type LineKind = Pick<Line, 'kind' | 'level'>;

const hrefOf = (node: RichTextNode): string | undefined => node.marks?.find((mark) => mark.type === 'link')?.attrs.href;
const isBold = (node: RichTextNode): boolean => node.marks?.some(({ type }) => type === 'bold') ?? false;

/** The words of a text with the number of letters before each, as an editor counts them: breaks count for nothing. */
export function readRichText({ content }: RichTextDocument): RichTextParts {
  const parts: RichTextParts = { lines: [], links: [], tables: [] };
  let letters = 0;

  function readLine(nodes: readonly RichTextNode[], { kind, level }: LineKind): void {
    const line: Line = { kind, level, words: '', at: letters, isBold: nodes.length > 0 };
    let link: RichTextParts['links'][number] | undefined;
    for (const node of nodes) {
      const words = node.text ?? '';
      const href = hrefOf(node);
      if (href === undefined) link = undefined;
      else if (link?.href === href) link.words += words;
      else {
        link = { words, href, at: letters };
        parts.links.push(link);
      }
      line.words += words;
      line.isBold &&= isBold(node);
      letters += words.length;
    }
    parts.lines.push(line);
  }

  /** A break ends a line: what comes after it is read as something new. */
  function readWords(nodes: readonly RichTextNode[], kind: LineKind): void {
    let line: RichTextNode[] = [];
    for (const node of nodes) {
      if (node.type !== 'hardBreak') line.push(node);
      else {
        readLine(line, kind);
        line = [];
      }
    }
    readLine(line, kind);
  }

  function visit(node: RichTextNode, kind: Line['kind']): void {
    const inner = node.content ?? [];
    if (node.type === 'heading') readWords(inner, { kind: 'heading', level: node.attrs?.level ?? 2 });
    else if (node.type === 'paragraph') readWords(inner, { kind });
    else if (node.type === 'table') {
      parts.tables.push({ hasHeads: hasHeads(inner), at: letters });
      for (const child of inner) visit(child, 'cell');
    } else if (inner.some(({ type }) => type === 'text')) readWords(inner, { kind });
    else for (const child of inner) visit(child, kind);
  }
  for (const node of content) visit(node, 'paragraph');
  return parts;
}

/** The whole first row, or the first cell of every row. */
function hasHeads(rows: readonly RichTextNode[]): boolean {
  const isHead = (cell: RichTextNode | undefined) => cell?.type === 'tableHeader';
  const cells = rows.map(({ content = [] }) => content);
  return (cells[0]?.every(isHead) ?? false) || cells.every(([first]) => isHead(first));
}

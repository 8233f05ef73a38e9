import type { LineShape, TextLine, Word } from '#features/pages/contract/differences/text-line.ts';
import type { ComparedPart } from '../../contract/past-comparison.ts';

/** A tag, a text or a comment, as it stands in the page. */
export interface HtmlPiece {
  html: string;
  /** What is read of it, and in which line; nothing of most. */
  line: number | undefined;
  words: readonly Word[];
}

export interface ReadHtml {
  pieces: HtmlPiece[];
  lines: TextLine[];
}

/** As React writes it: what would end a tag or begin one is escaped wherever it is not meant so. */
const piecePattern = /<!--[^<>]*>|<(\/?)([a-z][\w-]*)((?:[\s/][^<>]*)?)>|[^<]+|</gi;
/** An escaped sign is a word of its own: words are put back as they stood. */
const wordPattern = /&#?\w+;|[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

const newLine = new Set(
  (
    'address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
/** Nothing in them is read as text, or marks in them would break them. */
const notRead = new Set(
  'head script style svg math textarea template noscript select title iframe video audio object'.split(' '),
);
const cells = new Set(['td', 'th']);
const landmarks = new Set(['main', 'footer', 'nav', 'header']);

const partOf = (open: readonly string[]): ComparedPart => {
  if (open.includes('main')) return 'content';
  if (open.includes('footer')) return 'footer';
  if (open.includes('nav')) return 'menu';
  return open.includes('header') ? 'header' : 'content';
};

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** Stands for a picture among words: the same one at another size is the same, unless another file is at its address. */
function pictureWord(attributes: string, goneFiles: ReadonlySet<string>): Word {
  const [src = ''] = attributeOf(attributes, 'src').split('?');
  const gone = goneFiles.has(src.replace('/a/', '')) ? '#' : '';
  return { text: `\uFFFC${src}${gone}|${attributeOf(attributes, 'alt')}\uFFFC`, marks: [] };
}
const picturePattern = /\uFFFC[^|\uFFFC]*\|([^\uFFFC]*)\uFFFC/g;

/** What is read of words; a picture is the sign that Unicode has for an object, and what is said of it. */
export const readWords = (text: string): string =>
  text
    .replace(picturePattern, (_, alt: string) => (alt === '' ? '\uFFFC' : `\uFFFC ${alt}`))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * A page in the lines that are read in one breath: a paragraph, a heading, a row of a table. `goneFiles` are those that were
 * replaced since, by guid.
 */
export function readHtml(html: string, goneFiles: ReadonlySet<string> = new Set()): ReadHtml {
  const pieces: HtmlPiece[] = [];
  const lines: TextLine[] = [];
  const open: string[] = [];
  let skipped: { name: string; depth: number } | undefined;
  let rows = 0;
  let level: number | undefined;
  let words: Word[] = [];
  let begun: HtmlPiece[] = [];

  const shape = (): LineShape => ({
    kind: rows > 0 ? 'cell' : level === undefined ? 'paragraph' : 'heading',
    ...(rows > 0 ? {} : { level }),
    within: [partOf(open)],
  });
  /** Only what can be read is a line. */
  function endLine(as: LineShape): void {
    if (words.some(({ text }) => text.trim() !== '')) {
      for (const piece of begun) piece.line = lines.length;
      lines.push({ shape: as, words });
    }
    [words, begun] = [[], []];
  }
  function read(piece: HtmlPiece): void {
    begun.push(piece);
    words.push(...piece.words);
  }

  for (const [whole, slash = '', tag, attributes = ''] of html.matchAll(piecePattern)) {
    const piece: HtmlPiece = { html: whole, line: undefined, words: [] };
    pieces.push(piece);
    const name = tag?.toLowerCase();
    const isEnd = slash === '/';
    if (skipped !== undefined) {
      if (name === skipped.name && !attributes.endsWith('/')) skipped.depth += isEnd ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (name === undefined) {
      if (whole.startsWith('<')) continue;
      piece.words = (whole.match(wordPattern) ?? []).map((text) => ({ text, marks: [] }));
      read(piece);
    } else if (notRead.has(name)) {
      if (!isEnd && !attributes.endsWith('/')) skipped = { name, depth: 1 };
    } else if (name === 'img') {
      piece.words = [pictureWord(attributes, goneFiles)];
      read(piece);
    } else if (rows > 0 && name !== 'tr') {
      // A row is one line: its cells are told apart by what no page has between its words.
      if (cells.has(name) && !isEnd && words.length > 0) words.push({ text: '\t', marks: [] });
    } else if (newLine.has(name)) {
      endLine(shape());
      if (name === 'tr') rows += isEnd ? -1 : 1;
      if (/^h[1-6]$/.test(name)) level = isEnd ? undefined : Number(name[1]);
      if (landmarks.has(name)) {
        if (!isEnd) open.push(name);
        else if (open.at(-1) === name) open.pop();
      }
    }
  }
  endLine(shape());
  return { pieces, lines };
}

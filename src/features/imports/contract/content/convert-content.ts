import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { distinctRemarks, type Remark, remark } from '../remark.ts';
import {
  attribute,
  type Element,
  findAll,
  findTags,
  hasClass,
  isElement,
  isForeign,
  type Node,
  nodesOf,
  unread,
  wordsOf,
} from './html-tree.ts';
import { inlineNames, inlineParts, isApart, trimmed } from './inline.ts';
import { withoutShortcodes } from './shortcodes.ts';
import type { SourceBlock } from './source-block.ts';
import { pictureOf, quoteOf, tableOf, videoAddress } from './special-blocks.ts';

export interface ConvertedContent {
  blocks: SourceBlock[];
  remarks: Remark[];
}

/** Blocks of WordPress that say nothing by themselves, or that their inside says all of. */
const silentBlocks =
  /^(?:core\/)?(?:spacer|separator|more|nextpage|paragraph|heading|image|list|list-item|html|shortcode|column|columns|group|buttons|button|navigation-link)$/;
const deepest = 60;
/** A text of more is cut in several, which readers do not see. */
const mostNodes = 400;

/**
 * What was written in WordPress, as blocks of ours: what its editor of blocks leaves (markup between comments), and what
 * was written before that (markup in which an empty line begins a paragraph). What is not understood leaves its words in
 * a text and is told; scripts are never taken along.
 */
export function convertContent(content: string): ConvertedContent {
  const isClassic = !content.includes('<!-- wp:');
  const { markup, remarks } = withoutShortcodes(content);
  const writer = new Writer(isClassic, remarks);
  writer.visitAll(nodesOf(markup), 0);
  return { blocks: writer.finish(), remarks: distinctRemarks(remarks) };
}

class Writer {
  readonly #blocks: SourceBlock[] = [];
  readonly #isClassic: boolean;
  readonly #remarks: Remark[];
  #nodes: RichTextNode[] = [];
  /** Words that stand in no element of their own yet. */
  #line: Node[] = [];

  constructor(isClassic: boolean, remarks: Remark[]) {
    this.#isClassic = isClassic;
    this.#remarks = remarks;
  }

  finish(): SourceBlock[] {
    this.#endText();
    return this.#blocks;
  }

  visitAll(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) {
      if (isElement(node) && !isInline(node)) {
        this.#endLine();
        this.#visit(node, depth);
      } else if (isElement(node) || node.nodeName === '#text') this.#line.push(node);
      else if ('data' in node) this.#comment(node.data);
    }
    this.#endLine();
  }

  #tell(...told: Parameters<typeof remark>): void {
    this.#remarks.push(remark(...told));
  }

  /** `wp:latest-posts {"postsToShow":3} /`: what WordPress itself fills in when it draws the page. */
  #comment(data: string): void {
    const [, name = ''] = /^wp:([\w/-]+)/.exec(data.trim()) ?? [];
    if (!data.trim().endsWith('/') || name === '' || silentBlocks.test(name)) return;
    this.#tell('block-unknown', name);
  }

  #add(block: SourceBlock): void {
    this.#endText();
    const last = this.#blocks.at(-1);
    if (block.kind === 'questions' && last?.kind === 'questions') last.items.push(...block.items);
    else this.#blocks.push(block);
  }

  #endText(): void {
    this.#endLine();
    const nodes = this.#nodes;
    this.#nodes = [];
    for (let at = 0; at < nodes.length; at += mostNodes) {
      this.#blocks.push({ kind: 'text', nodes: nodes.slice(at, at + mostNodes) });
    }
  }

  #endLine(): void {
    if (this.#line.length === 0) return;
    const line = this.#line;
    this.#line = [];
    for (const nodes of this.#isClassic ? byEmptyLine(line) : [line]) this.#paragraph(nodes, this.#isClassic);
  }

  /** Its words, and what stands among them but needs a place of its own with us. */
  #paragraph(nodes: readonly Node[], keepsLines = false, wrap = paragraphOf): void {
    let words: RichTextNode[] = [];
    const end = () => {
      const own = trimmed(words);
      words = [];
      const [only] = own;
      const url = own.length === 1 && only?.text !== undefined ? videoAddress(only.text) : undefined;
      if (url !== undefined) this.#add({ kind: 'video', url, title: '' });
      else if (own.length > 0) this.#nodes.push(wrap(own));
    };
    for (const part of inlineParts(nodes, keepsLines)) {
      if (!isApart(part)) words.push(part);
      else {
        end();
        this.#media(part.element, { link: part.link });
      }
    }
    end();
  }

  #media(element: Element, { link = '', caption = '' }: { link?: string; caption?: string } = {}): void {
    if (element.tagName === 'img') {
      const picture = pictureOf(element, caption);
      if (picture === undefined) return;
      if (link !== '' && !/\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|[?#])/i.test(link))
        this.#tell('picture-link-dropped', link);
      this.#add({ kind: 'picture', picture });
      return;
    }
    const source = attribute(element, 'src') || attribute(findTags(element.childNodes, 'source')[0] ?? element, 'src');
    this.#embed(
      source,
      caption || attribute(element, 'title'),
      element.tagName === 'iframe' ? 'embed-as-link' : 'media-as-link',
    );
  }

  #embed(source: string, title: string, code: 'embed-as-link' | 'media-as-link' = 'embed-as-link'): void {
    const url = videoAddress(source);
    if (url !== undefined) this.#add({ kind: 'video', url, title });
    else if (source !== '') {
      this.#tell(code, source);
      this.#nodes.push(
        paragraphOf([{ type: 'text', text: title || source, marks: [{ type: 'link', attrs: { href: source } }] }]),
      );
    }
  }

  #visit(element: Element, depth: number): void {
    const { tagName, childNodes } = element;
    if (tagName === 'script') this.#tell('script-left-out');
    if (unread.includes(tagName)) return;
    if (depth > deepest || isForeign(element))
      return void this.#paragraph([{ nodeName: '#text', value: wordsOf(childNodes), parentNode: null }]);
    if (tagName === 'form') this.#tell('form-left-out');
    if (hasClass(element, 'wp-block-columns')) this.#tell('columns-stacked');
    if (hasClass(element, 'wp-block-buttons')) return void this.#buttons(element);
    if (hasClass(element, 'wp-block-quote') || hasClass(element, 'wp-block-pullquote'))
      return void this.#quote(element);
    if (/^h[1-6]$/.test(tagName)) return void this.#paragraph(childNodes, false, headingOf(Number(tagName[1])));
    if (
      tagName === 'p' ||
      tagName === 'address' ||
      tagName === 'pre' ||
      tagName === 'dt' ||
      tagName === 'dd' ||
      tagName === 'legend'
    ) {
      return void this.#paragraph(childNodes, this.#isClassic || tagName === 'pre');
    }
    if (tagName === 'ul' || tagName === 'ol') return void this.#list(element);
    if (tagName === 'blockquote') return void this.#quote(element);
    if (tagName === 'table') return void this.#table(element, '');
    if (tagName === 'figure') return void this.#figure(element, depth);
    if (tagName === 'details') return void this.#question(element);
    if (tagName === 'hr') return void this.#nodes.push({ type: 'horizontalRule' });
    this.visitAll(childNodes, depth + 1);
  }

  #list(element: Element): void {
    const node = listOf(element, 0);
    if (node !== undefined) this.#nodes.push(node);
    for (const picture of findTags(element.childNodes, 'img', 'iframe')) this.#media(picture);
  }

  #quote(element: Element): void {
    const quote = quoteOf(element);
    if (quote !== undefined) return void this.#add(quote);
    const inner = inside(element.childNodes, this.#isClassic, this.#remarks);
    if (inner.nodes.length > 0) this.#nodes.push({ type: 'blockquote', content: inner.nodes });
    for (const block of inner.others) this.#add(block);
  }

  #table(element: Element, caption: string): void {
    const table = tableOf(element, caption);
    if (table !== undefined) this.#add(table.block ?? { kind: 'text', nodes: table.nodes });
    for (const picture of findTags(element.childNodes, 'img', 'iframe')) this.#media(picture);
  }

  #question(element: Element): void {
    const [summary] = element.childNodes.filter((node) => isElement(node) && node.tagName === 'summary');
    const { nodes, others } = inside(
      element.childNodes.filter((node) => node !== summary),
      this.#isClassic,
      this.#remarks,
    );
    this.#add({ kind: 'questions', items: [{ title: summary === undefined ? '' : wordsOf([summary]), nodes }] });
    for (const block of others) this.#add(block);
  }

  #buttons(element: Element): void {
    const buttons = findTags(element.childNodes, 'a').flatMap((link) => {
      const [label, href] = [wordsOf(link.childNodes), attribute(link, 'href')];
      return label === '' || href === '' ? [] : [{ label, href }];
    });
    if (buttons.length === 0) return void this.#paragraph(element.childNodes);
    for (let at = 0; at < buttons.length; at += 8) this.#add({ kind: 'buttons', buttons: buttons.slice(at, at + 8) });
  }

  #figure(element: Element, depth: number): void {
    const { childNodes } = element;
    if (hasClass(element, 'wp-shortcode-gallery')) {
      const ids = attribute(element, 'data-ids')
        .split(/[\s,]+/)
        .filter((id) => /^\d+$/.test(id));
      return void this.#add({ kind: 'gallery-by-id', ids });
    }
    const pictures = findTags(childNodes, 'img');
    const captions = findTags(childNodes, 'figcaption');
    if (hasClass(element, 'wp-block-gallery') || pictures.length > 1) {
      const found = pictures.flatMap((picture) => pictureOf(picture, captionNear(picture)) ?? []);
      if (found.length > 0) this.#add({ kind: 'gallery', pictures: found });
      return;
    }
    const caption = wordsOf(captions.at(-1)?.childNodes ?? []);
    const [table] = findTags(childNodes, 'table');
    if (table !== undefined) return void this.#table(table, caption);
    const [media] = findTags(childNodes, 'img', 'iframe', 'video', 'audio');
    if (media !== undefined) {
      const [link] = findAll(childNodes, ({ tagName }) => tagName === 'a');
      const isLinked = link !== undefined && findTags(link.childNodes, 'img').length > 0;
      return void this.#media(media, { link: isLinked ? attribute(link, 'href') : '', caption });
    }
    const written = wordsOf(childNodes.filter((node) => !captions.includes(node as Element)));
    if (hasClass(element, 'wp-block-embed') && /^https?:\/\/\S+$/.test(written))
      return void this.#embed(written, caption);
    this.visitAll(childNodes, depth + 1);
  }
}

const isInline = (element: Element): boolean => inlineNames.includes(element.tagName) && !hasBlocks(element);

/** A link around a whole card, as themes write it. */
const hasBlocks = ({ childNodes }: Element): boolean =>
  childNodes.some((node) => isElement(node) && !inlineNames.includes(node.tagName) && !unread.includes(node.tagName));

const paragraphOf = (content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const headingOf =
  (level: number) =>
  (content: RichTextNode[]): RichTextNode => ({
    type: 'heading',
    attrs: { level: Math.min(4, Math.max(2, level)) },
    // A heading is bold by itself.
    content: content.filter(({ type }) => type === 'text').map(withoutBold),
  });

function withoutBold({ marks, ...node }: RichTextNode): RichTextNode {
  const others = (marks ?? []).filter(({ type }) => type !== 'bold');
  return others.length === 0 ? node : { ...node, marks: others };
}

/** What stands in a quote or below a question: its texts, and what needs a block of its own after it. */
function inside(
  nodes: readonly Node[],
  isClassic: boolean,
  remarks: Remark[],
): { nodes: RichTextNode[]; others: SourceBlock[] } {
  const writer = new Writer(isClassic, remarks);
  writer.visitAll(nodes, 1);
  const blocks = writer.finish();
  return {
    nodes: blocks.flatMap((block) => (block.kind === 'text' ? block.nodes : [])),
    others: blocks.filter(({ kind }) => kind !== 'text'),
  };
}

function listOf(element: Element, depth: number): RichTextNode | undefined {
  const items = element.childNodes.filter(isElement).flatMap((item): RichTextNode[] => {
    const lists =
      depth > 8 ? [] : item.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'ul' || tagName === 'ol');
    const own = item.childNodes.filter((node) => !lists.includes(node as Element));
    const words = trimmed(inlineParts(own).flatMap((part) => (isApart(part) ? [] : [part])));
    const deeper = lists.flatMap((list) => listOf(list, depth + 1) ?? []);
    return words.length + deeper.length === 0 ? [] : [{ type: 'listItem', content: [paragraphOf(words), ...deeper] }];
  });
  if (items.length === 0) return undefined;
  return { type: element.tagName === 'ol' ? 'orderedList' : 'bulletList', content: items };
}

/** In what was written without blocks an empty line begins a paragraph, wherever it stands among the words. */
function byEmptyLine(nodes: readonly Node[]): Node[][] {
  const paragraphs: Node[][] = [[]];
  for (const node of nodes) {
    if (!('value' in node)) {
      paragraphs.at(-1)?.push(node);
      continue;
    }
    for (const [at, value] of node.value.split(/(?:\r?\n[ \t]*){2,}/).entries()) {
      if (at > 0) paragraphs.push([]);
      if (value !== '') paragraphs.at(-1)?.push({ nodeName: '#text', value, parentNode: null });
    }
  }
  return paragraphs;
}

function captionNear(picture: Element): string {
  const figure = ancestorNamed(picture, 'figure');
  const [caption] = figure === undefined ? [] : findTags(figure.childNodes, 'figcaption');
  // That of the whole gallery says nothing of one picture.
  return caption === undefined || figure === undefined || findTags(figure.childNodes, 'img').length > 1
    ? ''
    : wordsOf(caption.childNodes);
}

function ancestorNamed(element: Element, name: string): Element | undefined {
  for (let at = element.parentNode; at !== null; ) {
    if (!('tagName' in at)) return undefined;
    if (at.tagName === name) return at;
    at = at.parentNode;
  }
  return undefined;
}

import { SaxesParser } from 'saxes';
import { type WxrAuthor, WxrFault, type WxrItem, type WxrSite } from './wxr.ts';

/** More than a page of any site; what is longer is no content. */
export const longestEntry = 5_000_000;

/** Of what themes and plug-ins keep with an entry, all that we look at. */
const wantedMeta: readonly string[] = [
  '_thumbnail_id',
  '_wp_attached_file',
  '_wp_attachment_image_alt',
  '_menu_item_object_id',
  '_menu_item_object',
  '_menu_item_type',
  '_menu_item_url',
];

/** WordPress writes them as they were pasted, and XML has none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What the address of an entry ended in before; an entry has as many as it was renamed. */
const oldSlugMeta = '_wp_old_slug';

interface Draft {
  texts: Record<string, string>;
  oldSlugs: string[];
  comments: number;
  labels: { domain: string; name: string }[];
  meta: Record<string, string>;
}

interface Heard {
  onSite(site: WxrSite): void;
  onItem(item: WxrItem): void;
  /** Before the first item. */
  onAuthor(author: WxrAuthor): void;
}

/**
 * Reads an export of WordPress (WXR) piece by piece, so that no more than one entry is in memory. A document type is
 * refused: it can name files and grow without end, and WordPress writes none.
 */
export function createWxrReader({ onSite, onItem, onAuthor }: Heard) {
  const parser = new SaxesParser();
  const path: string[] = [];
  const site: Record<string, string> = {};
  let isWxr = false;
  let item: Draft | undefined;
  let meta = { key: '', value: '' };
  let author: WxrAuthor = { login: '', email: '' };
  let domain = '';
  let words = '';

  const refuse = (code: WxrFault['code'], values: WxrFault['values'] = {}): never => {
    throw new WxrFault(code, values);
  };
  const hear = (text: string): void => {
    words += text;
    if (words.length > longestEntry) refuse('import-entry-too-large', { line: parser.line });
  };

  function closeInItem(draft: Draft, name: string, parent: string): void {
    if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') meta = { ...meta, key: words };
      if (name === 'wp:meta_value') meta = { ...meta, value: words };
    } else if (name === 'wp:postmeta') {
      if (wantedMeta.includes(meta.key)) draft.meta[meta.key] = meta.value;
      if (meta.key === oldSlugMeta) draft.oldSlugs.push(meta.value.trim());
    } else if (name === 'wp:comment_approved') {
      if (words.trim() === '1') draft.comments += 1;
    } else if (parent === 'item' && name === 'category') draft.labels.push({ domain, name: words.trim() });
    else if (parent === 'item') draft.texts[name] ??= words;
  }

  parser.on('doctype', () => refuse('import-doctype'));
  parser.on('error', () => refuse('import-not-xml', { line: parser.line }));
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    words = '';
    if (name === 'wp:wxr_version') isWxr = true;
    if (name === 'item' && path.length === 3) item = { texts: {}, oldSlugs: [], comments: 0, labels: [], meta: {} };
    if (name === 'wp:postmeta') meta = { key: '', value: '' };
    if (name === 'category') domain = String(attributes.domain ?? '');
    // What is not the first element of an RSS feed is something else altogether.
    if (path.length === 1 && name !== 'rss') refuse('import-not-wxr');
  });
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', ({ name }) => {
    path.pop();
    const parent = path.at(-1) ?? '';
    if (item !== undefined && name === 'item') {
      if (!isWxr) refuse('import-not-wxr');
      onItem(itemOf(item));
      item = undefined;
    } else if (item !== undefined) closeInItem(item, name, parent);
    else if (name === 'wp:author_login') author = { ...author, login: words.trim() };
    else if (name === 'wp:author_email') author = { ...author, email: words.trim().toLowerCase() };
    else if (name === 'wp:author') {
      onAuthor(author);
      author = { login: '', email: '' };
    } else if (parent === 'channel') site[name] ??= words.trim();
    words = '';
  });

  return {
    write(chunk: string): void {
      parser.write(chunk.replace(controls, ''));
    },
    close(): void {
      parser.close();
      if (!isWxr) refuse('import-not-wxr');
      onSite({ title: site.title ?? '', url: site['wp:base_blog_url'] ?? site['wp:base_site_url'] ?? site.link ?? '' });
    },
  };
}

function itemOf({ texts, oldSlugs, comments, labels, meta }: Draft): WxrItem {
  const short = (name: string): string => (texts[name] ?? '').trim();
  return {
    id: short('wp:post_id'),
    type: short('wp:post_type'),
    title: short('title'),
    link: short('link'),
    slug: short('wp:post_name'),
    status: short('wp:status'),
    parentId: short('wp:post_parent'),
    content: texts['content:encoded'] ?? '',
    excerpt: short('excerpt:encoded'),
    date: short('wp:post_date'),
    dateGmt: short('wp:post_date_gmt'),
    menuOrder: Number.parseInt(short('wp:menu_order'), 10) || 0,
    hasPassword: short('wp:post_password') !== '',
    attachmentUrl: short('wp:attachment_url'),
    creator: short('dc:creator'),
    oldSlugs,
    comments,
    labels,
    meta,
  };
}

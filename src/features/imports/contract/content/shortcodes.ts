import { type Remark, remark } from '../remark.ts';

const pairs = /(?<![\w-])([\w-]{1,40})=(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'\]]{1,2000}))/g;

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(pairs)].map(([, key = '', one, two, three]) => [key.toLowerCase(), one ?? two ?? three ?? '']),
  );

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paired = (name: string): RegExp =>
  new RegExp(`\\[${name}((?:\\s[^\\]]{0,2000})?)\\]([\\s\\S]{0,10000}?)\\[/${name}\\]`, 'gi');

/** `[name a="b"]`, alone or around something. A word between brackets that says nothing more is somebody's own. */
const anyShortcode = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]{0,2000})?)\]/gi;

/**
 * What WordPress replaces when it draws a page, written as the markup that it would become: captions, galleries, what is
 * embedded. Of shortcodes of plug-ins the words between them stay, and the rest is told.
 */
export function withoutShortcodes(content: string): { markup: string; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const known = content
    .replace(paired('caption'), (_, __, inner: string) => captionOf(inner))
    .replace(paired('wp_caption'), (_, __, inner: string) => captionOf(inner))
    .replace(/\[gallery((?:\s[^\]]{0,2000})?)\]/gi, (_, attributes: string) => {
      const ids = attributesOf(attributes).get('ids') ?? attributesOf(attributes).get('include') ?? '';
      return `\n\n<figure class="wp-shortcode-gallery" data-ids="${escaped(ids)}"></figure>\n\n`;
    })
    .replace(paired('embed'), (_, __, url: string) => `\n\n<figure class="wp-block-embed">${url}</figure>\n\n`)
    .replace(
      /\[(video|audio|playlist)((?:\s[^\]]{0,2000})?)\](?:[\s\S]{0,500}?\[\/\1\])?/gi,
      (_, name: string, rest: string) => {
        const attributes = attributesOf(rest);
        const source = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'ogg', 'wav']
          .map((key) => attributes.get(key))
          .find(Boolean);
        return `\n\n<${name === 'audio' ? 'audio' : 'video'} src="${escaped(source ?? '')}"></${name === 'audio' ? 'audio' : 'video'}>\n\n`;
      },
    );
  const ends = new Set([...known.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()));
  const markup = known.replace(anyShortcode, (whole, end: string, name: string, rest: string) => {
    const isPaired = ends.has(name.toLowerCase());
    if (!isPaired && !/=|\d/.test(rest) && !/[-_]/.test(name)) return whole;
    if (end === '') remarks.push(remark('shortcode-unknown', whole));
    return '';
  });
  return { markup, remarks };
}

/** The picture, in its link where it has one, and what is said below it. */
function captionOf(inner: string): string {
  const [picture] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
  if (picture === undefined) return inner;
  return `\n\n<figure class="wp-caption">${picture}<figcaption>${inner.slice(picture.length)}</figcaption></figure>\n\n`;
}

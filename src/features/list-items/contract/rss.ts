export interface FeedItem {
  guid: string;
  title: string;
  description: string;
  link: string | undefined;
  publishedOn: Date;
}

export interface Feed {
  title: string;
  description: string;
  link: string;
  /** Its own address. */
  self: string;
  language: string;
  items: readonly FeedItem[];
}

/** What XML 1.0 has no place for is left out, whatever someone typed or pasted. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** RSS 2.0, with its own address as Atom has it. */
export function rss(feed: Feed): string {
  const items = feed.items.map((item) => {
    const link = item.link === undefined ? '' : `<link>${escapeXml(item.link)}</link>`;
    return `<item><title>${escapeXml(item.title)}</title>${link}<guid isPermaLink="false">${escapeXml(item.guid)}</guid><pubDate>${item.publishedOn.toUTCString()}</pubDate><description>${escapeXml(item.description)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.link)}</link>
<description>${escapeXml(feed.description)}</description>
<language>${escapeXml(feed.language)}</language>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

import { defaultLanguage } from '#platform/contract/texts/language.ts';

export interface SitemapEntry {
  /** Language to path. */
  paths: Readonly<Record<string, string>>;
  changedAt: Date;
}

/** The protocol allows 50,000 addresses in a file; a little room keeps each well under its 50 MB as well. */
export const mostInPart = 40_000;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One address for each language, each naming the others. */
function urlsOf(origin: string, { paths, changedAt }: SitemapEntry): string[] {
  const versions = Object.entries(paths).map(([language, path]) => ({ language, href: escapeXml(origin + path) }));
  const original = versions.find(({ language }) => language === defaultLanguage);
  const alternates = [
    ...versions,
    ...(original && versions.length > 1 ? [{ ...original, language: 'x-default' }] : []),
  ].map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
  return versions.map(
    ({ href }) => `<url><loc>${href}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates.join('')}</url>`,
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const partOf = (urls: readonly string[]): string => `${declaration}
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

/** As many files as it takes. */
export async function sitemapParts(
  origin: string,
  batches: AsyncIterable<readonly SitemapEntry[]>,
  most = mostInPart,
): Promise<string[]> {
  const parts: string[] = [];
  let urls: string[] = [];
  for await (const batch of batches) {
    for (const entry of batch) {
      const own = urlsOf(origin, entry);
      if (urls.length + own.length > most) {
        parts.push(partOf(urls));
        urls = [];
      }
      urls.push(...own);
    }
  }
  return [...parts, partOf(urls)];
}

/** Names the files, where there is more than one. */
export const sitemapIndex = (origin: string, count: number): string => `${declaration}
<sitemapindex xmlns="${namespace}">
${Array.from({ length: count }, (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

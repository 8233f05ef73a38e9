import type { FastifyInstance } from 'fastify';
import { languages } from '#platform/contract/language.ts';
import { sendCompressed } from '#platform/server/http/compression.ts';
import type { Installation } from './installation.ts';
import { platformOf } from './request-context.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** For search engines: what there is to read, in which languages, and where not to look. */
export function registerSiteFiles(app: FastifyInstance, installation: Installation): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const { pages } = installation.servicesOf(platformOf(installation, request.host));
    const origin = `${request.protocol}://${request.host}`;
    const entries = (await pages.publicPages()).flatMap(({ paths, changedAt }) => {
      const versions = languages.flatMap((language) => {
        const path = paths[language];
        return path === undefined ? [] : [{ language, href: escapeXml(origin + path) }];
      });
      const alternates = versions.map(
        ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      );
      return versions.map(
        ({ href }) =>
          `<url><loc>${href}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates.join('')}</url>`,
      );
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
    return sendCompressed(reply, 'application/xml; charset=utf-8', xml);
  });

  /** What a browser asks for when a document, such as a sitemap, names no icon. */
  app.get('/favicon.ico', async (request, reply) => {
    const { faviconLogo } = await installation.servicesOf(platformOf(installation, request.host)).settings.all();
    reply.header('cache-control', 'public, max-age=3600');
    return faviconLogo === null
      ? reply.code(204).send()
      : reply.redirect(`/a/${faviconLogo}?width=64&height=64&format=png`);
  });

  app.get('/robots.txt', async (request, reply) => {
    platformOf(installation, request.host);
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *
Disallow: /admin/
Disallow: /account/
Disallow: /api/
Disallow: /login
Allow: /

Sitemap: ${request.protocol}://${request.host}/sitemap.xml
`);
  });
}

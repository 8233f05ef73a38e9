import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#platform/contract/errors.ts';
import { sendCompressed } from '#platform/server/http/compression.ts';
import type { Installation } from './installation.ts';
import { platformOf } from './request-context.ts';
import type { Services } from './services.ts';
import { type SitemapEntry, sitemapIndex, sitemapParts } from './sitemap.ts';

const sitemapMilliseconds = 10 * 60 * 1000;

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

type Readable = Pick<Services, 'pages' | 'legal' | 'listItems'>;

async function* readable({ pages, legal, listItems }: Readable): AsyncGenerator<SitemapEntry[]> {
  yield await pages.publicPages();
  yield await legal.publicTexts();
  yield* listItems.publicItems();
}

/** For search engines: what there is to read, in which languages, and where not to look. */
export function registerSiteFiles(app: FastifyInstance, installation: Installation): void {
  /** Every address that anyone may read. Kept for a while: with many items it takes many questions to the database. */
  async function partsOf(request: FastifyRequest): Promise<string[]> {
    const platform = platformOf(installation, request.host);
    const origin = originOf(request);
    const build = () => sitemapParts(origin, readable(installation.servicesOf(platform)));
    const kept = await platform.rememberFor('sitemap', async () => ({
      value: { origin, parts: await build() },
      tags: ['pages', 'menu', 'sitemap', 'legal'],
      expiresAt: new Date(Date.now() + sitemapMilliseconds),
    }));
    // Asked for at another name, which is seldom, and never kept, because names can be made up.
    return kept?.origin === origin ? kept.parts : build();
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await partsOf(request);
    const [only = ''] = parts;
    const xml = parts.length === 1 ? only : sitemapIndex(originOf(request), parts.length);
    return sendCompressed(reply, 'application/xml; charset=utf-8', xml);
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number.xml', async (request, reply) => {
    const part = (await partsOf(request))[Number(request.params.number) - 1];
    if (part === undefined) throw notFound();
    return sendCompressed(reply, 'application/xml; charset=utf-8', part);
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

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { legalTag } from '#features/legal/contract/legal.tags.ts';
import { sitemapTag } from '#features/list-items/contract/list-items.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { acceptsGzip } from '#platform/server/cache/stored-response.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import type { Installation } from '../installation.ts';
import { siteClosed } from '../requests/closed-site.ts';
import { platformOf } from '../requests/request-context.ts';
import { readable } from './readable-addresses.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapIndex, sitemapParts } from './sitemap.ts';

const sitemapMilliseconds = 10 * 60 * 1000;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const securityPath = '/.well-known/security.txt';
const xmlType = 'application/xml; charset=utf-8';

async function sendZipped(reply: FastifyReply, zipped: Buffer): Promise<FastifyReply> {
  reply.type(xmlType).header('vary', 'accept-encoding');
  if (!acceptsGzip(reply.request.headers['accept-encoding'])) return reply.send(await unzip(zipped));
  return reply.header('content-encoding', 'gzip').send(zipped);
}

/** For search engines: what there is to read, in which languages, and where not to look. */
export function registerSiteFiles(app: FastifyInstance, installation: Installation): void {
  const isOpen = async ({ host }: FastifyRequest): Promise<boolean> =>
    (await installation.servicesOf(platformOf(installation, host)).settings.all()).siteIsOpen;

  /** Who comes while it is being made waits for that one. */
  const oneByOne = new WorkQueue({ atOnce: 1, maxWaiting: 100 });

  /**
   * Every address that anyone may read. Kept for a while, as most ask for it: with many items it takes many questions to
   * the database, and as much time again to compress.
   */
  async function partsOf(request: FastifyRequest): Promise<Buffer[]> {
    const platform = platformOf(installation, request.host);
    // Whoever asks: a sitemap is made for nobody in particular.
    if (!(await isOpen(request))) throw siteClosed();
    const origin = originOf(request);
    const build = async () => {
      const parts = await sitemapParts(origin, readable(installation.servicesOf(platform)));
      return Promise.all(parts.map((part) => zip(part, { level: 4 })));
    };
    const remembered = () =>
      platform.rememberFor('sitemap', async () => ({
        value: { origin, parts: await build() },
        tags: [pagesTag, menuTag, sitemapTag, legalTag],
        expiresAt: new Date(installation.clock.now().getTime() + sitemapMilliseconds),
      }));
    const kept = await oneByOne.run(remembered);
    // Asked for at another name, which is seldom, and never kept, because names can be made up.
    return kept?.origin === origin ? kept.parts : oneByOne.run(build);
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await partsOf(request);
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return sendZipped(reply, only);
    return reply.type(xmlType).send(sitemapIndex(originOf(request), parts.length));
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number.xml', async (request, reply) => {
    const part = (await partsOf(request))[Number(request.params.number) - 1];
    if (part === undefined) throw notFound();
    return sendZipped(reply, part);
  });

  /** What a browser asks for when a document, such as a sitemap, names no icon. */
  app.get('/favicon.ico', async (request, reply) => {
    const { faviconLogo } = await installation.servicesOf(platformOf(installation, request.host)).settings.all();
    reply.header('cache-control', 'public, max-age=3600');
    return faviconLogo === null
      ? reply.code(204).send()
      : reply.redirect(`/a/${faviconLogo}?width=64&height=64&format=png`);
  });

  /** Also while the site is closed: a weakness does not wait for its opening. */
  app.get(securityPath, async (request, reply) => {
    const platform = platformOf(installation, request.host);
    const { securityContact, languages } = await installation.servicesOf(platform).settings.all();
    const facts = { contact: securityContact, languages, address: originOf(request) + securityPath };
    const told = securityTxt({ ...facts, now: installation.clock.now() });
    if (told === undefined) throw notFound();
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(told);
  });

  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (!(await isOpen(request))) return reply.send('User-agent: *\nDisallow: /\n');
    return reply.send(`User-agent: *
Disallow: /admin/
Disallow: /account/
Disallow: /api/
Disallow: /login
Allow: /

Sitemap: ${request.protocol}://${request.host}/sitemap.xml
`);
  });
}

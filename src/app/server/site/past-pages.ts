import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { OpenPastPages, PastFile, PastPage } from '#features/time-machine/server/sealing/past-pages.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { CollectedAnswer } from '#platform/server/http/collected-answer.ts';
import { LazyLog } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Installation, Past } from '../installation.ts';
import { drawPastPage, isOfThisSite, leadsNowhere, type PastLook } from './past-drawing.ts';
import { readPastFile } from './past-files.ts';
import { readable } from './readable-addresses.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { themeOf } from './theme.routes.ts';

interface PastPagesParts {
  app: FastifyInstance;
  installation: Installation;
  renderer: SiteRenderer;
}

/** Each is in memory as a whole while it is packed. */
const mostBytes = 256 * 1024 * 1024;

/** Nobody asks: a visitor of then, for who writes down what they saw. */
async function lookOf(
  installation: Installation,
  platform: Platform,
  { moment, origin, path }: { moment: Date; origin: string; path: string },
): Promise<PastLook> {
  const services = installation.servicesOf(platform);
  const [began, locale] = await Promise.all([services.timeMachine.began(), platform.locale()]);
  const correlationId = randomUUID();
  const { host } = new URL(origin);
  return {
    context: {
      platform,
      services,
      viewer: anonymousViewer,
      language: defaultLanguage,
      locale,
      correlationId,
      client: { ip: '', userAgent: '', host, origin, cookie: undefined, authorization: undefined },
      asked: { method: 'GET', url: path, headers: {} },
      answer: new CollectedAnswer(),
      log: new LazyLog(installation.log, { correlationId, platform: platform.key }),
    },
    asked: { token: undefined, moment, path },
    reader: 'admin',
    began,
    now: installation.clock.now(),
  };
}

const isNotThere = (error: unknown): boolean =>
  error instanceof AppError && [401, 403, 404, 410].includes(error.status);

async function fileOf(past: Past, look: PastLook): Promise<PastFile | undefined> {
  try {
    const { answer, content } = await past.at(look.asked.moment, look.reader, () => readPastFile(past, look));
    const mediaType = answer.headers['content-type'] ?? 'application/octet-stream';
    if (content === undefined || Number(answer.headers['content-length'] ?? 0) > mostBytes) return undefined;
    if (typeof content === 'string' || content instanceof Uint8Array) return { mediaType, body: Buffer.from(content) };
    return { mediaType, body: await buffer(content as AsyncIterable<Uint8Array>) };
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The site of a moment for who writes it down: drawn as for anyone who looks back, without the bar. */
export const pastPagesOf =
  ({ app, installation, renderer }: PastPagesParts): OpenPastPages =>
  (platform, { moment, origin }) => {
    const past = installation.pastOf(platform);
    const lookAt = (path: string) => lookOf(installation, platform, { moment, origin, path });
    const at = <T>(work: () => Promise<T>): Promise<T> => past.at(moment, 'admin', work);
    return {
      async *addresses() {
        const found = await at(async () => {
          const paths: string[] = [];
          for await (const batch of readable(past.services))
            paths.push(...batch.flatMap((one) => Object.values(one.paths)));
          return paths;
        });
        yield* found;
      },

      name: () => at(async () => (await past.services.settings.all()).platformName),

      async page(path): Promise<PastPage> {
        const look = await lookAt(path);
        const drawn = await at(() =>
          drawPastPage({ renderer, past }, look, {
            theme: undefined,
            hasBar: false,
            addressOf: (languages) => (address) =>
              isOfThisSite(address) && !/^\/(a|assets)\//.test(address) && leadsNowhere(address, languages)
                ? undefined
                : address,
          }),
        );
        if (drawn.kind === 'redirect') return { kind: 'redirect', status: 302, to: drawn.to };
        return { ...drawn, title: titleIn(drawn.html) };
      },

      async file(path) {
        if (path.startsWith('/assets/theme-')) {
          const css = await at(async () => themeOf(await past.services.settings.all()));
          return { mediaType: 'text/css; charset=utf-8', body: Buffer.from(css) };
        }
        if (path.startsWith('/a/')) return fileOf(past, await lookAt(path));
        const answer = await app.inject({ url: path, headers: { host: new URL(origin).host } });
        if (answer.statusCode !== 200) return undefined;
        return { mediaType: String(answer.headers['content-type'] ?? ''), body: answer.rawPayload };
      },
    };
  };

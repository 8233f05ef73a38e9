import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type PastAddress,
  pastAddress,
  pastRoot,
  readPastAddress,
} from '#features/time-machine/contract/past-address.ts';
import { rewritePastHtml } from '#features/time-machine/contract/past-html.ts';
import type { PastView } from '#features/time-machine/contract/past-view.ts';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import { type Language, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { momentInZone } from '#platform/contract/time/time-zone.ts';
import { collectAnswer } from '#platform/server/http/collect-answer.ts';
import { sendCompressed } from '#platform/server/http/compression.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { contentSecurityPolicy, securityHeaders } from '#platform/server/http/security-headers.ts';
import type { PastReader } from '#platform/server/past/past-moment.ts';
import type { RenderResult } from '../../contract/render.ts';
import { isPageClosed } from '../closed-site.ts';
import type { Installation } from '../installation.ts';
import { contextMaker } from '../request-context.ts';
import { themeOfCookie } from '../request-cookies.ts';
import type { Services } from '../services.ts';
import { documentHtml } from './document-html.ts';
import { callsOfPast } from './past-calls.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { themeAddress, themeOf } from './theme.routes.ts';

/** Nobody keeps what was, finds it by searching or is told where someone came from. */
const pastHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

/** No page of any time can be there. */
const nowhere = '/-';

interface PastOptions {
  installation: Installation;
  renderer: SiteRenderer;
}

/** A visitor of then: nobody in particular, who may nothing but read. */
const visitor = {
  isSignedIn: false,
  isActive: false,
  isAdmin: false,
  isContentManager: false,
  isDeveloper: false,
  handlesForms: false,
  viewingAs: null,
};

export function registerPast(app: FastifyInstance, { installation, renderer }: PastOptions): void {
  const makeContext = contextMaker(installation);

  /** Chooses a moment: as the clocks of the platform show it. */
  app.get('/time-machine', async (request, reply) => {
    const { services, viewer, locale } = await makeContext(request, collectAnswer());
    const { at = '', path = '/', token } = request.query as Record<string, string | undefined>;
    await services.timeMachine.readerOf(viewer, { token });
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) || Number.isNaN(Date.parse(`${at}Z`)) || !/^\/(?!\/)/.test(path)) {
      throw badInput([{ path: 'query.at', code: 'invalid_format', message: at }]);
    }
    reply.headers(pastHeaders);
    return reply.redirect(pastAddress({ token, moment: momentInZone(at, locale.timeZone), path }), 302);
  });

  app.get('/time-machine/*', async (request, reply) => {
    const context = await makeContext(request, collectAnswer());
    const asked = readPastAddress(request.url);
    if (await isPageClosed(request.url, context.viewer, context.services, context.locale.languages)) throw notFound();
    const reader = await context.services.timeMachine.readerOf(context.viewer, asked ?? { token: undefined });
    if (asked === undefined) throw notFound();
    const [began, now] = [await context.services.timeMachine.began(), installation.clock.now()];
    const moment = new Date(Math.min(Math.max(asked.moment.getTime(), began.getTime() + 1), now.getTime()));
    reply.headers(pastHeaders);
    if (moment.getTime() !== asked.moment.getTime()) return reply.redirect(pastAddress({ ...asked, moment }), 302);
    return sendPast(request, reply, { context, asked, reader, began, now });
  });

  interface Look {
    context: RequestContext<Services>;
    asked: PastAddress;
    reader: PastReader;
    began: Date;
    now: Date;
  }

  async function sendPast(request: FastifyRequest, reply: FastifyReply, look: Look): Promise<FastifyReply> {
    const { context, asked, reader } = look;
    const past = installation.pastOf(context.platform);
    if (asked.path.startsWith('/assets/theme-')) {
      const css = await past.at(asked.moment, reader, async () => themeOf(await past.services.settings.all()));
      return sendCompressed(reply, 'text/css; charset=utf-8', css);
    }
    const theme = themeOfCookie(request.headers.cookie);
    const page = await past.at(asked.moment, reader, () => drawAsOf(look, theme === '' ? undefined : theme));
    if (page.kind === 'redirect') return reply.redirect(page.to, 302);
    reply.code(page.status).header('content-security-policy', contentSecurityPolicy());
    return sendCompressed(reply, 'text/html; charset=utf-8', page.html);
  }

  /** Within the transaction of the moment. */
  async function drawAsOf({ context, asked, reader, began, now }: Look, theme: 'light' | 'dark' | undefined) {
    const past = installation.pastOf(context.platform);
    const [settings, locale] = await Promise.all([past.services.settings.all(), past.platform.locale()]);
    const { timeMachine } = context.services;
    const { languages } = locale;
    const draw = (path: string, notice: PastView['notice']): Promise<RenderResult> =>
      renderer.render({
        url: context.client.origin + path,
        call: callsOfPast(context, past, locale),
        locale,
        reader: visitor,
        now: asked.moment.toISOString(),
        theme,
        openGroups: [],
        nonce: context.correlationId,
        useGoneStatus: settings.useGoneStatus,
        cacheToken: '',
        isDevelopment: renderer.isDevelopment,
        keepsParts: false,
        past: {
          moment: asked.moment.toISOString(),
          began: began.toISOString(),
          now: now.toISOString(),
          token: asked.token,
          path: asked.path,
          notice,
          about: ({ kind, id }) =>
            kind === 'page' ? timeMachine.aboutPage(reader, id, asked.moment) : timeMachine.aboutItem(id),
        },
        log: ({ level, shortMessage }) =>
          context.log[level <= 3 ? 'error' : 'info']({ platform: context.platform.key }, shortMessage),
      });
    const { language } = splitLanguagePrefix(asked.path, languages);
    const emptyPath = withLanguagePrefix(nowhere, language);
    const drawn = settings.siteIsOpen ? await draw(asked.path, undefined) : await draw(emptyPath, 'closed');
    // Where then one had to sign in, nothing is to be seen for a visitor.
    const isRefused = drawn.kind === 'redirect' && isScreen(drawn.to, languages);
    const page = isRefused ? await draw(emptyPath, 'not-public') : drawn;
    if (page.kind === 'redirect') {
      const to = page.to.startsWith('/') ? pastAddress({ ...asked, path: page.to }) : page.to;
      return { kind: 'redirect' as const, to };
    }
    const root = pastRoot(asked);
    const html = documentHtml({
      ...page,
      html: belowBar(
        page.bar ?? '',
        rewritePastHtml(page.html, (address) => addressOfThen(address, root, languages)),
      ),
      theme,
      isSignedIn: false,
      settings,
      // No script: it would ask today for what it is missing, and could send something.
      assets: { ...renderer.assetsFor(page), scripts: [], preloads: [] },
    });
    const look = themeAddress(settings);
    return { kind: 'page' as const, status: page.status, html: html.replace(`"${look}"`, `"${root}${look}"`) };
  }
}

/** The first link of a page leads past all that comes before its content: past the bar, too. */
function belowBar(bar: string, html: string): string {
  const link = html.indexOf('class="skip-link"');
  const end = link < 0 ? -1 : html.indexOf('</a>', link);
  return end < 0 ? bar + html : html.slice(0, end + 4) + bar + html.slice(end + 4);
}

const isScreen = (path: string, languages: readonly Language[]): boolean =>
  isReservedSegment(splitLanguagePrefix(path, languages).path.split(/[/?]/)[1] ?? '');

/** Links stay at the moment that is looked at. What is no page of then, signing in or searching, leads nowhere. */
function addressOfThen(address: string, root: string, languages: readonly Language[]): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  if (address.startsWith('/a/') || address.startsWith('/assets/')) return address;
  const { path } = splitLanguagePrefix(address, languages);
  return isScreen(address, languages) && !path.startsWith('/legal/') ? undefined : root + address;
}

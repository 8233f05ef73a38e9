import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readComparedAddress } from '#features/time-machine/contract/compared-address.ts';
import { pastAddress, pastRoot, readPastAddress } from '#features/time-machine/contract/past-address.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import { momentInZone } from '#platform/contract/time/time-zone.ts';
import { CollectedAnswer } from '#platform/server/http/collected-answer.ts';
import { sendCompressed } from '#platform/server/http/compression.ts';
import { contentSecurityPolicy, securityHeaders } from '#platform/server/http/security-headers.ts';
import type { Installation } from '../installation.ts';
import { isPageClosed } from '../requests/closed-site.ts';
import { contextMaker } from '../requests/request-context.ts';
import { themeOfCookie } from '../requests/request-cookies.ts';
import { addressesAt, drawPastPage, type PastLook, redirectAt } from './past-drawing.ts';
import { sendPastFile } from './past-files.ts';
import { pastPagesOf } from './past-pages.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { themeOf } from './theme.routes.ts';

/** Nobody keeps what was, finds it by searching or is told where someone came from. */
const pastHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

interface PastOptions {
  installation: Installation;
  renderer: SiteRenderer;
}

export function registerPast(app: FastifyInstance, { installation, renderer }: PastOptions): void {
  const makeContext = contextMaker(installation);
  installation.setPastPages(pastPagesOf({ app, installation, renderer }));

  /** Chooses a moment: as the clocks of the platform show it. */
  app.get('/time-machine', async (request, reply) => {
    const { services, viewer, locale } = await makeContext(request, new CollectedAnswer());
    const { at = '', path = '/', token } = request.query as Record<string, string | undefined>;
    await services.timeMachine.readerOf(viewer, { token });
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) || Number.isNaN(Date.parse(`${at}Z`)) || !/^\/(?!\/)/.test(path)) {
      throw badInput([{ path: 'query.at', code: 'invalid_format', message: at }]);
    }
    reply.headers(pastHeaders);
    return reply.redirect(pastAddress({ token, moment: momentInZone(at, locale.timeZone), path }), 302);
  });

  /** A part of the screen that holds two moments against each other. */
  app.get('/time-machine/compare/*', async (request, reply) => {
    const { services, viewer, client } = await makeContext(request, new CollectedAnswer());
    const asked = readComparedAddress(request.url);
    await services.timeMachine.readerOf(viewer, { token: undefined });
    if (asked === undefined) throw notFound();
    const html = await services.timeMachine.comparison.page(client.origin, asked);
    reply.headers(pastHeaders).header('content-security-policy', contentSecurityPolicy());
    return sendCompressed(reply, 'text/html; charset=utf-8', html);
  });

  app.get('/time-machine/*', async (request, reply) => {
    const context = await makeContext(request, new CollectedAnswer());
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

  async function sendPast(request: FastifyRequest, reply: FastifyReply, look: PastLook): Promise<FastifyReply> {
    const { context, asked, reader } = look;
    const past = installation.pastOf(context.platform);
    if (asked.path.startsWith('/assets/theme-')) {
      const css = await past.at(asked.moment, reader, async () => themeOf(await past.services.settings.all()));
      return sendCompressed(reply, 'text/css; charset=utf-8', css);
    }
    if (asked.path.startsWith('/a/')) return sendPastFile(reply, past, look, pastHeaders);
    await context.services.timeMachine.noteLook(asked);
    const theme = themeOfCookie(request.headers.cookie);
    const page = await past.at(asked.moment, reader, () =>
      drawPastPage({ renderer, past }, look, {
        theme: theme === '' ? undefined : theme,
        addressOf: addressesAt(pastRoot(asked)),
        hasBar: true,
      }),
    );
    if (page.kind === 'redirect') return reply.redirect(redirectAt(asked, page.to), 302);
    reply.code(page.status).header('content-security-policy', contentSecurityPolicy());
    return sendCompressed(reply, 'text/html; charset=utf-8', page.html);
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formsTag } from '#features/forms/contract/forms.tags.ts';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import { isAdminPath } from '#platform/contract/addresses/admin-path.ts';
import { isLinkPath } from '#platform/contract/addresses/link-path.ts';
import { cacheTokenTag, type Tag } from '#platform/contract/calls/cache-tag.ts';
import { type Call, endpointKey, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { AskedRoles, watchRoles } from '#platform/contract/rights/asked-roles.ts';
import { isStaff } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { KeptAnswer } from '#platform/server/cache/caches.ts';
import { storeResponse } from '#platform/server/cache/stored-response.ts';
import { CollectedAnswer } from '#platform/server/http/collected-answer.ts';
import { sendCompressed } from '#platform/server/http/compression.ts';
import { dispatch } from '#platform/server/http/dispatch.ts';
import { callKey, pageKey } from '#platform/server/http/response-key.ts';
import type { RequestContext, Route } from '#platform/server/http/route.ts';
import { type CspSources, contentSecurityPolicy, securityHeaders } from '#platform/server/http/security-headers.ts';
import { sendStored } from '#platform/server/http/send-stored.ts';
import { openGroupsOf } from '../../contract/admin-menu-cookie.ts';
import type { Installation } from '../installation.ts';
import { bareAddress } from '../requests/bare-address.ts';
import { closedHeaders, isPageClosed } from '../requests/closed-site.ts';
import { contextMaker, isByProxy } from '../requests/request-context.ts';
import { themeOfCookie } from '../requests/request-cookies.ts';
import { routes } from '../routes.ts';
import type { Services } from '../services/services.ts';
import { closedPage } from './closed-page.ts';
import { documentHtml } from './document-html.ts';
import { registerPast } from './past.routes.ts';
import { registerSiteFiles } from './site-files.routes.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { registerTheme } from './theme.routes.ts';

const routeByKey = new Map(routes.map((route) => [endpointKey(route.endpoint), route]));

interface SiteOptions {
  installation: Installation;
  renderer: SiteRenderer;
  keepsParts: boolean;
}

export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { installation, renderer } = options;
  const makeContext = contextMaker(installation);
  registerTheme(app, installation);
  registerSiteFiles(app, installation);
  registerPast(app, { installation, renderer });
  await renderer.register(app);

  app.get('/*', async (request, reply) => {
    const answer = new CollectedAnswer();
    const context = await makeContext(request, answer);
    if (/^\/(api|a|assets)(\/|$)/.test(request.url)) throw new AppError('not-found', 404);
    const bare = bareAddress(request.url);
    if (bare !== undefined) return reply.redirect(bare, 301);
    if (await isPageClosed(request.url, context.viewer, context.services, context.locale.languages))
      return sendClosed(request, reply, context);
    return sendPage(request, reply, context, answer);
  });

  async function sendClosed(
    request: FastifyRequest,
    reply: FastifyReply,
    { services, locale }: RequestContext<Services>,
  ): Promise<FastifyReply> {
    const theme = themeOfCookie(request.headers.cookie);
    const html = closedPage({
      settings: await services.settings.all(),
      language: splitLanguagePrefix(request.url, locale.languages).language,
      theme: theme === '' ? undefined : theme,
      assets: renderer.assetsFor({ modules: [], fetchedAtOnce: [] }),
    });
    reply.code(503).headers({
      ...securityHeaders,
      ...closedHeaders,
      'content-security-policy': contentSecurityPolicy(),
      'cache-control': 'no-store',
    });
    return sendCompressed(reply, 'text/html; charset=utf-8', html);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    context: RequestContext<Services>,
    answer: CollectedAnswer,
  ): Promise<FastifyReply> {
    const theme = themeOfCookie(request.headers.cookie);
    const { path } = splitLanguagePrefix(request.url, context.locale.languages);
    // The admin area is drawn with its menu as this browser left it.
    const openGroups = isAdminPath(path) ? openGroupsOf(request.headers.cookie) : [];
    const isOfLink = isLinkPath(path);
    const isCacheable = !request.url.includes('?') && !renderer.isDevelopment && !isAdminPath(path) && !isOfLink;
    const { platform, viewer } = context;
    const keyFor = (audience: string) => pageKey(audience, context.client.origin, request.url, theme);
    const kept = isCacheable ? platform.responseFor(viewer, keyFor) : undefined;
    if (kept === undefined) {
      const ticket = platform.begin();
      const asked = new AskedRoles();
      const collected = { answer, asked };
      const page = await drawPage(context, collected, request.url, theme === '' ? undefined : theme, openGroups);
      if (page.kind === 'redirect') {
        // Answers of redirects are not kept, so that each is counted; what they are made of is.
        if (page.followed !== null && request.method === 'GET') {
          context.services.redirects.followed(viewer, page.followed);
        }
        return reply.header('cache-control', 'no-store').redirect(page.to, page.status);
      }
      countLook(request, context, page.status);
      const headers = {
        ...pageHeaders(context, renderer.isDevelopment, answer.tags, page.sources),
        ...(isOfLink ? linkHeaders : {}),
      };
      if (!isCacheable || !page.isShared || page.status !== 200) {
        reply.code(page.status).headers({ ...headers, 'cache-control': 'no-store' });
        return sendCompressed(reply, 'text/html; charset=utf-8', page.html);
      }
      const stored = storeResponse(200, { 'content-type': 'text/html; charset=utf-8', ...headers }, page.html);
      platform.keepResponse(
        { viewer, keyFor, asked },
        stored,
        {
          tags: answer.tags,
          expiresAt: nextMidnight(installation.clock.now(), context.locale.timeZone, answer.expiresAt),
        },
        ticket,
      );
      return sendStored(reply, stored);
    }
    countLook(request, context, 200);
    return sendStored(reply, kept);
  }

  async function drawPage(
    context: RequestContext<Services>,
    { answer, asked }: Collected,
    url: string,
    theme: 'light' | 'dark' | undefined,
    openGroups: readonly string[],
  ) {
    const { viewer, services, platform, locale } = context;
    const [settings, cacheToken] = await Promise.all([services.settings.all(), services.cacheToken.current()]);
    answer.tag(settingsTag, cacheTokenTag);
    if (viewer.kind !== 'anonymous') answer.tag(formsTag);
    const { call, isShared } = callInProcess(context, { answer, asked });
    const result = await renderer.render({
      url: context.client.origin + url,
      call,
      locale,
      reader: {
        isSignedIn: viewer.kind !== 'anonymous',
        isActive: viewer.isActive,
        isAdmin: viewer.isAdmin,
        isContentManager: viewer.isContentManager,
        isDeveloper: viewer.isDeveloper,
        isStaff: isStaff(viewer) && installation.platforms.isHome(platform.id),
        handlesForms: await services.inbox.handlesSome(watchRoles(viewer, asked)),
        viewingAs: viewer.viewingAs === undefined ? null : { who: viewer.viewingAs.who, name: viewer.viewingAs.name },
      },
      now: installation.clock.now().toISOString(),
      theme,
      openGroups,
      nonce: context.correlationId,
      useGoneStatus: settings.useGoneStatus,
      cacheToken,
      isDevelopment: renderer.isDevelopment,
      keepsParts: options.keepsParts && !renderer.isDevelopment,
      log: ({ level, shortMessage }) =>
        context.log[level <= 3 ? 'error' : 'info']({ platform: platform.key }, shortMessage),
    });
    if (result.kind === 'redirect') return result;
    const html = documentHtml({
      ...result,
      theme,
      isSignedIn: viewer.kind !== 'anonymous' || viewer.viewingAs !== undefined,
      settings,
      assets: renderer.assetsFor(result),
    });
    // Of the vendors that an admin configured or a published block names, and never where people manage the site.
    const { path } = splitLanguagePrefix(url, locale.languages);
    const sources = isAdminPath(path) ? {} : await services.vendorUse.policySources(watchRoles(viewer, asked));
    const allowed = isLinkPath(path) ? withoutListeners(sources) : sources;
    answer.tag(...services.vendorUse.tags);
    return { kind: 'page' as const, status: result.status, html, sources: allowed, isShared: isShared() };
  }
}

/** Of what is sent from here; what is kept is counted where it leaves (`fast-lane.ts`). */
function countLook(request: FastifyRequest, { viewer, services }: RequestContext<Services>, status: number): void {
  const isMissing = status === 404 || status === 410;
  if (request.method !== 'GET' || !(isMissing || status === 200)) return;
  const { url, host, ip, headers } = request;
  const looker = { ip, headers, viewer, isByProxy: isByProxy(request) };
  services.statistics.look(looker, { url, isMissing, referrer: headers.referer, host });
}

/** What is found out while a page is drawn: what it may not survive, and what it asked of its reader's roles. */
interface Collected {
  answer: CollectedAnswer;
  asked: AskedRoles;
}

interface CallsOfPage {
  call: Call;
  /** Every call so far has the same answer for everyone of this audience; only then may others get this page too. */
  isShared(): boolean;
}

/**
 * The same declared call, in-process: the same rights, the same validation, the same promise of shape. What one audience
 * shares is asked and checked once, and then again only when it may have changed.
 */
function callInProcess(context: RequestContext<Services>, { answer, asked }: Collected): CallsOfPage {
  let isShared = true;
  const { platform } = context;
  const ask = (route: Route<Services>, input: object): Promise<KeptAnswer> =>
    platform.rememberAnswer(
      context.viewer,
      (audience) => callKey(audience, endpointUrl(route.endpoint, input)),
      async (viewer) => {
        const own = new CollectedAnswer();
        const output = await dispatch(route, { ...context, viewer, answer: own }, input);
        return { output, tags: own.tags, expiresAt: own.expiresAt };
      },
    );
  const call = async (endpoint: { method: string; path: string }, input: object): Promise<unknown> => {
    const route = routeByKey.get(`${endpoint.method} ${endpoint.path}`);
    if (route === undefined) throw new AppError('not-found', 404);
    if (!route.endpoint.cached) {
      isShared = false;
      return dispatch(route, { ...context, answer }, input);
    }
    const kept = await ask(route, input).catch((error: unknown) => {
      // What was asked before it was refused is not known; a page may be drawn without it.
      asked.isEvery = true;
      throw error;
    });
    asked.add(kept.asked);
    answer.tag(...kept.tags);
    answer.expire(kept.expiresAt);
    return kept.output;
  };
  return { call: call as Call, isShared: () => isShared };
}

/** Whoever has the address of what a link shows sees it: nobody else is told of it. */
const linkHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** Figures about visitors would tell someone else the address. */
const withoutListeners = ({ script: _, connect: __, ...sources }: CspSources): CspSources => sources;

/** A visitor, and not an admin who views the site as a visitor. */
const isAnyone = (viewer: Viewer): boolean => viewer.kind === 'anonymous' && viewer.viewingAs === undefined;

const pageHeaders = (
  { viewer }: RequestContext<Services>,
  isDevelopment: boolean,
  tags: readonly Tag[],
  sources: CspSources,
): Record<string, string> => ({
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy(
    isDevelopment
      ? {
          ...sources,
          style: ["'unsafe-inline'"],
          script: ["'unsafe-inline'", ...(sources.script ?? [])],
          connect: ['ws:', ...(sources.connect ?? [])],
        }
      : sources,
  ),
  'cache-control': isAnyone(viewer) ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
  ...(isAnyone(viewer) ? { 'surrogate-key': tags.join(' ') } : {}),
});

/** A page says what is today, so it is made again when today ends. */
function nextMidnight(now: Date, timeZone: TimeZone, earlier: Date | undefined): Date {
  const tomorrow = startOfDay(addDays(calendarDay(now, timeZone), 1), timeZone);
  return earlier !== undefined && earlier < tomorrow ? earlier : tomorrow;
}

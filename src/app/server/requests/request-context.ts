import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { proveHost } from '#features/settings/contract/settings.endpoints.ts';
import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { languageOfHeader } from '#platform/server/http/problem.ts';
import type { Answer, Client, RequestContext } from '#platform/server/http/route.ts';
import { LazyLog } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Installation } from '../installation.ts';
import type { Services } from '../services/services.ts';
import { refuseWhenClosed } from './closed-site.ts';

/**
 * The address by which the platform was found, as the reader's browser has it. A proxy may pass on whatever a client called
 * its protocol; there are two.
 */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${(protocol as string) === 'https' ? 'https' : 'http'}://${host}`;

/** Besides its own address there is one that a proxy told, and whoever told it is trusted. */
export const isByProxy = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean => ips.length > 1;

export function clientOf(request: FastifyRequest): Client {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    host: request.host,
    origin: originOf(request),
    cookie: request.headers.cookie,
    authorization: request.headers.authorization,
  };
}

/** A name or an address, and perhaps a port: nothing else makes an address that pages, feeds and mails can name. */
const hostPattern = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Those that were named lately and can be one: browsers name the same few all day. */
const goodHosts = new LRUCache<string, true>({ max: 100 });

function isHost(host: string): boolean {
  if (goodHosts.has(host)) return true;
  const isGood = hostPattern.test(host) && URL.canParse(`http://${host}`);
  if (isGood) goodHosts.set(host, true);
  return isGood;
}

/** A name that nobody has yet is asked for a proof before it is given to a platform: the question says to which. */
function askedForProof({ platforms }: Installation, url: string): Platform | undefined {
  if (!url.startsWith(`${proveHost.path}?`)) return undefined;
  return platforms.byId(new URLSearchParams(url.slice(proveHost.path.length)).get('platform') ?? '');
}

/** An hour: whoever looks again then may find it open. Nobody of it comes in, its admins neither (docs/decisions/0148). */
const platformSuspended = () =>
  new AppError('platform-suspended', 503, {
    headers: { 'retry-after': '3600', 'x-robots-tag': 'noindex' },
    report: false,
  });

export function platformOf(installation: Installation, host: string, url = ''): Platform {
  if (!isHost(host)) throw new AppError('bad-request', 400);
  const platform = installation.platforms.forHost(host) ?? askedForProof(installation, url);
  if (platform === undefined) throw new AppError('unknown-platform', 421);
  if (installation.platforms.isSuspended(platform.id)) throw platformSuspended();
  return platform;
}

/** What someone who declined the terms may still do (§4): accept them, sign in and out, see to their locks, and leave. */
const openToDecliners = new Set([
  'PUT /api/profiles:loggedIn',
  'DELETE /api/profiles:loggedIn',
  'POST /api/profiles:deletionCode',
  'POST /api/userinvitation:accept',
  'POST /account/email',
  'POST /api/logs',
  'POST /logout',
]);
const ownLocks = /^\/(api\/auth|login|verify|reset-password|register|setup|invitation)(\/|$)/;

async function viewerOf(services: Services, client: Client, { method, url }: FastifyRequest): Promise<Viewer> {
  const path = url.split('?')[0] ?? '';
  const viewer =
    (await services.tokenViewer.viewerFor(client, { method, path })) ??
    (await services.viewAs.effectiveViewer(await services.auth.viewerFor(client), client));
  if (method === 'GET' || method === 'HEAD') return viewer;
  const asked = `${method} ${path}`;
  if (viewer.hasDeclinedTerms === true && !openToDecliners.has(asked) && !ownLocks.test(path)) {
    throw notAllowed('terms-declined');
  }
  return viewer;
}

/** Platform by host name first; everything else is reached from it. */
export function contextMaker(installation: Installation) {
  return async (request: FastifyRequest, answer: Answer): Promise<RequestContext<Services>> => {
    const client = clientOf(request);
    const platform = platformOf(installation, client.host, request.url);
    const services = installation.servicesOf(platform);
    const [viewer, locale] = await Promise.all([viewerOf(services, client, request), platform.locale()]);
    await refuseWhenClosed(request, viewer, services);
    return {
      platform,
      services,
      viewer,
      language: languageOfHeader(request.headers['accept-language'], locale.languages),
      locale,
      correlationId: request.id,
      client,
      asked: { method: request.method, url: request.url, headers: request.headers, isByProxy: isByProxy(request) },
      answer,
      log: new LazyLog(installation.log, { correlationId: request.id, platform: platform.key }),
    };
  };
}

import type { FastifyRequest } from 'fastify';
import { isClosedTo } from '#features/settings/contract/closed-site.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { fastifyPath, routeUrlOf } from '#platform/server/http/call-table.ts';
import { routes } from '../routes.ts';
import type { Services } from '../services/services.ts';

/** An hour: search engines come again by themselves, and keep nothing of what they were told. */
export const closedHeaders = { 'retry-after': '3600', 'x-robots-tag': 'noindex' };

export const siteClosed = () => new AppError('site-closed', 503, { headers: closedHeaders, report: false });

/**
 * What is needed to get an account, to sign in, to look at a preview link, to stop the mails that were sent before, and to
 * draw the screens for those; the rest of what anyone may call is closed along with the site. Registering is not among it: who was not invited waits outside.
 */
const callsAtTheDoor =
  /^(\/a\/|\/(login|logout|setup|invitation|verify|reset-password|account|unsubscribe|newsletter\/stop|idea-news)(\/|$)|\/api\/(auth\/(?!register$)|preview\/|userinvitation|notices\/unsubscribing\/|newsletters:stop\/|idea-news\/|legal|accessibilitystatement$|menus:withName$|consent:vendors$|platformsettingvalues(:hostProof)?$|viewas$|logs$))/;

/** The same for pages; those for people with an account lead to signing in. */
const screensAtTheDoor =
  /^\/(login|setup|invitation|verify|reset-password|account|admin|preview|legal|unsubscribe|newsletter\/stop|idea-news)(\/|$)/;

const closedCalls = new Set(
  routes
    .filter(({ endpoint }) => endpoint.access === 'public' && !callsAtTheDoor.test(endpoint.path))
    .map(({ endpoint }) => `${endpoint.method} ${fastifyPath(endpoint.path)}`),
);

type Settings = Pick<Services, 'settings'>;

/** Who may not call at all is told so as always; what anyone may call is not there yet for visitors. */
export async function refuseWhenClosed(request: FastifyRequest, viewer: Viewer, { settings }: Settings): Promise<void> {
  if (viewer.kind !== 'anonymous') return;
  const isClosed = isClosedTo(viewer, await settings.all());
  if (isClosed && closedCalls.has(`${request.method} ${routeUrlOf(request) ?? ''}`)) throw siteClosed();
}

export async function isPageClosed(
  url: string,
  viewer: Viewer,
  { settings }: Settings,
  languages: readonly Language[],
): Promise<boolean> {
  const path = splitLanguagePrefix(url, languages).path.split('?')[0] ?? '';
  return !screensAtTheDoor.test(path) && isClosedTo(viewer, await settings.all());
}

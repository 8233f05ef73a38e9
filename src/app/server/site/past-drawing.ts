import { type PastAddress, pastAddress } from '#features/time-machine/contract/past-address.ts';
import { type NewAddress, rewritePastHtml } from '#features/time-machine/contract/past-html.ts';
import type { PastView } from '#features/time-machine/contract/past-view.ts';
import { isReservedSegment } from '#platform/contract/addresses/slug.ts';
import { type Language, splitLanguagePrefix, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import type { PastReader } from '#platform/server/past/past-moment.ts';
import type { RenderedPage, RenderResult } from '../../contract/render.ts';
import type { Past } from '../installation.ts';
import type { Services } from '../services/services.ts';
import { documentHtml } from './document-html.ts';
import { callsOfPast } from './past-calls.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { themeAddress } from './theme.routes.ts';

/** No page of any time can be there. */
const nowhere = '/-';

/** A visitor of then: nobody in particular, who may nothing but read. */
const visitor = {
  isSignedIn: false,
  isActive: false,
  isAdmin: false,
  isContentManager: false,
  isDeveloper: false,
  isStaff: false,
  handlesForms: false,
  viewingAs: null,
};

export interface PastLook {
  context: RequestContext<Services>;
  asked: PastAddress;
  reader: PastReader;
  began: Date;
  now: Date;
}

interface Drawing {
  theme: 'light' | 'dark' | undefined;
  /** Where what a page names is to be found. */
  addressOf(languages: readonly Language[]): NewAddress;
  hasBar: boolean;
}

export type DrawnPast = { kind: 'page'; status: number; html: string } | { kind: 'redirect'; to: string };

/** A page as it was, by an address of then. Within the transaction of the moment. */
export async function drawPastPage(
  { renderer, past }: { renderer: SiteRenderer; past: Past },
  { context, asked, reader, began, now }: PastLook,
  { theme, addressOf, hasBar }: Drawing,
): Promise<DrawnPast> {
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
        canCompare: reader === 'admin' && asked.token === undefined,
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
  if (page.kind === 'redirect') return { kind: 'redirect', to: page.to };
  const newAddress = addressOf(languages);
  return { kind: 'page', status: page.status, html: documentOf(page) };

  function documentOf(page: RenderedPage): string {
    const below = rewritePastHtml(page.html, newAddress);
    const html = documentHtml({
      ...page,
      html: hasBar ? belowBar(page.bar ?? '', below) : below,
      theme,
      isSignedIn: false,
      settings,
      // No script: it would ask today for what it is missing, and could send something.
      assets: { ...renderer.assetsFor(page), scripts: [], preloads: [] },
    });
    // In the head are the theme and the icons of then.
    const end = html.indexOf('</head>');
    return rewriteHead(html.slice(0, end), newAddress, themeAddress(settings)) + html.slice(end);
  }
}

/** The theme, the icons and whatever else the head names by an address of the site. */
const rewriteHead = (head: string, newAddress: NewAddress, theme: string): string =>
  head.replace(/ href="(\/[^"]*)"/g, (whole, escaped: string) => {
    const address = escaped.replaceAll('&amp;', '&');
    const moved = newAddress(address, address === theme ? 'theme' : 'href');
    return moved === undefined ? whole : ` href="${moved.replaceAll('&', '&amp;')}"`;
  });

/** The first link of a page leads past all that comes before its content: past the bar, too. */
function belowBar(bar: string, html: string): string {
  const link = html.indexOf('class="skip-link"');
  const end = link < 0 ? -1 : html.indexOf('</a>', link);
  return end < 0 ? bar + html : html.slice(0, end + 4) + bar + html.slice(end + 4);
}

const isScreen = (path: string, languages: readonly Language[]): boolean =>
  isReservedSegment(splitLanguagePrefix(path, languages).path.split(/[/?]/)[1] ?? '');

/** What is no page of then, signing in or searching, leads nowhere. */
export function leadsNowhere(address: string, languages: readonly Language[]): boolean {
  const { path } = splitLanguagePrefix(address, languages);
  return isScreen(address, languages) && !path.startsWith('/legal/');
}

export const isOfThisSite = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** Links stay at the moment that is looked at, and so do files. */
export const addressesAt =
  (root: string) =>
  (languages: readonly Language[]): NewAddress =>
  (address, attribute) => {
    if (!isOfThisSite(address)) return address;
    if (address.startsWith('/a/') || attribute === 'theme') return root + address;
    if (address.startsWith('/assets/')) return address;
    return leadsNowhere(address, languages) ? undefined : root + address;
  };

/** Where a page of then leads on to, at the moment that is looked at. */
export const redirectAt = (asked: PastAddress, to: string): string =>
  isOfThisSite(to) ? pastAddress({ ...asked, path: to }) : to;

import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { AppError, badInput } from '#platform/contract/calls/errors.ts';
import {
  defaultLanguage,
  type PlatformLocale,
  splitLanguagePrefix,
  withLanguagePrefix,
} from '#platform/contract/texts/language.ts';
import { type Answer, type Route, route } from '#platform/server/http/route.ts';
import {
  beginSso,
  finishOidc,
  finishSaml,
  readSamlMetadata,
  receiveLogout,
  receiveLogoutToken,
} from '../contract/sso-redirects.endpoints.ts';
import type { SingleLogoutService } from './providers/single-logout.service.ts';
import type { Onward, SsoService } from './providers/sso.service.ts';

/** To another organisation and back, by links and redirects that a browser follows without a script. */
export const ssoRedirectRoutes: Route<{ sso: SsoService; singleLogout: SingleLogoutService }>[] = [
  route(beginSso, async ({ services, client, answer, locale }, { params, query: { returnTo, language } }) => {
    const own = locale.languages.find((one) => one === language) ?? defaultLanguage;
    const to = safeReturnPath(returnTo, withLanguagePrefix('/', own));
    try {
      const { url, cookies } = await services.sso.begin(client, params.key, to);
      answer.cookies(cookies);
      return url;
    } catch (error) {
      if (error instanceof AppError) throw error;
      return follow(answer, locale, { kind: 'refused', code: 'provider-unreachable', to, cookies: undefined });
    }
  }),
  route(finishOidc, async ({ services, client, answer, locale }, { params, query }) =>
    follow(answer, locale, await services.sso.finishOidc(client, params.key, query)),
  ),
  route(readSamlMetadata, ({ services, client }, { params }) => services.sso.samlMetadata(client, params.key)),
  route(finishSaml, async ({ services, client, answer, locale }, { params, body: { values } }) => {
    const { SAMLResponse, RelayState } = values;
    const given = { SAMLResponse, ...(RelayState === undefined ? {} : { RelayState }) };
    return follow(answer, locale, await services.sso.finishSaml(client, params.key, given));
  }),
  route(receiveLogout, async ({ services, client, asked, locale }, { params }) => {
    const [, rawQuery = ''] = asked.url.split('?', 2);
    const after = await services.singleLogout.receive(client, params.key, rawQuery);
    if (after.kind === 'answer') return after.address;
    if (after.kind === 'back' && after.isDone) return safeReturnPath(after.to);
    return toLogin(locale, after.kind === 'back' ? after.to : '/', 'provider-sign-out-unsure');
  }),
  route(receiveLogoutToken, async ({ services, client, answer }, { params, body }) => {
    answer.header('cache-control', 'no-store');
    if (!(await services.singleLogout.receiveToken(client, params.key, body.values.logout_token))) throw badInput([]);
  }),
];

function follow(answer: Answer, locale: PlatformLocale, { kind, to = '/', code, cookies }: Onward): string {
  answer.cookies(cookies);
  const returnTo = safeReturnPath(to);
  if (kind === 'signed-in') return returnTo;
  return screenAddress(locale, kind === 'second-step' ? '/login/second-step' : '/login', returnTo, code);
}

const toLogin = (locale: PlatformLocale, to: string, code: string): string =>
  screenAddress(locale, '/login', safeReturnPath(to), code);

function screenAddress({ languages }: PlatformLocale, screen: string, returnTo: string, code: string | undefined) {
  const query = new URLSearchParams({ returnTo, ...(code === undefined ? {} : { error: code }) });
  return `${withLanguagePrefix(screen, splitLanguagePrefix(returnTo, languages).language)}?${query}`;
}

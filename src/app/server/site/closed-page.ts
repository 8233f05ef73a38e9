import { assetUrl } from '#features/assets/contract/asset-url.ts';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { isProductLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { gatherErrorTexts } from '#platform/server/http/problem.ts';
import { foundErrorTexts } from '../found.generated.ts';
import { documentHtml, type PageAssets } from './document-html.ts';

interface ClosedParts {
  settings: SettingValues;
  language: Language;
  theme: 'light' | 'dark' | undefined;
  assets: PageAssets;
}

const errorTexts = gatherErrorTexts(foundErrorTexts);
const signIn = { nl: 'Inloggen', en: 'Sign in' };
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** For visitors of a site that is not open yet: whose it is, that it is coming, and the way in for who has an account. */
export function closedPage({ settings, language, theme, assets }: ClosedParts): string {
  const written = isProductLanguage(language) ? language : 'nl';
  const { title = '', detail = '' } = errorTexts(written)['site-closed'] ?? {};
  const { headerLogo, platformName } = settings;
  const name = escapeHtml(platformName);
  const logo =
    headerLogo === null
      ? `<strong>${name}</strong>`
      : `<img src="${assetUrl(headerLogo, { height: 144 })}" alt="${name}" height="72">`;
  return documentHtml({
    kind: 'page',
    status: 503,
    language: written,
    title: `${title} – ${platformName}`,
    tags: [{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    html: `<main class="wrap lone-message"><p>${logo}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p><p><a href="${withLanguagePrefix('/login', written)}">${signIn[written]}</a></p></main>`,
    state: '{}',
    modules: [],
    fetchedAtOnce: [],
    theme,
    isSignedIn: false,
    settings,
    // Nothing on it needs a script, and what a script would load is closed.
    assets: { ...assets, scripts: [], preloads: [] },
  });
}

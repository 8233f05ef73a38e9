import type { SettingValues } from '#features/settings/contract/setting.ts';
import { directionOf } from '#platform/contract/texts/language.ts';
import type { RenderedPage } from '../../contract/render.ts';
import { themeAddress } from './theme.routes.ts';

export interface PageAssets {
  scripts: string[];
  /** Scripts that these will ask for, one after the other, and that are better asked for together. */
  preloads: string[];
  /** A stylesheet, and the files of the build that it holds, which need not be fetched again. */
  styles: { href: string; holds: string[] }[];
  fonts: string[];
}

interface DocumentParts extends RenderedPage {
  theme: 'light' | 'dark' | undefined;
  isSignedIn: boolean;
  settings: SettingValues;
  assets: PageAssets;
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const escapeText = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function tag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/**
 * React Aria adds a style element of its own unless it finds this id. The policy would stop that element and log it
 * for every reader, so our stylesheet has the rule (styles/base.css) and carries the id.
 */
const pressableStyleId = 'react-aria-pressable-style';

/** The same assets and settings come with every page until something changes. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const tagsOfAssets = once(({ fonts, styles, preloads, scripts }: PageAssets) => ({
  fonts: fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
  styles: styles.map(({ href, holds }) =>
    tag('link', {
      rel: 'stylesheet',
      href,
      id: pressableStyleId,
      ...(holds.length === 0 ? {} : { 'data-holds': holds.join(' ') }),
    }),
  ),
  scripts: [
    ...preloads.map((href) => tag('link', { rel: 'modulepreload', href })),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ],
}));

const tagsOfSettings = once((settings: SettingValues) => ({
  theme: tag('link', { rel: 'stylesheet', href: themeAddress(settings) }),
  others: [
    ...favicons(settings),
    ...browserColor(settings),
    ...(settings.googleSiteVerification === ''
      ? []
      : [tag('meta', { name: 'google-site-verification', content: settings.googleSiteVerification })]),
  ],
}));

/** The whole document around a drawn page: no inline script, no inline style (the policy forbids both). */
export function documentHtml(page: DocumentParts): string {
  const { settings, assets } = page;
  const root = {
    lang: page.language,
    ...(directionOf(page.language) === 'rtl' ? { dir: 'rtl' } : {}),
    ...(page.theme === undefined ? {} : { 'data-theme': page.theme }),
    ...(page.isSignedIn ? { 'data-signed-in': '' } : {}),
  };
  const { fonts, styles, scripts } = tagsOfAssets(assets);
  const { theme, others } = tagsOfSettings(settings);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    ...fonts,
    // First, because it settles the order of the layers, whatever order the others arrive in.
    theme,
    ...styles,
    ...others,
    ...page.tags.map(({ name, attributes, content }) => {
      const start = tag(name, { ...attributes, 'data-page-head': '' });
      return content === undefined ? start : `${start}${content}</${name}>`;
    }),
    ...scripts,
  ];
  return `<!doctype html>
${tag('html', root)}
<head>
${head.join('\n')}
</head>
<body><div id="root">${page.html}</div><script type="application/json" id="page-state">${page.state}</script></body>
</html>`;
}

function favicons({ faviconLogo }: SettingValues): string[] {
  if (faviconLogo === null) return [tag('link', { rel: 'icon', href: 'data:,' })];
  return [
    tag('link', {
      rel: 'icon',
      type: 'image/png',
      sizes: '64x64',
      href: `/a/${faviconLogo}?width=64&height=64&format=png`,
    }),
    tag('link', { rel: 'apple-touch-icon', href: `/a/${faviconLogo}?width=180&height=180&format=png` }),
  ];
}

/** The colour of the browser's own bars: the platform's choice, else its primary. */
function browserColor({ useBrowserColor, browserColor: chosen, colorScheme }: SettingValues): string[] {
  if (!useBrowserColor) return [];
  return [tag('meta', { name: 'theme-color', content: chosen === '' ? colorScheme.primary : chosen })];
}

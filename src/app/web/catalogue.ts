import type { i18n } from 'i18next';
import { defaultLanguage, type Language, type ProductLanguage } from '#platform/contract/texts/language.ts';
import { mergeTexts, type Texts } from '#platform/web/i18n/i18n.ts';

type BundleModule = { default: Texts };

/** `site`: what any visitor may read on a content page. `screens`: the screens of the application. `admin`: §2. */
export type TextBundle = 'site' | 'screens' | 'admin';

/** Every feature's and block's own message files, found by their place. */
const bundles: Record<TextBundle, Record<ProductLanguage, () => Promise<BundleModule>>> = {
  site: { nl: () => import('./texts/site-nl.ts'), en: () => import('./texts/site-en.ts') },
  screens: { nl: () => import('./texts/screens-nl.ts'), en: () => import('./texts/screens-en.ts') },
  admin: { nl: () => import('./texts/admin-nl.ts'), en: () => import('./texts/admin-en.ts') },
};

export const loadTexts = async (bundle: TextBundle, language: Language): Promise<Texts> =>
  (await bundles[bundle][language === 'en' ? 'en' : defaultLanguage]()).default;

const added = new WeakMap<i18n, Set<TextBundle>>();

/** Fetched when they are needed, merged once; whoever asked goes on when they are there. */
export async function addTexts(to: { i18n: i18n; language: Language }, bundle: TextBundle): Promise<void> {
  const present = added.get(to.i18n) ?? new Set();
  if (present.has(bundle)) return;
  mergeTexts(to.i18n, to.language, await loadTexts(bundle, to.language));
  added.set(to.i18n, present.add(bundle));
}

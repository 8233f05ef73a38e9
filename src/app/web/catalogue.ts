import {
  defaultLanguage,
  isProductLanguage,
  type Language,
  type ProductLanguage,
} from '#platform/contract/texts/language.ts';
import type { I18n } from '#platform/web/i18n/i18n.ts';
import { mergeBundles, type Texts } from '#platform/web/i18n/i18n.ts';
import { addReactAriaWords } from './react-aria-words.ts';

type BundleModule = { default: Texts };

/** `site`: what any visitor may read on a content page. `screens`: the screens of the application. `admin`: §2. */
export type TextBundle = 'site' | 'screens' | 'admin';

/** Every feature's and block's own message files, found by their place. */
const bundles: Record<TextBundle, Record<ProductLanguage, () => Promise<BundleModule>>> = {
  site: { nl: () => import('./texts/site-nl.ts'), en: () => import('./texts/site-en.ts') },
  screens: { nl: () => import('./texts/screens-nl.ts'), en: () => import('./texts/screens-en.ts') },
  admin: { nl: () => import('./texts/admin-nl.ts'), en: () => import('./texts/admin-en.ts') },
};

/** The interface in other languages: a folder each, found by its place (docs/adding-a-language.md). */
const found = import.meta.glob<Texts>('../../languages/*/{site,screens,admin,errors}.json', { import: 'default' });
const foundTexts = (file: TextFile, language: Language) => found[`../../languages/${language}/${file}.json`];

type TextFile = TextBundle | 'errors';

/** With the words of refusals: a form that came back without a script has only their code, in its address. */
export const filesOf = (bundle: TextBundle): readonly TextFile[] =>
  bundle === 'screens' ? ['screens', 'errors'] : [bundle];

/** Whether these texts are written in the language; what is not is read in the default one, and marked. */
export const isWritten = (bundle: TextBundle, language: Language): boolean =>
  isProductLanguage(language) || foundTexts(bundle, language) !== undefined;

/** By language: the reader's own, and where that has none the default one's. */
export async function loadTexts(bundle: TextBundle, language: Language): Promise<Record<string, Texts>> {
  if (isProductLanguage(language)) return { [language]: (await bundles[bundle][language]()).default };
  if (!isWritten(bundle, language)) return loadTexts(bundle, defaultLanguage);
  const files = await Promise.all(filesOf(bundle).map((file) => foundTexts(file, language)?.()));
  return { [language]: mergeBundles(files.filter((texts) => texts !== undefined)) };
}

const present = new WeakMap<I18n, Set<TextBundle>>();

/** Fetched when they are needed, merged once; whoever asked goes on when they are there. */
export async function addTexts(to: { i18n: I18n; language: Language }, bundle: TextBundle): Promise<void> {
  const bundlesOf = present.get(to.i18n) ?? new Set();
  if (bundlesOf.has(bundle)) return;
  const [added] = await Promise.all([
    loadTexts(bundle, to.language),
    bundle === 'screens' ? addReactAriaWords(to.language) : undefined,
  ]);
  for (const [language, texts] of Object.entries(added)) {
    to.i18n.add(language as Language, texts);
  }
  present.set(to.i18n, bundlesOf.add(bundle));
}

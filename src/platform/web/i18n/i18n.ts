import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '#platform/contract/language.ts';

export type Texts = Record<string, unknown>;

/** One instance a language. The small site bundle is there from the start; the admin's is merged in on entering it. */
export function createI18n(language: Language, texts: Partial<Record<Language, Texts>>): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: Object.fromEntries(Object.entries(texts).map(([name, bundle]) => [name, { translation: bundle }])),
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  });
  return instance;
}

/** §2: on entering an admin or content-manager route. */
export function mergeTexts(instance: i18n, language: Language, texts: Texts): void {
  instance.addResourceBundle(language, 'translation', texts, true, true);
}

/** Several features' message files as one bundle. */
export function mergeBundles(bundles: readonly Texts[]): Texts {
  const merged: Texts = {};
  for (const bundle of bundles) mergeInto(merged, bundle);
  return merged;
}

function mergeInto(target: Texts, source: Texts): void {
  for (const [key, value] of Object.entries(source)) {
    const existing = target[key];
    if (isBundle(existing) && isBundle(value)) mergeInto(existing, value);
    else target[key] = isBundle(value) ? mergeBundles([value]) : value;
  }
}

const isBundle = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

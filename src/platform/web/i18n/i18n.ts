import i18next, { type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, formatNumber, type Language } from '#platform/contract/texts/language.ts';

export type Texts = Record<string, unknown>;

/** One instance a language. The small site bundle is there from the start; the admin's is merged in on entering it. */
export function createI18n(language: Language, texts: Readonly<Record<string, Texts>>): i18n {
  const instance = i18next.createInstance();
  void instance
    .use(initReactI18next)
    .use(amountFormatter)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      resources: Object.fromEntries(Object.entries(texts).map(([name, bundle]) => [name, { translation: bundle }])),
      interpolation: { escapeValue: false, alwaysFormat: true },
      initAsync: false,
      returnNull: false,
    });
  return instance;
}

/** What counts, and so is written with the separator of the language: 20.005 people, and 20,005 in English. */
const amounts = new Set(['count', 'total', 'done', 'sent']);

const nothing = () => undefined;

const amountFormatter: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, _, language = defaultLanguage, options) =>
    typeof value === 'number' && amounts.has(options?.interpolationkey)
      ? formatNumber(value, language as Language)
      : (value as string),
};

/** §2: on entering an admin or content-manager route. */
export function mergeTexts(instance: i18n, language: string, texts: Texts): void {
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

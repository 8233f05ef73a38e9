import type { Language } from '#platform/contract/language.ts';
import type { Texts } from '#platform/web/i18n/i18n.ts';

type BundleModule = { default: Texts };

/** Every feature's and block's own message files, found by their place. */
const siteTexts: Record<Language, () => Promise<BundleModule>> = {
  nl: () => import('./texts/site-nl.ts'),
  en: () => import('./texts/site-en.ts'),
};

const adminTexts: Record<Language, () => Promise<BundleModule>> = {
  nl: () => import('./texts/admin-nl.ts'),
  en: () => import('./texts/admin-en.ts'),
};

export const loadSiteTexts = async (language: Language): Promise<Texts> => (await siteTexts[language]()).default;

/** §2: fetched on entering an admin or content-manager route, and not before. */
export const loadAdminTexts = async (language: Language): Promise<Texts> => (await adminTexts[language]()).default;

import { createContext, useContext } from 'react';
import { defaultLocale, type Language, type PlatformLocale } from '#platform/contract/texts/language.ts';

/** What the platform chose; it came with the page. */
export const PlatformLocaleContext = createContext<PlatformLocale>(defaultLocale);

export const usePlatformLocale = (): PlatformLocale => useContext(PlatformLocaleContext);

/** The default one first. */
export const useLanguages = (): readonly Language[] => usePlatformLocale().languages;

import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#platform/contract/texts/language.ts';

/** The language that this page is drawn in. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}

import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/texts/language.ts';

/** The language that this page is drawn in. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;

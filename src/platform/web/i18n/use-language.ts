import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** The language that this page is drawn in. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;

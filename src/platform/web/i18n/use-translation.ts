import { createContext, useContext } from 'react';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { I18n, type Translate } from './i18n.ts';

/** Without texts, until whoever draws gives them. */
export const defaultI18n = new I18n(defaultLanguage, {});

export const I18nContext = createContext(defaultI18n);

/** The words of this page. */
export function useTranslation(): { t: Translate; i18n: I18n } {
  const i18n = useContext(I18nContext);
  return { t: i18n.t, i18n };
}

import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Numbers as the reader's language writes them. */
export function useFigures() {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number, maximumFractionDigits = 0) => formatNumber(value, language, { maximumFractionDigits });
  return {
    number,
    percent: (value: number, digits = 0) => t('charts.percent', { number: number(value, digits) }),
  };
}

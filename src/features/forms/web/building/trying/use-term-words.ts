import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** "3 maanden": days as people say them. */
export function useTermWords(): (days: number) => string {
  const { t } = useTranslation();
  return (count) => {
    if (count % 365 === 0) return t('forms.build.years', { count: count / 365 });
    if (count % 30 === 0) return t('forms.build.months', { count: count / 30 });
    return count === 395 ? t('forms.build.months', { count: 13 }) : t('forms.build.days', { count });
  };
}

import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';

/** Terms that people know: a month, three, half a year, a year and a month, some years. */
const terms = [30, 90, 180, 365, 395, 730, 1825, 2555] as const;

/** How long something is kept, as a blank of a sentence; one that was set otherwise stays among them. */
export function useTermOptions(days: number | null, never: string) {
  const { t } = useTranslation();
  const all = [...new Set([...terms, ...(days === null ? [] : [days])])].sort((one, other) => one - other);
  const options: Option[] = [
    { id: 'never', label: never },
    ...all.map((count) => ({ id: String(count), label: words(count) })),
  ];

  function words(count: number): string {
    if (count % 365 === 0) return t('forms.build.years', { count: count / 365 });
    if (count % 30 === 0) return t('forms.build.months', { count: count / 30 });
    return count === 395 ? t('forms.build.months', { count: 13 }) : t('forms.build.days', { count });
  }

  return {
    options,
    words,
    value: days === null ? 'never' : String(days),
    daysOf: (id: string): number | null => (id === 'never' ? null : Number(id)),
  };
}

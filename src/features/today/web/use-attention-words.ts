import { useCallback } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { AttentionWords } from '../contract/attention.ts';

const lastOf = (key: string): string => key.split('.').at(-1) ?? key;

/** Writes what the server said by its key, with days and moments as the reader writes them. */
export function useAttentionWords(): (words: string | AttentionWords) => string {
  const { t } = useTranslation();
  const dates = useDates();
  return useCallback(
    (said) => {
      if (typeof said === 'string') return said;
      const { key, values = {}, moments = {}, days = {}, words = {}, otherwise } = said;
      const filled: Record<string, string | number> = { ...values };
      for (const [name, moment] of Object.entries(moments)) filled[name] = dates.dateTime(moment);
      for (const [name, day] of Object.entries(days)) filled[name] = dates.date(day);
      // In their order: a sentence may hold a word that stands before it.
      for (const [name, inner] of Object.entries(words))
        filled[name] = t(inner, { ...filled, defaultValue: lastOf(inner) });
      return t(key, otherwise === undefined ? filled : { ...filled, defaultValue: otherwise });
    },
    [t, dates],
  );
}

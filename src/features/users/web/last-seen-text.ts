import type { TFunction } from 'i18next';
import { formatDate, type Language } from '#platform/contract/texts/language.ts';

const day = 24 * 60 * 60 * 1000;

/** A word where a word says it, else the date. */
export function lastSeenText(at: string | null, now: Date, language: Language, t: TFunction): string {
  if (at === null) return t('users.admin.never');
  const days = Math.floor((now.getTime() - new Date(at).getTime()) / day);
  if (days < 1) return t('users.admin.today');
  return days < 2 ? t('users.admin.yesterday') : formatDate(at, language);
}

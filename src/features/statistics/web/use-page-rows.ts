import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { StatisticRow } from '../contract/statistics.ts';
import type { CountedRow } from './counted-rows.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

/** Pages and items that were read, as rows; what has no name any more is called `gone`. */
export function usePageRows(gone: string): (row: StatisticRow) => CountedRow {
  const { t, duration } = useStatisticWords();
  const language = useLanguage();
  return (row) => ({
    key: row.key,
    label: row.title ?? row.path ?? gone,
    isGone: row.title === null && row.path === null,
    href: row.path === null ? null : withLanguagePrefix(row.path, language),
    note:
      row.seconds === null ? row.path : t('statistics.looked', { path: row.path ?? '', time: duration(row.seconds) }),
    number: row.visits,
    was: row.was,
  });
}

import { useTranslation } from 'react-i18next';
import { calendarDay } from '#platform/contract/calendar-day.ts';
import { formatDate, formatTime } from '#platform/contract/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

export interface PeriodTextProps {
  start: string;
  end: string | null;
  /** The day stands beside it already. */
  hasNoDay?: boolean;
}

const isMidnight = (moment: string): boolean => formatTime(moment, 'nl') === '00:00';

/** "21 november 2026, 19.30 – 21.30 uur", or from one day to another. A whole day has no hours. */
export function PeriodText({ start, end, hasNoDay = false }: PeriodTextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const firstDay = calendarDay(new Date(start));
  const lastDay = end === null ? firstDay : calendarDay(new Date(end));
  if (firstDay !== lastDay) {
    return (
      <span>
        <time dateTime={firstDay}>{formatDate(firstDay, language)}</time> {t('ui.date.until')}{' '}
        <time dateTime={lastDay}>{formatDate(lastDay, language)}</time>
      </span>
    );
  }
  const from = formatTime(start, language);
  const until = end === null || end === start ? undefined : formatTime(end, language);
  const hours = until === undefined ? t('blocks.kit.list.from', { from }) : t('blocks.kit.list.hours', { from, until });
  const day = hasNoDay ? [] : [formatDate(firstDay, language)];
  return <time dateTime={start}>{[...day, ...(isMidnight(start) ? [] : [hours])].join(', ')}</time>;
}

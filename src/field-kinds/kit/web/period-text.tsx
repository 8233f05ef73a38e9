import { useTranslation } from 'react-i18next';
import { formatDate } from '#platform/contract/texts/language.ts';
import { clockTime, writtenTime } from '#platform/contract/time/wall-clock.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { isMidnight, periodDays } from '../contract/period-days.ts';

export interface PeriodTextProps {
  start: string;
  end: string | null;
  /** The day stands beside it already. */
  hasNoDay?: boolean;
}

/** "21 november 2026, 19.30 – 21.30 uur", or from one day to another. A whole day has no hours; those stay on one line. */
export function PeriodText({ start, end, hasNoDay = false }: PeriodTextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { firstDay, lastDay } = periodDays(start, end);
  if (firstDay !== lastDay) {
    return (
      <span>
        <time dateTime={firstDay}>{formatDate(firstDay, language)}</time> {t('ui.date.until')}{' '}
        <time dateTime={lastDay}>{formatDate(lastDay, language)}</time>
      </span>
    );
  }
  const written = (moment: string) => writtenTime(clockTime(new Date(moment)), language);
  const from = written(start);
  const until = end === null || end === start ? undefined : written(end);
  const hours = until === undefined ? t('fields.period.from', { from }) : t('fields.period.hours', { from, until });
  const together = hours.replaceAll(' ', '\u00a0');
  const day = hasNoDay ? [] : [formatDate(firstDay, language)];
  return <time dateTime={start}>{[...day, ...(isMidnight(start) ? [] : [together])].join(', ')}</time>;
}

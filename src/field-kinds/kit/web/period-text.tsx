import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isMidnight, periodDays } from '../contract/period-days.ts';

export interface PeriodTextProps {
  start: string;
  end: string | null;
  /** The day stands beside it already. */
  hasNoDay?: boolean;
  /** Of something to go to. */
  hasWeekday?: boolean;
}

/** "21 november 2026, 19.30 – 21.30 uur", or from one day to another. A whole day has no hours; those stay on one line. */
export function PeriodText({ start, end, hasNoDay = false, hasWeekday = false }: PeriodTextProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const date = hasWeekday ? dates.weekdayDate : dates.date;
  const { firstDay, lastDay } = periodDays(start, end, dates.timeZone);
  if (firstDay !== lastDay) {
    return (
      <span>
        <time dateTime={firstDay}>{date(firstDay)}</time> {t('ui.date.until')}{' '}
        <time dateTime={lastDay}>{date(lastDay)}</time>
      </span>
    );
  }
  const from = dates.hour(start);
  const until = end === null || end === start ? undefined : dates.hour(end);
  const hours = until === undefined ? t('fields.period.from', { from }) : t('fields.period.hours', { from, until });
  const together = hours.replaceAll(' ', '\u00a0');
  const day = hasNoDay ? [] : [date(firstDay)];
  return <time dateTime={start}>{[...day, ...(isMidnight(start, dates.timeZone) ? [] : [together])].join(', ')}</time>;
}

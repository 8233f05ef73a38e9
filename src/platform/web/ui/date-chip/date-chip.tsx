import { formatDayPart } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import styles from './date-chip.module.css';

export interface DateChipProps {
  /** "2026-11-21": a day as it is called on the platform, so no time zone can move it. */
  date: string;
  /** It is now: the accent, with its word. */
  isToday?: boolean;
  className?: string;
}

export function DateChip({ date, isToday, className }: DateChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <time dateTime={date} className={classNames(styles.chip, isToday && styles.today, className)}>
      <span className={styles.small}>{formatDayPart(date, 'month', language)}</span>
      <b className={styles.day}>{formatDayPart(date, 'day', language)}</b>
      <span className={classNames(styles.small, styles.word)}>
        {isToday ? t('ui.date.today') : formatDayPart(date, 'weekday', language)}
      </span>
    </time>
  );
}

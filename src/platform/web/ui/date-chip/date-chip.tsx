import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './date-chip.module.css';

export interface DateChipProps {
  /** "2026-11-21": a day as it is called on the platform, so no time zone can move it. */
  date: string;
  /** It is now: the accent, with its word. */
  isToday?: boolean;
  className?: string;
}

function formatPart(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
}

export function DateChip({ date, isToday, className }: DateChipProps) {
  const { t, i18n } = useTranslation();
  const day = new Date(`${date}T00:00:00Z`);
  const { language } = i18n;
  return (
    <time dateTime={date} className={classNames(styles.chip, isToday && styles.today, className)}>
      <span className={styles.small}>{formatPart(day, language, { month: 'short' })}</span>
      <b className={styles.day}>{formatPart(day, language, { day: 'numeric' })}</b>
      <span className={classNames(styles.small, styles.word)}>
        {isToday ? t('ui.date.today') : formatPart(day, language, { weekday: 'short' })}
      </span>
    </time>
  );
}

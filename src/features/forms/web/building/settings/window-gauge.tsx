import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { gaugeOf } from './gauge-of-window.ts';
import styles from './settings.module.css';

interface WindowGaugeProps {
  from: string;
  until: string;
  now: Date;
}

/** The water stands where the form is open; today is a mark on the scale. */
export function WindowGauge({ from, until, now }: WindowGaugeProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { start, width, today } = gaugeOf(from, until, now);
  return (
    <svg
      height="56"
      width="100%"
      role="img"
      aria-label={t('forms.build.settings.gauge', {
        from: dates.dateTime(from),
        until: dates.dateTime(until),
        today: dates.date(now),
      })}
      className={styles.gauge}
    >
      {Array.from({ length: 25 }, (_, mark) => mark).map((mark) => (
        <line
          key={mark}
          className={styles.tick}
          x1={`${(mark / 24) * 100}%`}
          x2={`${(mark / 24) * 100}%`}
          y1={mark % 4 === 0 ? 22 : 30}
          y2={36}
        />
      ))}
      <line className={styles.base} x1="0" x2="100%" y1="36" y2="36" />
      <rect className={styles.water} x={`${start}%`} y="28" width={`${width}%`} height="9" />
      <text className={styles.day} x={`${start}%`} y="52">
        {dates.shortDate(from)}
      </text>
      <text className={styles.day} x={`${start + width}%`} y="52" textAnchor="end">
        {dates.shortDate(until)}
      </text>
      <rect className={styles.now} x={`${today}%`} y="18" width="4" height="19" />
      <text className={styles.nowWord} x={`${today}%`} y="12" textAnchor={today > 70 ? 'end' : 'start'}>
        {t('forms.build.settings.today')}
      </text>
    </svg>
  );
}

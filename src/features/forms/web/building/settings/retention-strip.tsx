import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './settings.module.css';
import { stripOf } from './strip-of-terms.ts';

interface RetentionStripProps {
  contactDays: number | null;
  days: number | null;
  from: 'done' | 'sent';
  words(days: number): string;
}

/** What is there and for how long: all of it, then without contact data, then nothing. */
export function RetentionStrip({ contactDays, days, from, words }: RetentionStripProps) {
  const { t } = useTranslation();
  const { whole, partly, end } = stripOf(contactDays, days);
  const start = t(`forms.build.settings.starts.${from}`);
  const label = [
    t('forms.build.settings.strip.all', { start }),
    ...(contactDays !== null && partly > 0
      ? [t('forms.build.settings.strip.partly', { term: words(contactDays) })]
      : []),
    days === null ? t('forms.build.settings.strip.stays') : t('forms.build.settings.strip.gone', { term: words(days) }),
  ].join('; ');
  return (
    <svg height="58" width="100%" role="img" aria-label={label} className={styles.gauge}>
      <text className={styles.nowWord} x="0" y="14">
        {t('forms.build.settings.strip.allWord')}
      </text>
      {partly > 0 && (
        <text className={styles.nowWord} x={`${whole}%`} y="14">
          {t('forms.build.settings.strip.partlyWord')}
        </text>
      )}
      {days !== null && (
        <text className={styles.nowWord} x="100%" y="14" textAnchor="end">
          {t('forms.build.settings.strip.goneWord')}
        </text>
      )}
      <rect className={styles.water} x="0" y="26" width={`${whole}%`} height="9" />
      {partly > 0 && <rect className={styles.partly} x={`${whole}%`} y="26" width={`${partly}%`} height="9" />}
      <line className={styles.base} x1="0" x2="100%" y1="36" y2="36" />
      {[0, ...(partly > 0 ? [whole] : []), ...(days === null ? [] : [end])].map((place) => (
        <line key={place} className={styles.tick} x1={`${place}%`} x2={`${place}%`} y1="20" y2="36" />
      ))}
      <text className={styles.day} x="0" y="54">
        {start}
      </text>
      {partly > 0 && contactDays !== null && (
        <text className={styles.day} x={`${whole}%`} y="54">
          {words(contactDays)}
        </text>
      )}
      {days !== null && (
        <text className={styles.day} x={`${end}%`} y="54" textAnchor="end">
          {words(days)}
        </text>
      )}
    </svg>
  );
}

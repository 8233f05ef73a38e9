import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { TimeLeft } from './contract/time-left.ts';
import styles from './view.module.css';

const units = {
  days: ['days'],
  minutes: ['days', 'hours', 'minutes'],
  seconds: ['days', 'hours', 'minutes', 'seconds'],
} as const;

export interface FiguresProps {
  left: TimeLeft;
  precision: keyof typeof units;
}

/**
 * Not for screen readers, to whom figures that change are noise: they have the sentence before it. What the server drew
 * is old by the time it is read, so only the days hold; the rest keeps its place until the browser fills it in.
 */
export function Figures({ left, precision }: FiguresProps) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  return (
    <div className={styles.figures} aria-hidden="true">
      {units[precision].map((unit) => (
        <span
          key={unit}
          className={classNames(styles.figure, unit !== 'days' && styles.living, unit === 'seconds' && styles.seconds)}
        >
          <span className={styles.value}>
            {unit === 'days' ? left.days : isAlive ? String(left[unit]).padStart(2, '0') : '––'}
          </span>
          <span className={styles.unit}>{t(`blocks.countdown.units.${unit}`, { count: left[unit] })}</span>
        </span>
      ))}
    </div>
  );
}

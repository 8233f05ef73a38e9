import { useTranslation } from '../i18n/use-translation.ts';
import styles from './charts.module.css';
import strip from './day-strip.module.css';
import { atPercent, tidy } from './layout/scale-top.ts';
import { seenOnly, useChartPoints } from './use-chart-points.ts';

export interface StripDay {
  /** Which day it is, once. */
  id: string;
  /** Of the highest, from 0 to 1. */
  share: number;
  /** `gap` is a day that lacks what it should have had; `nothing` one that nothing is known of, or that is not over. */
  state: 'full' | 'gap' | 'nothing';
  isTicked?: boolean;
  /** The day as a whole sentence. */
  sentence: string;
}

interface DayStripProps {
  label: string;
  /** One after the other; the last one is today. */
  days: readonly StripDay[];
  /** What stands under the first and the last. */
  first: string;
  last: string;
}

const height = 64;
const foot = 44;
const mostHeight = 24;
/** So little that it can still be seen and pointed at. */
const leastHeight = 6;

/** Days beside each other, each there or missing: a bar of its size, a frame where it is missing, a tick where it was proven. */
export function DayStrip({ label, days, first, last }: DayStripProps) {
  const { t } = useTranslation();
  const { at, drawing, point } = useChartPoints(days.length, days.length - 1);
  const width = 100 / Math.max(1, days.length);
  const today = days.length - 1;
  return (
    <>
      <p className={styles.reading} aria-hidden="true">
        <span>{days[at]?.sentence}</span>
      </p>
      <svg
        {...drawing}
        className={`${styles.c} ${strip.strip}`}
        height={height}
        aria-label={t('charts.keys', { label })}
        focusable="false"
      >
        {days.map(({ id, share, state, isTicked, sentence }, index) => {
          const high = state === 'gap' ? mostHeight : Math.max(leastHeight, tidy(share * mostHeight));
          const x = atPercent(index * width);
          return (
            <g key={id} {...point(index, sentence)}>
              <rect className={styles.hit} x={x} y="0" width={atPercent(width)} height={foot + 2} />
              {state !== 'nothing' && (
                <rect
                  className={state === 'gap' ? strip.gap : index === today ? strip.now : styles.water}
                  x={x}
                  y={foot - high}
                  width={atPercent(width * 0.75)}
                  height={high}
                />
              )}
              {isTicked && (
                <svg x={x} y="2" width="12" height="14" overflow="visible" aria-hidden="true">
                  <path className={strip.tick} d="M0 8l3 3l6 -6" />
                </svg>
              )}
            </g>
          );
        })}
        <line className={styles.base} x1="0" x2="100%" y1={foot} y2={foot} />
        <g {...seenOnly}>
          <text x="0" y={height - 4}>
            {first}
          </text>
          <text className={styles.nowWord} x="100%" y={height - 4} textAnchor="end">
            {last}
          </text>
        </g>
      </svg>
    </>
  );
}

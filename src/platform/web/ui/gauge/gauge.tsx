import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './gauge.module.css';

export interface GaugeProps {
  value: number;
  min?: number;
  max?: number;
  /** What is measured, above the scale: "64 procent geplaatst". */
  label: ReactNode;
  isLabelHidden?: boolean;
  /** How the value is said, when a percentage says too little: "stap 2 van 5". */
  valueText?: string;
  /** The accent: this is where it stands now. */
  isNow?: boolean;
  className?: string;
}

/** The tide gauge (peilschaal): all progress is water along a scale. The fill is an attribute, for the CSP's sake. */
export function Gauge({ value, min = 0, max = 100, label, isLabelHidden, valueText, isNow, className }: GaugeProps) {
  const labelId = useId();
  const inside = Math.min(Math.max(value, min), max);
  const percentage = max > min ? ((inside - min) / (max - min)) * 100 : 0;
  return (
    <div className={classNames(styles.holder, className)}>
      <p id={labelId} className={classNames(styles.label, isLabelHidden && 'visually-hidden')}>
        {label}
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={inside}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className={styles.gauge}
      >
        <svg className={styles.water} aria-hidden="true" width="100%" height="8">
          <rect className={classNames(styles.fill, isNow && styles.now)} width={`${percentage}%`} height="8" />
        </svg>
      </div>
    </div>
  );
}

import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { classNames } from '../class-names.ts';
import styles from './date.module.css';

export interface DateSegmentsProps {
  /** `start` or `end` in a period. */
  slot?: 'start' | 'end';
  className?: string;
}

/** Day, month and year, each typed or turned with the arrow keys. */
export function DateSegments({ slot, className }: DateSegmentsProps) {
  return (
    <DateInput slot={slot} className={classNames(styles.segments, className)}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

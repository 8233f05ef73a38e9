import styles from './chart-key.module.css';

/** What water and the ink mark stand for, shown once on a page that compares. */
export function ChartKey({ now, was }: { now: string; was: string }) {
  return (
    <p className={styles.key}>
      <span>
        <svg width="32" height="8" aria-hidden="true" focusable="false">
          <rect className={styles.water} width="32" height="8" />
        </svg>
        {now}
      </span>
      <span>
        <svg width="8" height="14" aria-hidden="true" focusable="false">
          <line className={styles.mark} x1="4" x2="4" y1="0" y2="14" />
        </svg>
        {was}
      </span>
    </p>
  );
}

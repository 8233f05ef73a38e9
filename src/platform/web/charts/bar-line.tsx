import table from './bars.module.css';
import styles from './charts.module.css';
import { atPercent } from './layout/scale-top.ts';

/** The bar itself: water along a scale with a mark at every quarter; `was` is the mark that the water left. */
export function BarLine({ share, was }: { share: number; was?: number | null }) {
  return (
    <svg className={`${styles.c} ${table.bar}`} height="12" aria-hidden="true" focusable="false">
      <line className={styles.rule} x1="0" x2="100%" y1="11.5" y2="11.5" />
      {[0, 25, 50, 75, 100].map((x) => (
        <line key={x} className={styles.tick} x1={`${x}%`} x2={`${x}%`} y1={x % 50 === 0 ? 5 : 8} y2="12" />
      ))}
      <rect className={styles.water} x="0" y="4" width={atPercent(share)} height="8" />
      {was !== null && was !== undefined && (
        <>
          {was < share && <line className={styles.gap} x1={atPercent(was)} x2={atPercent(was)} y1="3" y2="12" />}
          <line className={styles.mark} x1={atPercent(was)} x2={atPercent(was)} y1="0" y2="12" />
        </>
      )}
    </svg>
  );
}

import styles from './charts.module.css';

/** The fills for parts of a whole, in their order: full, waves, open, hatch, dots. */
export const partFills = [
  { className: styles.water, edge: styles.edge },
  { fill: 'url(#chart-waves)', edge: styles.edge },
  { className: styles.ground, edge: styles.edge },
  { fill: 'url(#chart-hatch)', edge: styles.edgeInk },
  { fill: 'url(#chart-dots)', edge: styles.edgeInk },
] as const;

/** Once on a page that has charts: the fills that they name. */
export function ChartPatterns() {
  return (
    <svg className={`${styles.chart} ${styles.patterns}`} aria-hidden="true" focusable="false" data-chart-patterns="">
      <defs>
        <pattern id="chart-waves" width="12" height="6" patternUnits="userSpaceOnUse">
          <rect width="12" height="6" className={styles.ground} />
          <path d="M0 3Q3 0 6 3T12 3" className={styles.wave} />
        </pattern>
        <pattern id="chart-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.ground} />
          <line x1="0" x2="0" y1="0" y2="6" className={styles.hatchLine} />
        </pattern>
        <pattern id="chart-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.ground} />
          <circle cx="3" cy="3" r="1" className={styles.ink} />
        </pattern>
      </defs>
    </svg>
  );
}

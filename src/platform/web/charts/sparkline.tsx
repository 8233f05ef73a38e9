import styles from './charts.module.css';
import { tidy } from './layout/scale-top.ts';

/** A shape, not a scale: the number beside it does the telling. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, top] = [Math.min(...values), Math.max(...values)];
  const at = (value: number, index: number) =>
    [tidy((index / (values.length - 1)) * 82 + 2), tidy(21 - ((value - low) / Math.max(1, top - low)) * 18)] as const;
  const [x, y] = at(values.at(-1) ?? 0, values.length - 1);
  const path = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at(value, index).join(' ')}`).join('');
  return (
    <svg className={styles.spark} viewBox="0 0 88 24" aria-hidden="true" focusable="false">
      <line className={styles.rule} x1="0" x2="88" y1="23.5" y2="23.5" />
      <path className={styles.sparkLine} d={path} />
      <circle className={styles.water} cx={x} cy={y} r="3" />
    </svg>
  );
}

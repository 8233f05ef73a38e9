import { BarChart } from './bar-chart.tsx';
import table from './bars.module.css';
import styles from './charts.module.css';
import { atPercent } from './layout/scale-top.ts';
import { useFigures } from './use-figures.ts';

export interface RankedRow {
  label: string;
  mean: number;
  /** Where the middle half put it. */
  low: number;
  high: number;
  /** Who put it first; undefined when it is too few to say. */
  first: number | undefined;
}

interface RankingChartProps {
  caption: string;
  head: readonly string[];
  places: number;
  rows: readonly RankedRow[];
  fewWords: string;
}

/** A float on a scale: its mean place, in the stretch where the middle half put it. */
export function RankingChart({ caption, head, places, rows, fewWords }: RankingChartProps) {
  const { number } = useFigures();
  const at = (place: number) => (places < 2 ? 50 : ((place - 1) / (places - 1)) * 100);
  const bars = rows.map(({ label, mean, first }) => ({
    label,
    share: undefined,
    cells: [number(mean, 1), first === undefined ? fewWords : number(first)],
  }));
  return (
    <BarChart
      caption={caption}
      head={head}
      bars={bars}
      drawing={(index) => {
        const { mean = 1, low = 1, high = 1 } = rows[index] ?? {};
        return (
          <svg className={`${styles.c} ${table.bar}`} height="14" aria-hidden="true" focusable="false">
            <line className={styles.rule} x1="0" x2="100%" y1="7" y2="7" />
            {Array.from({ length: places }, (_, place) => at(place + 1)).map((x) => (
              <line key={x} className={styles.tick} x1={atPercent(x)} x2={atPercent(x)} y1="3" y2="11" />
            ))}
            <rect
              className={styles.tint}
              x={atPercent(at(low))}
              y="3"
              width={atPercent(at(high) - at(low))}
              height="8"
            />
            <circle className={styles.water} cx={atPercent(at(mean))} cy="7" r="5" />
          </svg>
        );
      }}
    />
  );
}

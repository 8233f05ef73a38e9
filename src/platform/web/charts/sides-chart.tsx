import { BarChart } from './bar-chart.tsx';
import table from './bars.module.css';
import { partFills } from './chart-patterns.tsx';
import styles from './charts.module.css';
import { atPercent } from './layout/scale-top.ts';
import { type SidePart, sidesOf } from './layout/sides-layout.ts';
import { useFigures } from './use-figures.ts';

interface SidesChartProps {
  caption: string;
  /** What is asked about, the first, the last and what is in between; the last is absent for an even number of options. */
  head: readonly string[];
  rows: readonly { label: string; numbers: readonly number[] }[];
}

/** The furthest of a side is full, what is nearer to the middle has a pattern; the left side is in ink. */
function fillOf(option: number, options: number) {
  const half = Math.floor(options / 2);
  const isLeft = option < half;
  const isOuter = option === 0 || option === options - 1;
  if (isLeft) return isOuter ? { className: styles.ink, edge: styles.edgeInk } : partFills[3];
  return isOuter ? partFills[0] : partFills[1];
}

/** Answers from one end to the other, on two sides of a line; who is in between is told in words. */
export function SidesChart({ caption, head, rows }: SidesChartProps) {
  const { percent } = useFigures();
  const sides = rows.map(({ numbers }) => sidesOf(numbers));
  const bars = rows.map(({ label, numbers }, index) => {
    const { left = 0, right = 0, middle = 0 } = sides[index] ?? {};
    const cells = [percent(left), percent(right), ...(numbers.length % 2 === 1 ? [percent(middle)] : [])];
    return { label, share: undefined, cells };
  });
  return (
    <BarChart
      caption={caption}
      head={head}
      bars={bars}
      needsAll
      drawing={(index) => <TwoSides parts={sides[index]?.parts ?? []} options={rows[index]?.numbers.length ?? 0} />}
    />
  );
}

function TwoSides({ parts, options }: { parts: readonly SidePart[]; options: number }) {
  return (
    <svg className={`${styles.c} ${table.bar}`} height="18" aria-hidden="true" focusable="false">
      <line className={styles.rule} x1="0" x2="100%" y1="16.5" y2="16.5" />
      {parts.map(({ option, start, width }) => {
        const { edge, ...fill } = fillOf(option, options);
        return (
          <rect
            key={option}
            {...fill}
            className={`${'className' in fill ? fill.className : ''} ${edge}`}
            x={atPercent(start)}
            y="2"
            width={atPercent(width)}
            height="14"
          />
        );
      })}
      <line className={styles.mark} x1="50%" x2="50%" y1="0" y2="18" />
    </svg>
  );
}

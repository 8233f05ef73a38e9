import { useTranslation } from '../i18n/use-translation.ts';
import { withKeys } from '../with-keys.ts';
import styles from './charts.module.css';
import { every } from './layout/line-layout.ts';
import { atPercent, tidy } from './layout/scale-top.ts';
import { seenOnly, useChartPoints } from './use-chart-points.ts';

export interface ChartColumn {
  label: string;
  value: number;
  was?: number | null;
  /** What stands above it. */
  shown: string;
  /** As a whole sentence. */
  sentence: string;
}

interface ColumnChartProps {
  label: string;
  columns: readonly ChartColumn[];
  /** The middle stands above the columns as a gauge's mark does. */
  mark?: { at: number; text: string } | undefined;
}

const height = 184;
const mostNames = 12;

/** A scale or a spread. */
export function ColumnChart({ label, columns, mark }: ColumnChartProps) {
  const { t } = useTranslation();
  const { drawing, point } = useChartPoints(columns.length);
  const most = Math.max(1, ...columns.map(({ value, was }) => Math.max(value, was ?? 0)));
  const above = mark === undefined ? 22 : 58;
  const plot = height - above - 26;
  const foot = above + plot;
  const width = 100 / Math.max(1, columns.length);
  const gap = Math.min(width * 0.18, 1.6);
  const named = every(columns.length, mostNames);
  const y = (value: number) => tidy(foot - (value / most) * plot);
  const markAt = mark === undefined ? 0 : Math.min(100, Math.max(0, (mark.at + 0.5) * width));
  return (
    <svg {...drawing} className={styles.c} height={height} aria-label={t('charts.keys', { label })} focusable="false">
      {withKeys(columns).map(({ key, item: { value, was, shown, sentence, label: name } }) => {
        const x = key * width + gap;
        const middle = atPercent((key + 0.5) * width);
        const right = atPercent((key + 1) * width - gap);
        return (
          <g key={key}>
            <g {...point(key, sentence)}>
              <rect
                className={styles.hit}
                x={atPercent(key * width)}
                y={above - 4}
                width={atPercent(width)}
                height={plot + 4}
              />
              <rect
                className={`${styles.water} ${styles.column}`}
                x={atPercent(x)}
                y={y(value)}
                width={atPercent(width - 2 * gap)}
                height={tidy(foot - y(value))}
              />
              {was !== null && was !== undefined && (
                <>
                  {was < value && <line className={styles.gap} x1={atPercent(x)} x2={right} y1={y(was)} y2={y(was)} />}
                  <line
                    className={styles.mark}
                    x1={atPercent(x - gap / 2)}
                    x2={atPercent((key + 1) * width - gap / 2)}
                    y1={y(was)}
                    y2={y(was)}
                  />
                </>
              )}
              <text
                className={`${styles.strong} ${columns.length > mostNames ? styles.altWide : ''}`}
                x={middle}
                y={y(Math.max(value, was ?? 0)) - 6}
                textAnchor="middle"
              >
                {shown}
              </text>
            </g>
            {key % named === 0 && (
              <text
                className={(key / named) % 2 === 1 && columns.length > 5 ? styles.alt : undefined}
                x={middle}
                y={height - 8}
                textAnchor="middle"
                {...seenOnly}
              >
                {name}
              </text>
            )}
            <line
              className={styles.tick}
              x1={atPercent(key * width)}
              x2={atPercent(key * width)}
              y1={foot}
              y2={foot + 5}
            />
          </g>
        );
      })}
      <line className={styles.base} x1="0" x2="100%" y1={foot} y2={foot} />
      {mark !== undefined && (
        <g {...seenOnly}>
          <line className={styles.mark} x1={atPercent(markAt)} x2={atPercent(markAt)} y1="20" y2="36" />
          <line className={styles.mark} x1={atPercent(markAt)} x2={atPercent(markAt)} y1={foot} y2={foot + 9} />
          <text
            className={styles.strong}
            x={atPercent(markAt)}
            y="14"
            textAnchor={markAt < 15 ? 'start' : markAt > 85 ? 'end' : 'middle'}
          >
            {mark.text}
          </text>
        </g>
      )}
    </svg>
  );
}

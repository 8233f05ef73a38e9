import { useTranslation } from '../i18n/use-translation.ts';
import { withKeys } from '../with-keys.ts';
import styles from './charts.module.css';
import heat from './heat.module.css';
import { heatLayout } from './layout/heat-layout.ts';
import { atPercent, tidy } from './layout/scale-top.ts';
import { useChartPoints } from './use-chart-points.ts';

export interface HeatRow {
  label: string;
  values: readonly number[];
  /** What stands in each of its cups; nothing where there are many. */
  shown?: readonly string[];
  /** The row as a whole sentence. */
  sentence: string;
}

interface HeatStripProps {
  label: string;
  /** The names under the cups; an empty one has none. */
  columns: readonly string[];
  rows: readonly HeatRow[];
}

/** With fewer there is room for a number and a name that wraps. */
const manyColumns = 12;

/** Rows beside each other, along the same columns: hours of a day, answers to two questions. */
export function HeatStrip({ label, columns, rows }: HeatStripProps) {
  const { t } = useTranslation();
  const { drawing, point } = useChartPoints<HTMLDivElement>(rows.length);
  const cells = heatLayout(rows.map(({ values }) => values));
  const isMany = columns.length > manyColumns;
  // A number stands above its cup.
  const above = isMany ? 0 : 18;
  const height = above + (isMany ? 24 : 28);
  const width = 100 / Math.max(1, columns.length);
  const gap = isMany ? 0.3 : 0.6;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div {...drawing} role="group" className={heat.heat} aria-label={t('charts.keys', { label })}>
      {withKeys(rows).map(({ key, item: { label: name, shown, sentence } }) => {
        const { className, ...reached } = point(key, sentence);
        return [
          <span key={`name ${key}`} className={heat.rowName} aria-hidden="true">
            {name}
          </span>,
          <svg
            key={key}
            {...reached}
            role="img"
            aria-label={sentence}
            className={`${styles.c} ${className}`}
            height={height}
            focusable="false"
          >
            <rect className={styles.hit} x="0" y="0" width="100%" height={height} />
            {withKeys(cells[key] ?? []).map(({ key: at, item: { tone, percent } }) => {
              const full = tidy((percent / 100) * (height - above - 2));
              return (
                <g key={at}>
                  <rect
                    className={heat[tone]}
                    x={atPercent(at * width + gap / 2)}
                    y={tidy(height - 1 - full)}
                    width={atPercent(width - gap)}
                    height={full}
                  />
                  {shown?.[at] !== undefined && (
                    <text className={styles.strong} x={atPercent((at + 0.5) * width)} y={above - 4} textAnchor="middle">
                      {shown[at]}
                    </text>
                  )}
                </g>
              );
            })}
            <line className={styles.rule} x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} />
          </svg>,
        ];
      })}
      <span />
      {/* A drawing runs from left to right in every language. */}
      <div dir="ltr" className={`${heat.columns} ${isMany ? heat.hours : ''}`} aria-hidden="true">
        {withKeys(columns).map(({ key, item }) => (
          <span key={key} dir="auto">
            {item}
          </span>
        ))}
      </div>
    </div>
  );
}

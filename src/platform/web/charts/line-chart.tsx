import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './charts.module.css';
import { every, lineLayout, lineSteps } from './layout/line-layout.ts';
import { atPercent, tidy } from './layout/scale-top.ts';
import { seenOnly, useChartPoints } from './use-chart-points.ts';
import { useFigures } from './use-figures.ts';

export interface LinePoint {
  /** Below the line. */
  short: string;
  /** In a sentence: "op 6 november". */
  long: string;
  /** Null where there was nothing to measure. */
  value: number | null;
  was: number | null;
}

interface LineChartProps {
  label: string;
  points: readonly LinePoint[];
  /** What is counted. */
  unit: string;
  /** What is said where there was nothing to measure. */
  nothing?: string | undefined;
  /** What the dashed line is. */
  wasName?: string | undefined;
  /** The last point is still running, and this is the word for it. */
  now?: string | undefined;
}

const height = 232;
const above = 30;
const plot = height - above - 30;
const steps = lineSteps;
const mostNames = 10;

/** Something in time, beside what it was before. */
export function LineChart({ label, points, unit, nothing = '', wasName, now }: LineChartProps) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const id = useId();
  const last = points.length - 1;
  const { at, drawing, point } = useChartPoints(points.length, last);
  const { top, at: places, line, area, was, running } = lineLayout(points, now !== undefined);
  const y = (value: number) => tidy(above + plot - (value / top) * plot);
  const named = every(points.length, mostNames);
  const read = points[at];
  const end = points[last];
  const width = last === 0 ? 100 : 100 / last;
  const sentenceOf = (one: LinePoint) =>
    `${one.long}: ${one.value === null ? nothing : `${number(one.value)} ${unit}`}${one.was === null || wasName === undefined ? '' : `, ${t('charts.was', { name: wasName, number: number(one.was) })}`}`;
  return (
    <>
      <p className={styles.reading} aria-hidden="true">
        {read?.value === null ? (
          <span>{`${read.long}: ${nothing}`}</span>
        ) : (
          <>
            <b>{number(read?.value ?? 0)}</b> <span>{`${unit} ${read?.long ?? ''}`}</span>
          </>
        )}
        {read !== undefined && read.was !== null && wasName !== undefined && (
          <span className={styles.readingWas}>{t('charts.was', { name: wasName, number: number(read.was) })}</span>
        )}
      </p>
      <div className={styles.frame}>
        <svg className={styles.c} height={height} aria-hidden="true" focusable="false">
          {Array.from({ length: steps * 5 + 1 }, (_, mark) => tidy(above + (plot / (steps * 5)) * mark)).map(
            (place, mark) => (
              <line key={place} className={styles.tick} x1={mark % 5 === 0 ? 36 : 42} x2="48" y1={place} y2={place} />
            ),
          )}
          <line className={styles.tick} x1="47.5" x2="47.5" y1={above} y2={above + plot} />
          {Array.from({ length: steps + 1 }, (_, step) => (top / steps) * step).map((value) => (
            <text key={value} x="30" y={y(value) + 4} textAnchor="end">
              {number(value)}
            </text>
          ))}
          <text x="0" y={above - 14}>
            {unit}
          </text>
        </svg>
        <svg
          {...drawing}
          id={id}
          className={styles.c}
          height={height}
          aria-label={t('charts.keys', { label })}
          focusable="false"
        >
          {Array.from({ length: steps + 1 }, (_, step) => (top / steps) * step).map((value) => (
            <line
              key={value}
              className={value === 0 ? styles.base : styles.rule}
              x1="0"
              x2="100%"
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          <svg
            x="0"
            y={above}
            width="100%"
            height={plot}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path className={styles.tint} opacity="0.62" d={area} />
            {was !== '' && <path className={styles.was} d={was} />}
            <path className={styles.line} d={line} />
            {running !== '' && <path className={styles.running} d={running} />}
          </svg>
          {points.map((one, index) =>
            index % named === 0 ? (
              <g key={one.long} {...seenOnly}>
                <line
                  className={styles.tick}
                  x1={atPercent(places[index] ?? 0)}
                  x2={atPercent(places[index] ?? 0)}
                  y1={above + plot}
                  y2={above + plot + 6}
                />
                <text
                  className={(index / named) % 2 === 1 ? styles.altWide : undefined}
                  x={atPercent(places[index] ?? 0)}
                  y={height - 8}
                  textAnchor={index > last - named / 2 ? 'end' : 'middle'}
                >
                  {one.short}
                </text>
              </g>
            ) : null,
          )}
          {now !== undefined && end !== undefined && (
            <text className={styles.nowWord} x="100%" y={y(end.value ?? 0) - 14} textAnchor="end" {...seenOnly}>
              {now}
            </text>
          )}
          {points.map((one, index) => {
            const x = places[index] ?? 0;
            const from = Math.max(0, x - width / 2);
            return (
              <g key={one.long} {...point(index, sentenceOf(one))}>
                <rect
                  className={styles.hit}
                  x={atPercent(from)}
                  y={above}
                  width={atPercent(Math.min(100, x + width / 2) - from)}
                  height={plot}
                />
                <line className={styles.plumb} x1={atPercent(x)} x2={atPercent(x)} y1={above} y2={above + plot} />
                {one.value !== null && (
                  <circle
                    className={`${styles.dot} ${index === last ? (now === undefined ? styles.end : styles.now) : ''}`}
                    cx={atPercent(x)}
                    cy={y(one.value)}
                    r="5"
                  />
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </>
  );
}

import { type ReactNode, useId, useRef } from 'react';
import { ChartSave } from './chart-save.tsx';
import { ChartTable, type TableOfChart } from './chart-table.tsx';
import styles from './charts.module.css';

interface ChartProps {
  title: string;
  /** The sentence that the drawing proves: written first. */
  says?: ReactNode;
  /** The same figures, for everyone; of a chart that is a table itself only to be saved. */
  table: TableOfChart;
  /** The drawing is a table by itself. */
  isTable?: boolean;
  foot?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A chart on its sheet: what it is about, the one sentence that it says, the drawing, and its table underneath. */
export function Chart({ title, says, table, isTable = false, foot, headingLevel = 3, children }: ChartProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  return (
    <figure ref={figure} className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {says && <p className={styles.says}>{says}</p>}
      </figcaption>
      {children}
      <div className={styles.foot} data-picture="left-out">
        {!isTable && <ChartTable caption={title} table={table} />}
        <span data-print="hidden">
          <ChartSave {...{ title, table, figure }} />
        </span>
        {foot && <span>{foot}</span>}
      </div>
    </figure>
  );
}

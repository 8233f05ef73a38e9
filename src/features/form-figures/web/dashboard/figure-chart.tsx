import type { ReactNode } from 'react';
import { Chart } from '#platform/web/charts/chart.tsx';
import type { TableOfChart } from '#platform/web/charts/chart-table.tsx';
import styles from './dashboard.module.css';

interface FigureChartProps {
  title: string;
  says?: ReactNode;
  table: TableOfChart;
  isTable?: boolean;
  foot?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A chart on paper of its own. */
export function FigureChart({ isWide = false, ...chart }: FigureChartProps) {
  return (
    <section className={`${styles.sheet} ${isWide ? styles.wide : ''}`}>
      <Chart {...chart} />
    </section>
  );
}

import type { ReactNode } from 'react';
import { Chart } from '#platform/web/charts/chart.tsx';
import type { TableOfChart } from '#platform/web/charts/chart-table.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './statistics.module.css';

interface StatisticSheetProps {
  title: string;
  says?: ReactNode;
  table: TableOfChart;
  isTable?: boolean;
  foot?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A chart on paper of its own. */
export const StatisticSheet = ({ isWide = false, ...chart }: StatisticSheetProps) => (
  <section className={classNames(styles.sheet, isWide && styles.wide)}>
    <Chart headingLevel={2} {...chart} />
  </section>
);

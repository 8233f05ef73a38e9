import { StackChart } from '#platform/web/charts/stack-chart.tsx';
import { StatisticSheet } from './statistic-sheet.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

interface ShareChartProps {
  title: string;
  says: string | undefined;
  /** What a part is. */
  of: string;
  parts: readonly { label: string; number: number; was: number | null }[];
  wasName: string | undefined;
}

/** Parts of all visits. */
export function ShareChart({ title, says, of, parts, wasName }: ShareChartProps) {
  const { t, number, percent } = useStatisticWords();
  const whole = parts.reduce((sum, part) => sum + part.number, 0);
  if (whole === 0) return null;
  return (
    <StatisticSheet
      title={title}
      says={says}
      table={{
        head: [
          of,
          t('statistics.column.visits'),
          t('statistics.column.share'),
          ...(wasName === undefined ? [] : [t('statistics.column.visitsWas', { name: wasName })]),
        ],
        rows: parts.map((part) => [
          part.label,
          number(part.number),
          percent((part.number / whole) * 100),
          ...(wasName === undefined ? [] : [number(part.was ?? 0)]),
        ]),
      }}
    >
      <StackChart
        label={title}
        parts={parts.map((part) => ({ label: part.label, percent: (part.number / whole) * 100 }))}
      />
    </StatisticSheet>
  );
}

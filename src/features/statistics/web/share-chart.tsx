import { StackChart } from '#platform/web/charts/stack-chart.tsx';
import { StatisticSheet } from './statistic-sheet.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

interface ShareChartProps {
  title: string;
  says?: string | undefined;
  head: readonly string[];
  parts: readonly { label: string; number: number }[];
}

/** Parts of all visits. */
export function ShareChart({ title, says, head, parts }: ShareChartProps) {
  const { number, percent } = useStatisticWords();
  const whole = parts.reduce((sum, part) => sum + part.number, 0);
  if (whole === 0) return null;
  return (
    <StatisticSheet
      title={title}
      says={says}
      table={{
        head,
        rows: parts.map((part) => [part.label, number(part.number), percent((part.number / whole) * 100)]),
      }}
    >
      <StackChart
        label={title}
        parts={parts.map((part) => ({ label: part.label, percent: (part.number / whole) * 100 }))}
      />
    </StatisticSheet>
  );
}

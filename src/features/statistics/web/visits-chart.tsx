import { LineChart } from '#platform/web/charts/line-chart.tsx';
import type { StatisticsFigures } from '../contract/statistics.ts';
import { StatisticSheet } from './statistic-sheet.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

/** Visits in time, beside what they were. */
export function VisitsChart({
  figures,
  wasName,
  isRunning,
}: {
  figures: StatisticsFigures;
  wasName: string | undefined;
  isRunning: boolean;
}) {
  const { t, number, shortStep, longStep } = useStatisticWords();
  const { steps, stepKind } = figures;
  const title = t(`statistics.visits.${stepKind}`);
  const busiest = steps.reduce(
    (most, one) => (one.visits > most.visits ? one : most),
    steps[0] ?? { visits: 0, step: '' },
  );
  return (
    <StatisticSheet
      isWide
      title={title}
      says={
        busiest.visits > 0 && steps.length > 1
          ? t('statistics.visits.busiest', {
              when: longStep(busiest.step, stepKind),
              number: number(busiest.visits),
              count: busiest.visits,
            })
          : undefined
      }
      foot={t('statistics.visits.foot')}
      table={{
        head: [
          t(`statistics.step.${stepKind}`),
          t('statistics.column.visits'),
          t('statistics.column.visitors'),
          t('statistics.column.views'),
          ...(wasName === undefined ? [] : [t('statistics.column.visitsWas', { name: wasName })]),
        ],
        rows: steps.map((one) => [
          shortStep(one.step, stepKind),
          number(one.visits),
          number(one.visitors),
          number(one.views),
          ...(wasName === undefined ? [] : [number(one.was ?? 0)]),
        ]),
      }}
    >
      <LineChart
        label={title}
        unit={t('statistics.unit.visits')}
        wasName={wasName}
        now={isRunning ? t(`statistics.running.${stepKind}`) : undefined}
        points={steps.map((one) => ({
          short: shortStep(one.step, stepKind),
          long: longStep(one.step, stepKind),
          value: one.visits,
          was: one.was,
        }))}
      />
    </StatisticSheet>
  );
}

import { Chart } from '#platform/web/charts/chart.tsx';
import { LineChart } from '#platform/web/charts/line-chart.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { Answers } from '../contract/answers/answers.ts';
import styles from './installation.module.css';

/** How long answers took in the last day that had to be made, and how much was asked. */
export function AnswersChart({ answers, measuredAt }: { answers: Answers; measuredAt: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { number, percent } = useFigures();
  const { count, kept, middle, within95, busiest, times } = answers;
  const milliseconds = (value: number | null) => (value === null ? '' : number(value, value < 10 ? 1 : 0));
  /** With its day where that is not today. */
  const when = (moment: string) => {
    const day = dates.day(moment) === dates.day(measuredAt) ? 'today' : 'yesterday';
    return t(`installation.answers.${day}`, { time: dates.hour(moment) });
  };
  const secondsOf = (index: number) =>
    index < times.length - 1
      ? 3600
      : Math.max(1, (Date.parse(measuredAt) - Date.parse(times[index]?.from ?? '')) / 1000);
  const perSecond = (index: number) => number((times[index]?.count ?? 0) / secondsOf(index), 1);
  const says = [
    ...(middle === null || within95 === null
      ? []
      : [t('installation.answers.says', { middle: milliseconds(middle), within: milliseconds(within95) })]),
    ...(busiest === null
      ? []
      : [t('installation.answers.busiest', { when: when(busiest.from), number: number(busiest.perSecond, 1) })]),
  ];
  return (
    <Sheet>
      <Chart
        title={t('installation.answers.title')}
        says={count === 0 ? t('installation.answers.none') : says.join(' ')}
        table={{
          head: (['time', 'middle', 'within', 'asked', 'kept'] as const).map((name) =>
            t(`installation.answers.column.${name}`),
          ),
          rows: times
            .map((one, index) => [
              when(one.from),
              milliseconds(one.middle),
              milliseconds(one.within95),
              perSecond(index),
              one.count === 0 ? '' : percent((one.kept / one.count) * 100),
            ])
            .toReversed(),
        }}
      >
        <LineChart
          label={t('installation.answers.title')}
          points={times.map(({ from, middle: value, within95: was }) => ({
            short: dates.hour(from),
            long: when(from),
            value: value === null ? null : Math.round(value),
            was: was === null ? null : Math.round(was),
          }))}
          unit={t('installation.answers.milliseconds')}
          nothing={t('installation.answers.nothing')}
          wasName={t('installation.answers.within')}
          now={t('installation.answers.now')}
        />
      </Chart>
      <p className={styles.muted}>
        {t('installation.answers.how', { kept: percent(count === 0 ? 0 : (kept / count) * 100) })}
      </p>
    </Sheet>
  );
}

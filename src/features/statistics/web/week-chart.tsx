import { HeatStrip } from '#platform/web/charts/heat-strip.tsx';
import { StatisticSheet } from './statistic-sheet.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
/** Every sixth hour is named under the strip. */
const named = 6;

/** At which hours of the week the site is read. */
export function WeekChart({ hours }: { hours: readonly (readonly number[])[] }) {
  const { t, number, weekday } = useStatisticWords();
  const most = Math.max(0, ...hours.flat());
  if (most === 0) return null;
  const busiest = hours.findIndex((row) => row.includes(most));
  const hour = hours[busiest]?.indexOf(most) ?? 0;
  const title = t('statistics.week.title');
  const hourName = (at: number) => t('statistics.week.hour', { hour: at });
  return (
    <StatisticSheet
      isWide
      title={title}
      says={t('statistics.week.says', { weekday: weekday(busiest, 'weekdayName'), hour })}
      table={{
        head: [t('statistics.step.day'), ...hoursOfDay.map(hourName)],
        rows: hours.map((row, at) => [weekday(at, 'weekdayName'), ...row.map((value) => number(value))]),
      }}
    >
      <HeatStrip
        label={title}
        columns={hoursOfDay.map((at) => (at % named === 0 ? hourName(at) : ''))}
        rows={hours.map((values, at) => ({
          label: weekday(at, 'weekday'),
          values,
          sentence: t('statistics.week.sentence', {
            weekday: weekday(at, 'weekdayName'),
            number: number(values.reduce((sum, value) => sum + value, 0)),
            hour: values.indexOf(Math.max(...values)),
          }),
        }))}
      />
    </StatisticSheet>
  );
}

import { formatDayPart } from '#platform/contract/texts/language.ts';
import { HeatStrip } from '#platform/web/charts/heat-strip.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { busiestHour } from '../../contract/figures/busiest-hour.ts';
import type { FormFigures } from '../../contract/form-figures.ts';
import { FigureChart } from './figure-chart.tsx';
import { useFigureWords } from './use-figure-words.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
/** Every sixth hour is named under the strip. */
const named = 6;

/** At which hours of the week people send it. */
export function HoursChart({ hours }: { hours: NonNullable<FormFigures['hours']> }) {
  const words = useFigureWords();
  const language = useLanguage();
  const { t, number } = words;
  const busiest = busiestHour(hours);
  if (busiest === undefined) return null;
  const title = t('figures.hours.title');
  const numberAt = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.number ?? 0;
  // The first of January 2024 was a Monday.
  const dayName = (weekday: number, width: 'short' | 'long') =>
    formatDayPart(`2024-01-0${weekday}`, width === 'short' ? 'weekday' : 'weekdayName', language);
  return (
    <FigureChart
      isWide
      title={title}
      says={words.say('figures.hours', {
        key: 'says',
        values: { weekday: dayName(busiest.weekday, 'long'), hour: busiest.hour },
      })}
      foot={t('figures.hours.foot')}
      table={{
        head: [t('figures.table.day'), ...hoursOfDay.map((hour) => t('figures.hours.hour', { hour }))],
        rows: weekdays.map((weekday) => [
          dayName(weekday, 'long'),
          ...hoursOfDay.map((hour) => number(numberAt(weekday, hour))),
        ]),
      }}
    >
      <HeatStrip
        label={title}
        columns={hoursOfDay.map((hour) => (hour % named === 0 ? t('figures.hours.hour', { hour }) : ''))}
        rows={weekdays.map((weekday) => {
          const values = hoursOfDay.map((hour) => numberAt(weekday, hour));
          const total = values.reduce((sum, value) => sum + value, 0);
          return {
            label: dayName(weekday, 'short'),
            values,
            sentence: t(total === 0 ? 'figures.hours.nobody' : 'figures.hours.sentence', {
              weekday: dayName(weekday, 'long'),
              number: number(total),
              hour: values.indexOf(Math.max(...values)),
            }),
          };
        })}
      />
    </FigureChart>
  );
}

import { formatDayPart } from '#platform/contract/texts/language.ts';
import { formatDuration } from '#platform/contract/time/duration.ts';
import { Chart } from '#platform/web/charts/chart.tsx';
import { DayStrip } from '#platform/web/charts/day-strip.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { type Availability, type AvailabilityDay, availablePercent } from '../contract/availability.ts';
import styles from './installation.module.css';

/** Of more nobody reads the hours in one cell. */
const mostNamed = 3;

/** On which of the last thirty days nobody was there for a while, and when. */
export function AvailabilityChart({ availability }: { availability: Availability }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { number, percent } = useFigures();
  const { since, awaySeconds, times, away, days } = availability;
  const [last] = away;
  if (since === null) return null;
  const took = (seconds: number) => formatDuration(seconds, language);
  const shortDay = (day: string) => `${formatDayPart(day, 'day', language)} ${formatDayPart(day, 'month', language)}`;
  /** With its day where that is not the one that is told of. */
  const momentOn = (moment: string, day: string | undefined) =>
    dates.day(moment) === day ? dates.time(moment) : dates.dateTime(moment);

  function sentenceOf({ day, measuredSeconds, awaySeconds: seconds }: AvailabilityDay): string {
    const state = measuredSeconds === 0 ? 'before' : seconds === 0 ? 'always' : 'away';
    return t(`installation.availability.day.${state}`, { day: dates.date(day), took: took(seconds) });
  }

  function whenOn(day: string): string {
    const then = away.filter(({ from, until }) => dates.day(from) <= day && day <= dates.day(until)).toReversed();
    const more = then.length - mostNamed;
    return [
      ...then
        .slice(0, mostNamed)
        .map(({ from, until }) =>
          t('installation.availability.when', { from: momentOn(from, day), until: momentOn(until, day) }),
        ),
      ...(more > 0 ? [t('installation.availability.more', { number: number(more) })] : []),
    ].join(', ');
  }

  return (
    <Sheet>
      <Chart
        title={t('installation.availability.title')}
        says={
          last === undefined
            ? t('installation.availability.saysAlways', { date: dates.dateTime(since) })
            : t('installation.availability.saysAway', {
                took: took(awaySeconds),
                count: times,
                from: dates.dateTime(last.from),
                until: momentOn(last.until, dates.day(last.from)),
              })
        }
        table={{
          head: (['day', 'percent', 'away', 'when'] as const).map((name) =>
            t(`installation.availability.column.${name}`),
          ),
          rows: days
            .filter(({ measuredSeconds }) => measuredSeconds > 0)
            .toReversed()
            .map((day) => [
              dates.shortDate(day.day),
              percent(availablePercent(day) ?? 0, 2),
              day.awaySeconds === 0 ? '' : took(day.awaySeconds),
              day.awaySeconds === 0 ? '' : whenOn(day.day),
            ]),
        }}
      >
        <DayStrip
          label={t('installation.availability.title')}
          days={days.map((day) => ({
            id: day.day,
            share: 1,
            state: day.measuredSeconds === 0 ? 'nothing' : day.awaySeconds === 0 ? 'full' : 'gap',
            sentence: sentenceOf(day),
          }))}
          first={shortDay(days[0]?.day ?? '')}
          last={t('installation.availability.today')}
        />
      </Chart>
      <p className={styles.muted}>{t('installation.availability.how')}</p>
    </Sheet>
  );
}

import { formatDayPart } from '#platform/contract/texts/language.ts';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { changeSince } from '../contract/change-since.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';

const directionWords = { up: 'more', down: 'less', same: 'same' } as const;

type StepKind = StatisticsFigures['stepKind'];

/** How the statistics are said in the reader's language. */
export function useStatisticWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date } = useDates();
  const { number, percent } = useFigures();
  const month = (step: string) => formatDayPart(`${step}-01`, 'month', language);
  return {
    t,
    number,
    percent,
    date,
    /** Under the line. */
    shortStep: (step: string, kind: StepKind): string => {
      if (kind === 'hour') return step;
      if (kind === 'month') return `${month(step)} ${step.slice(2, 4)}`;
      return `${formatDayPart(step, 'day', language)} ${formatDayPart(step, 'month', language)}`;
    },
    longStep: (step: string, kind: StepKind): string => {
      if (kind === 'hour') return t('statistics.atHour', { hour: step });
      if (kind === 'month') return t('statistics.inMonth', { month: month(step), year: step.slice(0, 4) });
      return t('statistics.onDay', { day: date(step) });
    },
    weekday: (at: number, width: 'weekday' | 'weekdayName'): string =>
      // The first of January 2024 was a Monday.
      formatDayPart(`2024-01-0${at + 1}`, width, language),
    /** The change since then in hundredths, in words and an arrow; more is not always better. */
    change: (now: number, was: number | null | undefined) => {
      const change = changeSince(now, was);
      if (change === undefined) return undefined;
      const { direction, share } = change;
      return { direction, words: t(`statistics.${directionWords[direction]}`, { share: number(share) }) };
    },
    duration: (seconds: number): string => {
      const minutes = Math.floor(seconds / 60);
      return minutes === 0
        ? t('statistics.seconds', { seconds })
        : t('statistics.minutes', { minutes, seconds: String(seconds % 60).padStart(2, '0') });
    },
  };
}

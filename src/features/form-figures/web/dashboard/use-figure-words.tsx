import type { ReactNode } from 'react';
import { formatDayPart, formatNumber } from '#platform/contract/texts/language.ts';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ColumnUnit } from '../../contract/figures/column-units.ts';
import type { Sentence } from '../../contract/figures/sentences.ts';
import type { Column, FormFigures } from '../../contract/form-figures.ts';

/** How figures are said in the reader's language. */
export function useFigureWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date } = useDates();
  const { number, percent } = useFigures();

  const amount = (value: number, unit: ColumnUnit): string =>
    unit === 'money'
      ? formatNumber(value, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 })
      : number(value, 1);

  function shortOf(value: string, unit: ColumnUnit): string {
    if (unit === 'day')
      return `${formatDayPart(value, 'weekday', language)} ${formatDayPart(value, 'day', language)} ${formatDayPart(value, 'month', language)}`;
    if (unit === 'month') return `${formatDayPart(`${value}-01`, 'month', language)} ${value.slice(0, 4)}`;
    if (unit === 'year') return value;
    if (unit === 'hour') return String(Number(value));
    return number(Number(value), 2);
  }

  /** Words between stars are what the sentence is about. */
  const emphasised = (text: string): ReactNode =>
    withKeys(text.split('*')).map(({ key, item }) => (key % 2 === 1 ? <strong key={key}>{item}</strong> : item));

  return {
    t,
    number,
    percent,
    date,
    amount,
    /** A day without its year, for an axis: 6 nov. */
    shortDay: (day: string) => `${formatDayPart(day, 'day', language)} ${formatDayPart(day, 'month', language)}`,
    columnShort: ({ from, until, isOpen }: Column, unit: ColumnUnit): string => {
      if (isOpen) return t('figures.question.openShort', { from: shortOf(from, unit) });
      return from === until ? shortOf(from, unit) : `${shortOf(from, unit)}–${shortOf(until, unit)}`;
    },
    columnLong: ({ from, until, isOpen }: Column, unit: ColumnUnit): string => {
      if (unit === 'day') return date(from);
      if (unit === 'hour') return t('figures.question.hour', { hour: Number(from) });
      if (unit === 'month' || unit === 'year') return shortOf(from, unit);
      if (isOpen) return t('figures.question.open', { from: amount(Number(from), unit) });
      return from === until
        ? amount(Number(from), unit)
        : `${amount(Number(from), unit)}–${amount(Number(until), unit)}`;
    },
    duration(seconds: number): string {
      const whole = Math.round(seconds);
      const minutes = Math.floor(whole / 60);
      if (minutes >= 60) return t('figures.duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
      if (minutes === 0) return t('figures.duration.seconds', { seconds: whole });
      const rest = whole % 60;
      return rest === 0
        ? t('figures.duration.minutes', { minutes })
        : t('figures.duration.both', { minutes, seconds: rest });
    },
    /** The values are words by now: a star in one of them is no emphasis. */
    say(place: string, { key, values }: Sentence): ReactNode {
      const words = Object.entries(values).map(([name, value]) => [name, String(value).replaceAll('*', '∗')]);
      return emphasised(t(`${place}.${key}`, Object.fromEntries(words)));
    },
    emphasised,
    besideName: (beside: FormFigures['beside']): string | undefined => {
      if (beside === null) return undefined;
      return 'version' in beside ? t('figures.was.version', { version: beside.version }) : t('figures.was.before');
    },
  };
}
export type FigureWords = ReturnType<typeof useFigureWords>;

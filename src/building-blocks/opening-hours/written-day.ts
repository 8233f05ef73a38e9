import { formatDayPart, type Language } from '#platform/contract/texts/language.ts';

/** "vr 25 dec": short, because it stands in a narrow column. */
export const writtenDay = (day: string, language: Language): string =>
  (['weekday', 'day', 'month'] as const).map((part) => formatDayPart(day, part, language)).join(' ');

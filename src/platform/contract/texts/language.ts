/** §1, §9: nl is the default and the fallback. */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'nl';

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** The reader's clock is the platform's: a deadline means the same hour wherever the page was drawn. */
export const timeZone = 'Europe/Amsterdam';

export interface LanguagePath {
  language: Language;
  path: string;
}

/** Only the languages besides nl have a prefix, and it is a whole segment: /en/news is English, /energie is not. */
export function splitLanguagePrefix(path: string): LanguagePath {
  const [, prefix = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLanguage(prefix) || prefix === defaultLanguage) return { language: defaultLanguage, path };
  return { language: prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in this language; a prefix that is there already is replaced, which is all a language switch needs. */
export function withLanguagePrefix(path: string, language: Language): string {
  const bare = splitLanguagePrefix(path).path;
  if (language === defaultLanguage) return bare;
  return /^\/(?:$|[?#])/.test(bare) ? `/${language}${bare.slice(1)}` : `/${language}${bare}`;
}

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' };

/** Making an Intl formatter costs far more than using one, and a list of items needs it for every row. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
    dateFormats.set(key, format);
  }
  return format;
}

const moment = (value: Date | string): Date => (typeof value === 'string' ? new Date(value) : value);

/** A day without a time (2026-11-17) is that same day for every reader. */
export const formatDate = (value: Date | string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long' }).format(moment(value));

export type DayPart = 'day' | 'weekday' | 'month';
const dayParts: Record<DayPart, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'short', timeZone: 'UTC' },
  month: { month: 'short', timeZone: 'UTC' },
};

/** One part of a day (2026-11-17) as it is called on the calendar, which no time zone can move. */
export const formatDayPart = (day: string, part: DayPart, language: Language): string =>
  dateFormat(language, dayParts[part]).format(new Date(`${day}T00:00:00Z`));

export const formatDateTime = (value: Date | string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(moment(value));

export const formatTime = (value: Date | string, language: Language): string =>
  dateFormat(language, { timeStyle: 'short' }).format(moment(value));

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], options);
    numberFormats.set(key, format);
  }
  return format.format(value);
}

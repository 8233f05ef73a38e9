import { defaultTimeZone, formatterOf, type TimeZone } from '../time/time-zone.ts';

/** Every text of the product is written in these; the interface in other languages is found (docs/adding-a-language.md). */
export const productLanguages = ['nl', 'en'] as const;
export type ProductLanguage = (typeof productLanguages)[number];

declare const languageTag: unique symbol;

/** A BCP 47 tag that `isLanguage` let through; any other string is not one. */
export type Language = ProductLanguage | (string & { readonly [languageTag]: true });

export const isProductLanguage = (language: Language): language is ProductLanguage =>
  (productLanguages as readonly string[]).includes(language);

/** §1, §9: nl is the default and the fallback. */
export const defaultLanguage = 'nl' satisfies Language;

/** Language, script, region: what can tell two translations apart. Extensions and private tags cannot. */
const tagPattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** As BCP 47 writes it: `nl`, `pt-BR`, `zh-Hant`. A name that was replaced by another (`iw` by `he`) is refused. */
export const isLanguage = (text: string): text is Language =>
  tagPattern.test(text) && Intl.getCanonicalLocales(text)[0] === text;

/** What a platform chose that everything on it is read by. */
export interface PlatformLocale {
  /** The default one first. */
  languages: readonly Language[];
  /** The reader's clock is the platform's: a deadline means the same hour wherever the page was drawn. */
  timeZone: TimeZone;
}

/** Of a platform that chose nothing. */
export const defaultLocale: PlatformLocale = { languages: productLanguages, timeZone: defaultTimeZone };

/** First in the address of everything in a language besides nl. */
export const languagePrefix = (language: Language): string => language.toLowerCase();

export interface LanguagePath {
  language: Language;
  path: string;
}

/**
 * Only the platform's languages besides nl have a prefix, and it is a whole segment: /en/news is English, /energie is
 * not, and neither is /en/news where the platform has no English.
 */
export function splitLanguagePrefix(path: string, languages: readonly Language[]): LanguagePath {
  const [prefix = ''] = path.slice(1).split(/[/?#]/, 1);
  const rest = path.slice(1 + prefix.length);
  const language = languages.find((one) => one !== defaultLanguage && languagePrefix(one) === prefix);
  if (language === undefined) return { language: defaultLanguage, path };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a path in this language. */
export function withLanguagePrefix(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const prefix = languagePrefix(language);
  return /^\/(?:$|[?#])/.test(path) ? `/${prefix}${path.slice(1)}` : `/${prefix}${path}`;
}

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

export type Direction = 'ltr' | 'rtl';

const directions = new Map<string, Direction>();

/**
 * Kept, because every text that stands in for a translation asks. A text can be stored under a name that is no language,
 * and must not take the page down on which it stands.
 */
export function directionOf(language: string): Direction {
  const known = directions.get(language);
  if (known !== undefined) return known;
  if (!isLanguage(language)) return 'ltr';
  const script = new Intl.Locale(language).maximize().script ?? '';
  const direction = rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
  directions.set(language, direction);
  return direction;
}

const locales: Partial<Record<string, string>> = { nl: 'nl-NL', en: 'en-GB' };
export const localeOf = (language: Language): string => locales[language] ?? language;

/** Making an Intl formatter costs far more than using one, and a list of items needs it for every row. */
function dateFormatterOf(options: Intl.DateTimeFormatOptions) {
  const made = new Map<Language, ReturnType<typeof formatterOf>>();
  return (language: Language, timeZone: TimeZone): Intl.DateTimeFormat => {
    let ofLanguage = made.get(language);
    if (ofLanguage === undefined) {
      ofLanguage = formatterOf(localeOf(language), options);
      made.set(language, ofLanguage);
    }
    return ofLanguage(timeZone);
  };
}

/** Where the clocks of days without a time stand still. */
const utc = 'UTC' as TimeZone;
const longDate = dateFormatterOf({ dateStyle: 'long' });
const shortDate = dateFormatterOf({ dateStyle: 'medium' });
const longDay = dateFormatterOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dateAndTime = dateFormatterOf({ dateStyle: 'long', timeStyle: 'short' });
const shortTime = dateFormatterOf({ timeStyle: 'short' });
const dayParts = {
  day: dateFormatterOf({ day: 'numeric' }),
  weekday: dateFormatterOf({ weekday: 'short' }),
  weekdayName: dateFormatterOf({ weekday: 'long' }),
  month: dateFormatterOf({ month: 'short' }),
};
export type DayPart = keyof typeof dayParts;

const moment = (value: Date | string): Date => (typeof value === 'string' ? new Date(value) : value);
const isDay = (value: Date | string): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** A day without a time (2026-11-17) is that same day in every zone. */
export const formatDate = (value: Date | string, language: Language, timeZone: TimeZone): string =>
  longDate(language, isDay(value) ? utc : timeZone).format(moment(value));

/** With the month cut short, for a narrow column. */
export const formatShortDate = (value: Date | string, language: Language, timeZone: TimeZone): string =>
  shortDate(language, isDay(value) ? utc : timeZone).format(moment(value));

/** With the day of the week before it, as one says it of something to go to. */
export const formatWeekdayDate = (value: Date | string, language: Language, timeZone: TimeZone): string =>
  longDay(language, isDay(value) ? utc : timeZone).format(moment(value));

export const formatDateTime = (value: Date | string, language: Language, timeZone: TimeZone): string =>
  dateAndTime(language, timeZone).format(moment(value));

export const formatTime = (value: Date | string, language: Language, timeZone: TimeZone): string =>
  shortTime(language, timeZone).format(moment(value));

/** One part of a day (2026-11-17) as it is called on the calendar, which no time zone can move. */
export const formatDayPart = (day: string, part: DayPart, language: Language): string =>
  dayParts[part](language, utc).format(new Date(`${day}T00:00:00Z`));

const numberFormats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), options);
    numberFormats.set(key, format);
  }
  return format.format(value);
}

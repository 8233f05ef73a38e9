import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTimeZone, isTimeZone } from '../time/time-zone.ts';
import {
  directionOf,
  formatDate,
  formatDateTime,
  formatDayPart,
  formatNumber,
  formatShortDate,
  formatTime,
  isLanguage,
  type Language,
  splitLanguagePrefix,
  withLanguagePrefix,
} from './language.ts';

const tag = (text: string): Language => {
  if (!isLanguage(text)) throw new Error(`${text} is no language`);
  return text;
};
const languages = ['nl', 'en', 'ar', 'pt-BR'].map(tag);

describe('a language (BCP 47)', () => {
  test.each(['nl', 'en', 'de', 'ar', 'pap', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419'])('%s is one', (text) => {
    expect(isLanguage(text)).toBe(true);
  });

  test.each([
    '',
    'dutch',
    'n',
    'NL',
    'pt-br',
    'pt_BR',
    // Replaced by he.
    'iw',
    'nl-u-ca-gregory',
    'x-klingon',
    'en/../nl',
  ])('%j is none', (text) => {
    expect(isLanguage(text)).toBe(false);
  });
});

describe('the direction of a language', () => {
  test.each([
    ['nl', 'ltr'],
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['ku', 'ltr'],
    ['ku-Arab', 'rtl'],
    ['zh-Hant', 'ltr'],
  ])('%s is written %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });

  test.each(['', ' ', 'constructor', '__proto__', 'nl_NL', 'é', 'a'.repeat(1000)])(
    '%j is no language, and reads as most do',
    (name) => {
      expect(directionOf(name)).toBe('ltr');
    },
  );
});

describe('splitLanguagePrefix', () => {
  test.each<[string, Language, string]>([
    ['/', 'nl', '/'],
    ['/nieuws', 'nl', '/nieuws'],
    ['/energie', 'nl', '/energie'],
    ['/english/news', 'nl', '/english/news'],
    ['/nieuws/en', 'nl', '/nieuws/en'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/news', 'en', '/news'],
    ['/en/news?q=en#en', 'en', '/news?q=en#en'],
    ['/en?q=water', 'en', '/?q=water'],
    ['/en#main', 'en', '/#main'],
    // nl has no prefix, so /nl is a segment like any other (a reserved one: no page can have it).
    ['/nl/nieuws', 'nl', '/nl/nieuws'],
    ['/EN/news', 'nl', '/EN/news'],
    ['', 'nl', ''],
    ['/ar', tag('ar'), '/'],
    ['/pt-br/noticias', tag('pt-BR'), '/noticias'],
    ['/pt-BR/noticias', 'nl', '/pt-BR/noticias'],
    // A language that the platform does not have is a segment like any other.
    ['/de/tag', 'nl', '/de/tag'],
    ['/pt/noticias', 'nl', '/pt/noticias'],
  ])('%s', (path, language, rest) => {
    expect(splitLanguagePrefix(path, languages)).toEqual({ language, path: rest });
  });

  test('a platform in Dutch alone has no prefixes', () => {
    expect(splitLanguagePrefix('/en/news', ['nl'])).toEqual({ language: 'nl', path: '/en/news' });
  });
});

describe('withLanguagePrefix', () => {
  test.each<[string, Language, string]>([
    ['/', 'nl', '/'],
    ['/nieuws', 'nl', '/nieuws'],
    ['/', 'en', '/en'],
    ['/?q=water', 'en', '/en?q=water'],
    ['/#main', 'en', '/en#main'],
    ['/news', 'en', '/en/news'],
    ['/news/', 'en', '/en/news/'],
    ['/noticias', tag('pt-BR'), '/pt-br/noticias'],
    ['/energie', 'en', '/en/energie'],
  ])('%s in %s', (path, language, expected) => {
    expect(withLanguagePrefix(path, language)).toBe(expected);
  });

  test('what is put on is taken off again', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((text) => !['en', 'ar', 'pt-br'].includes(text));
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...languages), (bare, language) => {
        expect(splitLanguagePrefix(withLanguagePrefix(bare, language), languages)).toEqual({ language, path: bare });
      }),
    );
  });
});

describe('dates and times, on the clock of Amsterdam', () => {
  test.each<[string, Language, string, string, string]>([
    ['2026-11-17T13:30:00Z', 'nl', '17 november 2026', '17 november 2026 om 14:30', '14:30'],
    ['2026-11-17T13:30:00Z', 'en', '17 November 2026', '17 November 2026 at 14:30', '14:30'],
    // Summer time, past midnight here while it is still yesterday in UTC.
    ['2026-06-30T22:05:00Z', 'nl', '1 juli 2026', '1 juli 2026 om 00:05', '00:05'],
    ['2026-06-30T22:05:00Z', 'en', '1 July 2026', '1 July 2026 at 00:05', '00:05'],
    ['2026-03-04', 'nl', '4 maart 2026', '4 maart 2026 om 01:00', '01:00'],
  ])('%s in %s', (value, language, date, dateTime, time) => {
    for (const input of [value, new Date(value)]) {
      expect(formatDate(input, language, 'Europe/Amsterdam')).toBe(date);
      expect(formatDateTime(input, language, 'Europe/Amsterdam')).toBe(dateTime);
      expect(formatTime(input, language, 'Europe/Amsterdam')).toBe(time);
    }
  });
});

describe('dates and times on the clock of Bonaire', () => {
  const [bonaire = defaultTimeZone] = ['America/Kralendijk'].filter(isTimeZone);

  test('a moment after midnight in Amsterdam is of the day before', () => {
    const moment = '2026-07-15T22:30:00Z';
    expect(formatDate(moment, 'nl', bonaire)).toBe('15 juli 2026');
    expect(formatDateTime(moment, 'nl', bonaire)).toBe('15 juli 2026 om 18:30');
    expect(formatShortDate(moment, 'nl', bonaire)).toBe('15 jul 2026');
    expect(formatTime(moment, 'nl', bonaire)).toBe('18:30');
    expect(formatDate(moment, 'nl', defaultTimeZone)).toBe('16 juli 2026');
  });

  test('a day without a time stays that day', () => {
    expect(formatDate('2026-03-04', 'nl', bonaire)).toBe('4 maart 2026');
    expect(formatShortDate('2026-03-04', 'nl', bonaire)).toBe('4 mrt 2026');
    expect(formatDayPart('2026-03-04', 'day', 'nl')).toBe('4');
  });
});

describe('formatNumber', () => {
  test.each<[number, Language, Intl.NumberFormatOptions | undefined, string]>([
    [0, 'nl', undefined, '0'],
    [1234567.5, 'nl', undefined, '1.234.567,5'],
    [1234567.5, 'en', undefined, '1,234,567.5'],
    [-12.25, 'nl', { maximumFractionDigits: 1 }, '-12,3'],
    [0.425, 'nl', { style: 'percent' }, '43%'],
    [1234.5, 'en', { useGrouping: false }, '1234.5'],
  ])('%d in %s', (value, language, options, expected) => {
    expect(formatNumber(value, language, options)).toBe(expected);
  });
});

describe('parts of a day', () => {
  test.each([
    ['2026-11-17', 'day', 'nl', '17'],
    ['2026-11-17', 'weekday', 'nl', 'di'],
    ['2026-11-17', 'month', 'nl', 'nov'],
    ['2026-11-17', 'weekday', 'en', 'Tue'],
    ['2026-01-01', 'month', 'en', 'Jan'],
  ] as const)('%s %s in %s is %s', (day, part, language, expected) => {
    expect(formatDayPart(day, part, language)).toBe(expected);
  });
});

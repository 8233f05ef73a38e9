import { readDay } from '#field-kinds/kit/contract/read-day.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { momentInZone, type TimeZone } from '#platform/contract/time/time-zone.ts';
import { oldPath, pathOf, withoutQuery } from '../old-address.ts';

const published = /^(?:gepubliceerd|published|publish|publiek|public|online|zichtbaar|visible|ja|yes|waar|true|x|1)$/i;
const draft = /^(?:concept|draft|offline|verborgen|hidden|ingetrokken|nee|no|onwaar|false|0)$/i;

export type RowStatus = 'publish' | 'draft';

/** Nothing filled in is not said to be for everyone. */
export function statusOf(text: string): RowStatus | undefined {
  if (text === '' || draft.test(text)) return 'draft';
  return published.test(text) ? 'publish' : undefined;
}

/** "nl", "nl-NL", "Nederlands", "Dutch"; only languages of this platform. */
export function languageOf(text: string, languages: readonly Language[]): Language | undefined {
  const asked = text.trim().toLowerCase();
  return languages.find((language) =>
    [language, languageName(language, 'nl'), languageName(language, 'en'), languageName(language)].some(
      (name) => name.toLowerCase() === asked || name.toLowerCase() === asked.split(/[-_]/, 1)[0],
    ),
  );
}

const time = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?: ?(?:uur|u))?$/;

/** A day, or a day with a time by the clock of the platform: 2026-11-17, 17-11-2026 14:30, 2026-11-17T14:30:00Z. */
export function momentOfText(text: string, timeZone: TimeZone): string | undefined {
  const words = text.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(words)) return isoOf(new Date(words));
  const [dayText = '', ...rest] = words.split(/[ T]+/);
  const day = readDay(dayText);
  if (day === undefined) return undefined;
  const timeText = rest.join(' ');
  const [, hours = '0', minutes = '00', seconds = '00'] = timeText === '' ? [''] : (time.exec(timeText) ?? []);
  if (timeText !== '' && (!time.test(timeText) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)) {
    return undefined;
  }
  return isoOf(momentInZone(`${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`, timeZone));
}

const isoOf = (moment: Date): string | undefined => (Number.isNaN(moment.getTime()) ? undefined : moment.toISOString());

/** A whole address, a path, or the last part of one below what it hangs below; undefined when it is none of these. */
export function pathOfAddress(text: string, parent: string): string | undefined {
  const words = text.trim();
  if (words === '') return undefined;
  if (/^https?:\/\//i.test(words)) {
    const path = oldPath(words, words);
    return path === undefined || path.startsWith('?') ? undefined : path;
  }
  const place = withoutQuery(words);
  if (place === '' || /^[a-z][a-z0-9+.-]*:/i.test(place) || /[\s<>"\\]/.test(place)) return undefined;
  if (place.includes('/')) return pathOf(place.startsWith('/') ? place : `/${place}`);
  return pathOf(`${parent === '/' ? '' : parent}/${place}`);
}

/** What it hangs below by its address alone: /over-ons for /over-ons/team. */
export const pathAbove = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

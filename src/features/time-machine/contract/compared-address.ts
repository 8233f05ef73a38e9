import { isLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { momentOf, pastSegment, stampOf } from './past-address.ts';

export interface Compared {
  from: Date;
  to: Date;
  /** Of the page, as the site has it now. */
  path: string;
}

export interface ComparedSide extends Compared {
  side: 'was' | 'is';
  /** Of the screen that shows both. */
  language: Language;
}

/** A page at one of the two moments, with what is different at the other marked: a part of the screen that compares. */
export const comparedAddress = ({ from, to, side, language, path }: ComparedSide): string =>
  `/${pastSegment}/compare/${stampOf(from)}/${stampOf(to)}/${side}.${language}${path}`;

/** Undefined for what is no such address. */
export function readComparedAddress(url: string): ComparedSide | undefined {
  const [, segment, compare, fromStamp = '', toStamp = '', end = '', ...rest] = url.split('/');
  if (segment !== pastSegment || compare !== 'compare') return undefined;
  const [from, to] = [momentOf(fromStamp), momentOf(toStamp)];
  const [side, language = '', ...more] = end.split('.');
  if (from === undefined || to === undefined || more.length > 0 || !isLanguage(language)) return undefined;
  if (side !== 'was' && side !== 'is') return undefined;
  return { from, to, side, language, path: `/${rest.join('/')}` };
}

/** The screen; without a second moment it is now. */
export function compareScreen(
  { from, to, path }: { from: Date; to?: Date | undefined; path: string },
  language: Language,
): string {
  const asked = new URLSearchParams({ from: from.toISOString(), ...(to && { to: to.toISOString() }), path });
  return withLanguagePrefix(`/admin/time-machine/compare?${asked}`, language);
}

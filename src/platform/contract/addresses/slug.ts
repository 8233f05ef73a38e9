import { type Language, languagePrefix } from '../texts/language.ts';
import { foundSegments } from './found-segments.generated.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ẞ: 'SS',
  ß: 'ss',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
};

/**
 * The rule drops what is not an alphanumeric, and an address has only the plain ones. Folded first, "Financiën" keeps
 * its e and reads as financien; dropped as it stands, it would read as financin.
 */
export const foldLetters = (text: string): string =>
  hasPlainLettersOnly.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[ÆæŒœẞßØøĐđÐðÞþŁłı]/g, (letter) => plainLetters[letter] ?? '');

/** Nothing to fold, as in most Dutch. */
const hasPlainLettersOnly = /^[ -~]*$/;

/**
 * §5: trimmed, spaces become hyphens, characters other than alphanumerics, _ and - removed, repeated hyphens collapsed,
 * lowercased. A title in another script gives an empty slug, which is no loss: the guid finds the item (§2).
 */
export const itemSlug = (title: string): string =>
  foldLetters(title.trim())
    .replace(/\s/g, '-')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .replace(/-+/g, '-')
    .toLowerCase();

/**
 * First segments that a page cannot have, because a screen, a call or a file of ours does: those are found. The others
 * come after an address (§2: items and editing), or are kept free for forms (product.md §3).
 */
export const reservedSegments: readonly string[] = [...foundSegments, 'i', 'edit', 'submission'];

export const isReservedSegment = (segment: string): boolean => reservedSegments.includes(segment.toLowerCase());

/** Neither can it have one that a language of its platform has: /en/news would be the English page. */
export const isLanguageSegment = (segment: string, languages: readonly Language[]): boolean =>
  languages.some((language) => languagePrefix(language) === segment.toLowerCase());

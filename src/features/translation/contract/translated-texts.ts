import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredLanguages } from './stored-texts.ts';

type Visit = (text: string) => string;

/** Which texts are meant: all of them, unless someone says otherwise. */
type IsMeant = (text: StoredLanguages) => boolean;
const all: IsMeant = () => true;

/** Every piece of the source that a person reads, in an order that `withTranslatedTexts` follows. */
export function sourceTexts(document: unknown, isMeant: IsMeant = all): string[] {
  const found: string[] = [];
  const visit = (text: string) => {
    found.push(text);
    return text;
  };
  translateAll(document, { language: defaultLanguage, visit, isMeant });
  return found;
}

/** Whether there is anything in its source that a translator can do something with. */
export const hasProse = (text: StoredLanguages): boolean => sourceTexts(text).length > 0;

/** The document with these texts as those of the language, one for each of `sourceTexts`; other languages stay. */
export function withTranslatedTexts<T>(
  document: T,
  language: Language,
  texts: readonly string[],
  isMeant: IsMeant = all,
): T {
  let place = 0;
  return translateAll(document, { language, visit: (text) => texts[place++] ?? text, isMeant });
}

interface Translating {
  language: Language;
  visit: Visit;
  isMeant: IsMeant;
}

function translateAll<T>(value: T, how: Translating): T {
  if (Array.isArray(value)) return value.map((item) => translateAll(item, how)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('$lang' in value) {
    const { language, visit, isMeant } = how;
    if (!isMeant(value as StoredLanguages)) return value;
    const texts = value.$lang as Record<string, unknown>;
    const translated = translateText(texts[defaultLanguage], visit);
    return (translated === undefined ? value : { ...value, $lang: { ...texts, [language]: translated } }) as T;
  }
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = translateAll(inner, how);
  return copy as T;
}

/** Markup is for machines as well as for people: a provider would break it, so it stays in the source's language. */
const isProse = (text: string): boolean => /\p{L}/u.test(text) && !text.trimStart().startsWith('<');

/** A text, or a document of rich text: of that only the words, where they stand. */
function translateText(source: unknown, visit: Visit): unknown {
  if (typeof source === 'string') return isProse(source) ? aroundSpaces(source, visit) : undefined;
  if (typeof source !== 'object' || source === null) return undefined;
  return translateWords(source, visit);
}

function translateWords(node: unknown, visit: Visit): unknown {
  if (Array.isArray(node)) return node.map((item) => translateWords(item, visit));
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(node)) {
    const isWords = key === 'text' && typeof inner === 'string' && isProse(inner);
    copy[key] = isWords ? aroundSpaces(inner, visit) : translateWords(inner, visit);
  }
  return copy;
}

/** The spaces between two pieces of a sentence are not the provider's to lose. */
function aroundSpaces(text: string, visit: Visit): string {
  const withoutStart = text.trimStart();
  const words = withoutStart.trimEnd();
  const before = text.slice(0, text.length - withoutStart.length);
  return before + visit(words) + withoutStart.slice(words.length);
}

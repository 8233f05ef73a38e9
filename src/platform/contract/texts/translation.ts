import { z } from 'zod';
import { defaultLanguage, type Language } from './language.ts';
import { Language as LanguageTag } from './language-schema.ts';

export const translationStates = ['draft', 'published'] as const;

/** Where one language of a page or an item stands; what has none but has texts is published (product.md §1.10). */
export const Translation = z.object({
  status: z.enum(translationStates).default('published'),
  /** `sourceFingerprint` of the texts it was made from. */
  basedOn: z.string().max(64).optional(),
  /** Made by a translation provider and not yet read by a person. */
  isAutomatic: z.boolean().default(false),
});
export type Translation = z.infer<typeof Translation>;

/** Never of the default language: that is what the others are translations of. */
export const Translations = z.partialRecord(LanguageTag, Translation);
export type Translations = z.infer<typeof Translations>;

/** How one language of a page or an item stands, for whoever writes it. */
export const LanguageState = z.object({
  language: LanguageTag,
  hasTexts: z.boolean(),
  status: z.enum(translationStates),
  isAutomatic: z.boolean(),
  /** The source has changed since it was translated. */
  isOutdated: z.boolean(),
});
export type LanguageState = z.infer<typeof LanguageState>;

/** The languages whose texts are not for readers yet. */
export const draftLanguages = (translations: Translations): Language[] =>
  (Object.keys(translations) as Language[]).filter(
    (language) => language !== defaultLanguage && translations[language]?.status === 'draft',
  );

/** The document without the texts of these languages: what falls back then falls back for every reader alike. */
export function withoutLanguages<T>(value: T, left: readonly string[]): T {
  if (left.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutLanguages(item, left)) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    copy[key] = key === '$lang' ? withoutKeys(inner as object, left) : withoutLanguages(inner, left);
  }
  return copy as T;
}

const withoutKeys = (texts: object, left: readonly string[]): object =>
  Object.fromEntries(Object.entries(texts).filter(([language]) => !left.includes(language)));

/** A short sum of every text in one language, in order: that of the default one differs when the source of a translation has changed. */
export function sourceFingerprint(document: unknown, language: Language = defaultLanguage): string {
  // FNV-1a of 64 bits, in two halves: a page has hundreds of thousands of letters, and is looked at whenever someone types.
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const add = (words: string) => {
    for (let index = 0; index < words.length; index++) {
      const mixed = (low ^ words.charCodeAt(index)) >>> 0;
      const product = mixed * 0x1b3;
      high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (mixed << 8)) >>> 0;
      low = product >>> 0;
    }
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) {
      if ('$lang' in value) {
        const own = (value.$lang as Record<string, unknown>)[language];
        if (own !== undefined && own !== '') add(`${JSON.stringify(own, inOrder)}\n`);
      } else for (const [, inner] of entriesInOrder(value)) walk(inner);
    }
  };
  walk(document);
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** The database gives keys back in an order of its own. */
const entriesInOrder = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(entriesInOrder(value))
    : value;

/** The source has changed since this translation was made. */
export const isOutdated = (translation: Translation | undefined, source: string): boolean =>
  translation?.basedOn !== undefined && translation.basedOn !== source;

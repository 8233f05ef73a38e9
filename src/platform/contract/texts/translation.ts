import { z } from 'zod';
import { JsonValue } from '../calls/json-value.ts';
import { defaultLanguage, type Language } from './language.ts';
import { Language as LanguageTag } from './language-schema.ts';
import { mostSources } from './translation-limits.ts';

export const translationStates = ['draft', 'published'] as const;

/** One source of which a text is a translation. */
const TextSource = z.object({
  /** The fingerprint of the source. */
  of: z.string().max(16),
  /** A machine wrote the text, and nobody has read it. */
  isUnread: z.literal(true).optional(),
  /** The source itself, once it is written otherwise. */
  was: JsonValue.optional(),
});
export type TextSource = z.infer<typeof TextSource>;

/** Where one language of a page or an item stands; what has none but has texts is published (product.md §1.10). */
export const Translation = z.object({
  status: z.enum(translationStates).default('published'),
  /** `sourceFingerprint` of the texts it was made from. */
  basedOn: z.string().max(64).optional(),
  /** Made by a translation provider and not yet read by a person. */
  isAutomatic: z.boolean().default(false),
  /** By the fingerprint of a text in this language: what it was made from (docs/decisions/0087). */
  texts: z.record(z.string().max(16), z.array(TextSource).max(mostSources)).optional(),
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
  /** What readers have of it, beside what is written. */
  readers: z.enum(['nothing', 'other-words', 'the-same']),
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

/** The source has changed since this translation was made. */
export const isOutdated = (translation: Translation | undefined, source: string): boolean =>
  translation?.basedOn !== undefined && translation.basedOn !== source;

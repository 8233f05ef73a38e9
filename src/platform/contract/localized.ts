import { z } from 'zod';

/**
 * Content in several languages is stored as `{ "$lang": { "nl": …, "en": … } }` and read as `{ value, lang? }`, where
 * `lang` is there only when the reader's language was missing and the default stood in. The marker lets one function
 * resolve any document without knowing its schema.
 */
export interface Stored<T> {
  $lang: Partial<Record<string, T>>;
}

export interface Localized<T> {
  value: T;
  lang?: string | undefined;
}

export type Resolved<T> =
  T extends Stored<infer V>
    ? Localized<V>
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [K in keyof T]: Resolved<T[K]> }
        : T;

export const stored = <T extends z.ZodType>(value: T) => z.object({ $lang: z.record(z.string(), value) });
export const StoredText = stored(z.string());
export type StoredText = z.infer<typeof StoredText>;
export const LocalizedText = z.object({ value: z.string(), lang: z.string().optional() });
export type LocalizedText = Localized<string>;

export const emptyText: StoredText = { $lang: {} };
export const text = (nl: string, en?: string): StoredText => ({ $lang: en === undefined ? { nl } : { nl, en } });

const isStored = (value: object): value is Stored<unknown> => '$lang' in value;

/** The value in this language, else in the default one (marked), else whatever there is. */
export function pickLanguage<T>(value: Stored<T>, language: string, fallback: string): Localized<T> | undefined {
  const own = value.$lang[language];
  if (own !== undefined && (own as unknown) !== '') return { value: own };
  const base = value.$lang[fallback];
  if (base !== undefined) return language === fallback ? { value: base } : { value: base, lang: fallback };
  const [lang, any] = Object.entries(value.$lang)[0] ?? [];
  return any === undefined ? undefined : { value: any as T, lang };
}

export function resolveLanguage<T>(value: T, language: string, fallback: string): Resolved<T> {
  if (Array.isArray(value)) return value.map((item) => resolveLanguage(item, language, fallback)) as Resolved<T>;
  if (typeof value !== 'object' || value === null) return value as Resolved<T>;
  if (isStored(value)) return (pickLanguage(value, language, fallback) ?? { value: '' }) as Resolved<T>;
  const resolved: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) resolved[key] = resolveLanguage(inner, language, fallback);
  return resolved as Resolved<T>;
}

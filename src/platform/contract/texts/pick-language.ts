import type { TextPlace } from './text-place.ts';

/**
 * Content in several languages is stored as `{ "$lang": { "nl": …, "en": … } }` and read as `{ value, lang? }`, where
 * `lang` is there only when the reader's language was missing and the default stood in. The marker lets one function
 * resolve any document without knowing its schema.
 */
export interface Stored<T> {
  $lang: Partial<Record<string, T>>;
}

/** Nothing was written yet. Here, and not beside its schema, because the browser may have it. */
export const noWords: { $lang: Record<string, string> } = { $lang: {} };

export interface Localized<T> {
  value: T;
  lang?: string | undefined;
  /** On a page that is being edited: where it is written. */
  place?: TextPlace | undefined;
  /** On a page that is being edited: its block is chosen, so that it shows even when nobody wrote it yet. */
  isOpen?: boolean | undefined;
}

export const isStored = (value: object): value is Stored<unknown> => '$lang' in value;

/** The value in this language, else in the default one (marked), else whatever there is. */
export function pickLanguage<T>(value: Stored<T>, language: string, fallback: string): Localized<T> | undefined {
  const own = value.$lang[language];
  if (own !== undefined && (own as unknown) !== '') return { value: own };
  const base = value.$lang[fallback];
  if (base !== undefined) return language === fallback ? { value: base } : { value: base, lang: fallback };
  const [lang, any] = Object.entries(value.$lang)[0] ?? [];
  return any === undefined ? undefined : { value: any as T, lang };
}

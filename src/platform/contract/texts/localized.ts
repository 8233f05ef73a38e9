import { z } from 'zod';
import { isStored, type Localized, pickLanguage, type Stored } from './pick-language.ts';

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
export const text = (nl: string, en?: string, others: Readonly<Record<string, string>> = {}): StoredText => ({
  $lang: { nl, ...(en === undefined ? {} : { en }), ...others },
});

export function resolveLanguage<T>(value: T, language: string, fallback: string): Resolved<T> {
  if (Array.isArray(value)) return value.map((item) => resolveLanguage(item, language, fallback)) as Resolved<T>;
  if (typeof value !== 'object' || value === null) return value as Resolved<T>;
  if (isStored(value)) return (pickLanguage(value, language, fallback) ?? { value: '' }) as Resolved<T>;
  const resolved: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) resolved[key] = resolveLanguage(inner, language, fallback);
  return resolved as Resolved<T>;
}

import type { Resolved } from './localized.ts';
import { isStored, pickLanguage } from './pick-language.ts';
import type { Path, TextPlace } from './text-place.ts';

export interface EditedAt {
  /** Guid of the block that the value is of; null for the page itself. */
  block: string | null;
  /** From the block or the page to the value. */
  path: Path;
  language: string;
  fallback: string;
  /** Whether the text there shows even when nobody wrote it. */
  isOpen(path: Path): boolean;
}

/** As `resolveLanguage`, and each text also knows where it is written. */
export function resolveForEditing<T>(value: T, at: EditedAt): Resolved<T> {
  const within = (inner: unknown, key: string | number) =>
    resolveForEditing(inner, { ...at, path: [...at.path, key] }) as unknown;
  if (Array.isArray(value)) return value.map(within) as Resolved<T>;
  if (typeof value !== 'object' || value === null) return value as Resolved<T>;
  if (isStored(value)) {
    const { block, path, language, fallback, isOpen } = at;
    const place: TextPlace = { block, path, language, format: formatOf(value.$lang) };
    return {
      ...(pickLanguage(value, language, fallback) ?? { value: '' }),
      place,
      ...(isOpen(path) && { isOpen: true }),
    } as Resolved<T>;
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner, key)])) as Resolved<T>;
}

/** Of a text that nobody wrote in any language it is not known; the part that draws it says. */
const formatOf = (texts: Partial<Record<string, unknown>>): TextPlace['format'] =>
  Object.values(texts).some((text) => typeof text === 'object') ? 'rich' : 'plain';

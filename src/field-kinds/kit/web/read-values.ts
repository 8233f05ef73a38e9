import type { Crop } from '#platform/contract/files/crop.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { Localized } from '#platform/contract/texts/pick-language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';

// Values reach the browser as JSON whose kind only their field knows; each of these answers nothing for what is not of
// it, so that a value of an older kind draws nothing instead of breaking a page.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const maybeText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const maybeNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export function asWords(value: unknown): LocalizedText | undefined {
  if (typeof value === 'string') return { value };
  if (!isRecord(value) || typeof value.value !== 'string') return undefined;
  return { value: value.value, lang: maybeText(value.lang) };
}

export function asRichText(value: unknown): Localized<RichTextDocument> | undefined {
  if (!isRecord(value) || !isRecord(value.value) || value.value.type !== 'doc') return undefined;
  return { value: value.value as unknown as RichTextDocument, lang: maybeText(value.lang) };
}

export function asPoint(value: unknown): { x: number; y: number } | undefined {
  if (!isRecord(value)) return undefined;
  const [x, y] = [maybeNumber(value.x), maybeNumber(value.y)];
  return x === undefined || y === undefined ? undefined : { x, y };
}

export function asCrop(value: unknown): Crop | undefined {
  const start = asPoint(value);
  if (start === undefined || !isRecord(value)) return undefined;
  const [width, height] = [maybeNumber(value.width), maybeNumber(value.height)];
  return width === undefined || height === undefined ? undefined : { ...start, width, height };
}

export interface PlaceValue {
  address: string;
  latitude: number | undefined;
  longitude: number | undefined;
}

export function asPlace(value: unknown): PlaceValue | undefined {
  if (!isRecord(value)) return undefined;
  const { address, latitude, longitude } = value;
  return { address: textOf(address), latitude: maybeNumber(latitude), longitude: maybeNumber(longitude) };
}

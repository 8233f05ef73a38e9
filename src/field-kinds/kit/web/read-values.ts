import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { Localized } from '#platform/contract/texts/pick-language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';

// The values of an item's fields reach the browser as JSON whose kind only its type knows; each of these reads one kind
// and answers nothing for what is not of it, so that a value of an older kind draws nothing instead of breaking a page.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const maybeText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const maybeNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export function asWords(value: unknown): LocalizedText | undefined {
  if (typeof value === 'string') return { value };
  if (!isRecord(value) || typeof value.value !== 'string') return undefined;
  return { value: value.value, lang: maybeText(value.lang) };
}

export function asRichText(value: unknown): Localized<RichTextDocument> | undefined {
  if (!isRecord(value) || !isRecord(value.value) || value.value.type !== 'doc') return undefined;
  return { value: value.value as unknown as RichTextDocument, lang: maybeText(value.lang) };
}

export function asPeriod(value: unknown): { start: string; end: string | null } | undefined {
  if (!isRecord(value) || typeof value.start !== 'string') return undefined;
  return { start: value.start, end: maybeText(value.end) ?? null };
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

export const asFiles = (value: unknown): { assetGuid: string; name: string; byteSize: number }[] =>
  records(value).map(({ assetGuid, name, byteSize }) => ({
    assetGuid: textOf(assetGuid),
    name: textOf(name),
    byteSize: maybeNumber(byteSize) ?? 0,
  }));

export const asPictures = (value: unknown) =>
  records(value).map(({ imageGuid, alt, width, height }) => ({
    imageGuid: textOf(imageGuid),
    alt: asWords(alt) ?? { value: '' },
    width: maybeNumber(width),
    height: maybeNumber(height),
  }));

export const asLinks = (value: unknown): { href: string; label: LocalizedText | undefined }[] =>
  records(value).flatMap(({ href, label }) => (typeof href === 'string' ? [{ href, label: asWords(label) }] : []));

export interface NamedValue {
  guid: string;
  name: string;
  lang: string | undefined;
  href: string | undefined;
}

export interface PersonValue {
  /** Absent for someone whom this reader may not know. */
  guid: string | undefined;
  name: string;
  photo: string | undefined;
}

export const asPeople = (value: unknown): PersonValue[] =>
  records(value).map(({ guid, name, photo }) => ({
    guid: maybeText(guid),
    name: textOf(name),
    photo: maybeText(photo),
  }));

/** A guid alone names nobody: it is what a reader gets who may not know more. */
export const asNamed = (value: unknown): NamedValue[] =>
  records(value).flatMap(({ guid, name, title, lang, href, path }) => {
    const words = maybeText(name) ?? maybeText(title);
    if (words === undefined || typeof guid !== 'string') return [];
    return [{ guid, name: words, lang: maybeText(lang), href: maybeText(href) ?? maybeText(path) }];
  });

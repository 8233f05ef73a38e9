import type { Size } from '../../contract/image.ts';

/** In CSS pixels (96 to the inch); `em` and `%` depend on where the drawing stands, so they do not count. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

export function pixelsOf(length = ''): number | undefined {
  if (length.length > 40) return undefined;
  const match = /^\s*\+?(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,2}))?\s*([a-z]*)\s*$/i.exec(length);
  const perUnit = pixelsPerUnit[(match?.[3] ?? '').toLowerCase()];
  if (match === null || perUnit === undefined) return undefined;
  const pixels = Number(`${match[1]}e${match[2] ?? 0}`) * perUnit;
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined;
}

/** The size that a browser gives the drawing by itself, as far as it says one. */
export function svgSize(attributes: ReadonlyMap<string, string>): Size | undefined {
  const width = pixelsOf(attributes.get('width'));
  const height = pixelsOf(attributes.get('height'));
  if (width !== undefined && height !== undefined) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(boxWidth > 0 && boxHeight > 0 && Number.isFinite(boxWidth) && Number.isFinite(boxHeight))) return undefined;
  if (width !== undefined) return { width, height: (width * boxHeight) / boxWidth };
  if (height !== undefined) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

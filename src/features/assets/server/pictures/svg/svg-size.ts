import type { Size } from '../../../contract/image.ts';

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
  const match = /^\+?(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,2}))?\s*([a-z]*)$/i.exec(length.trim());
  const perUnit = pixelsPerUnit[(match?.[3] ?? '').toLowerCase()];
  if (match === null || perUnit === undefined) return undefined;
  const pixels = Number(`${match[1]}e${match[2] ?? 0}`) * perUnit;
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined;
}

/** What a browser takes for a side that a drawing says nothing of. */
const usual: Size = { width: 300, height: 150 };

/** The size that a browser gives the drawing by itself. */
export function svgSize(attributes: ReadonlyMap<string, string>): Size {
  const width = pixelsOf(attributes.get('width'));
  const height = pixelsOf(attributes.get('height'));
  const box = boxOf(attributes.get('viewBox'));
  if (box === undefined || (width !== undefined && height !== undefined)) {
    return { width: width ?? usual.width, height: height ?? usual.height };
  }
  if (width !== undefined) return { width, height: (width * box.height) / box.width };
  if (height !== undefined) return { width: (height * box.width) / box.height, height };
  return box;
}

export function boxOf(viewBox = ''): Size | undefined {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/, 5)
    .map(Number);
  const isBox = width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
  return isBox ? { width, height } : undefined;
}

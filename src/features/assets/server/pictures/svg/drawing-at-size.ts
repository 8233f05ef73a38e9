import type { Size } from '../../../contract/image.ts';

const alignments = { cover: 'xMidYMid slice', contain: 'xMidYMid meet', fill: 'none' } as const;

/**
 * One of our own cleaned drawings, told to fill exactly this size, so that it is drawn sharp at once: never drawn small
 * and enlarged, nor far too large and then cut.
 */
export function drawingAtSize(drawing: string, { width, height }: Size, fit: keyof typeof alignments): string {
  return drawing.replace(/^<svg[^>]*?(?=\/?>)/, (root) => {
    const others = root.replace(/ (?:width|height|preserveAspectRatio)="[^"]*"/g, '');
    return `${others} width="${width}" height="${height}" preserveAspectRatio="${alignments[fit]}"`;
  });
}

import type { Size } from '../../../contract/image.ts';

const alignments = { cover: 'xMidYMid slice', contain: 'xMidYMid meet', fill: 'none' } as const;

/**
 * One of our own cleaned drawings, told to fill exactly this size, so that it is drawn sharp at once: never drawn small
 * and enlarged, nor far too large and then cut. Only its first tag is read; the rest may be many megabytes.
 */
export function drawingAtSize(
  drawing: Uint8Array,
  { width, height }: Size,
  fit: keyof typeof alignments,
): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(drawing.buffer, drawing.byteOffset, drawing.byteLength);
  const end = bytes.indexOf('>');
  const root = bytes.toString('utf8', 0, end);
  const close = root.endsWith('/') ? '/' : '';
  const others = root
    .slice(0, root.length - close.length)
    .replace(/ (?:width|height|preserveAspectRatio)="[^"]*"/g, '');
  const sized = `${others} width="${width}" height="${height}" preserveAspectRatio="${alignments[fit]}"${close}`;
  return Buffer.concat([Buffer.from(sized), bytes.subarray(end)]);
}

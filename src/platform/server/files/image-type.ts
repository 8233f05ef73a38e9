import type { ImageMediaType } from '#platform/contract/files/image-type.ts';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** What the bytes say, whatever the name or the sender claims. Undefined for what §5 does not accept. */
export function imageTypeOf(bytes: Uint8Array): ImageMediaType | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && isAvifBrand(bytes)) return 'image/avif';
  return isSvgText(bytes) ? 'image/svg+xml' : undefined;
}

/** The first box lists what the file can be read as; HEIC has the same box with other names in it. */
function isAvifBrand(bytes: Uint8Array): boolean {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    // Between the two kinds of names stands a version number.
    if (at !== 12 && /^avi[fs]$/.test(ascii(bytes, at, at + 4))) return true;
  }
  return false;
}

/** Only a first guess: whether it is one, the parser says. */
function isSvgText(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024));
  return /^\s*</.test(start) && /<(?:[\w-]+:)?svg[\s>/]/.test(start);
}

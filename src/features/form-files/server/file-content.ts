import { documentTypeOf } from '#platform/server/files/document-content.ts';
import { imageTypeOf } from '#platform/server/files/image-type.ts';

/** The first box of a HEIC names what it can be read as. */
const heicBrand = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

function isHeic(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrand.test(bytes.toString('latin1', 8, 12));
}

/**
 * What a file that somebody sent is, by its bytes; undefined for what nobody can send. Nothing in it is opened or
 * unpacked, and no drawing or page, which a browser could run, is taken for a picture or a text.
 */
export function sentContentType(name: string, bytes: Buffer): string | undefined {
  const picture = imageTypeOf(bytes);
  if (picture === 'image/svg+xml') return undefined;
  return picture ?? (isHeic(bytes) ? 'image/heic' : documentTypeOf(name, bytes));
}

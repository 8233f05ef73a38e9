import { crc32, deflateSync } from 'node:zlib';
import type { Size } from '../contract/image.ts';
import { loadSharp } from './pictures/image-engine.ts';

const paper = { width: 64, height: 64, channels: 3 as const };

/** Something to compress: a slope of colours with a hard edge, the same each time. */
async function slope({ width, height }: Size) {
  const sharp = await loadSharp();
  const pixels = Buffer.from(
    Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7 + ((index / 190) | 0) * 13) % 256),
  );
  return sharp(pixels, { raw: paper }).resize(width, height, { fit: 'fill' });
}

/** Real pictures, drawn for the test. */
export const pictures = {
  jpeg: async (size: Size) => (await slope(size)).jpeg({ quality: 92 }).toBuffer(),
  png: async (size: Size) => (await slope(size)).png().toBuffer(),
  webp: async (size: Size) => (await slope(size)).webp({ quality: 92 }).toBuffer(),
  avif: async (size: Size) => (await slope(size)).avif({ quality: 80, effort: 0 }).toBuffer(),
  transparentPng: async (size: Size) => (await slope(size)).ensureAlpha(0).png().toBuffer(),

  /** Upright bands of flat colours, as logos have them; #rrggbb00 is see-through. */
  async bands({ width, height }: Size, colors: readonly string[], format: 'png' | 'jpeg' | 'cmyk jpeg') {
    const sharp = await loadSharp();
    const wide = Math.ceil(width / colors.length);
    const bars = await Promise.all(
      colors.map(async (background, place) => ({
        input: await sharp({ create: { width: wide, height, channels: 4, background } })
          .png()
          .toBuffer(),
        left: place * wide,
        top: 0,
      })),
    );
    const size = { width: wide * colors.length, height, channels: 4, background: '#00000000' } as const;
    const drawn = sharp(await sharp({ create: size }).composite(bars).png().toBuffer());
    if (format === 'png') return drawn.png().toBuffer();
    const onPaper = drawn.flatten({ background: '#ffffff' });
    return (format === 'jpeg' ? onPaper : onPaper.toColourspace('cmyk')).jpeg({ quality: 95 }).toBuffer();
  },

  /** A camera held on its side, in the harbour of Vlieland. */
  photo: async (size: Size) =>
    (await slope(size))
      .withExif({
        IFD0: { Copyright: 'Vloedhaven' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '53/1 17/1 45/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '5/1 5/1 30/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),

  /** Three frames: red, green, blue. */
  async gif({ width, height }: Size) {
    const sharp = await loadSharp();
    const frame = (background: string) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame));
    return sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300], loop: 0 })
      .toBuffer();
  },

  svg: ({ width, height }: Size, content = '<rect width="100%" height="100%" fill="#07506e"/>') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`),

  /** A few bytes that promise more pixels than any memory holds. */
  bomb({ width, height }: Size) {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      pngChunk('IHDR', head),
      pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
      pngChunk('IEND'),
    ]);
  },
};

function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** As much of a document as anyone looks at before it is opened. */
export const documents = {
  pdf: (text = '') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`),

  /** Empty parts with these names. */
  zip: (...names: string[]) =>
    Buffer.concat(
      names.map((name) => {
        const head = Buffer.alloc(30);
        head.write('PK\x03\x04', 'latin1');
        head.writeUInt16LE(name.length, 26);
        return Buffer.concat([head, Buffer.from(name)]);
      }),
    ),

  openDocument: (kind: string) =>
    Buffer.concat([documents.zip('mimetype'), Buffer.from(`application/vnd.oasis.opendocument.${kind}`)]),
};

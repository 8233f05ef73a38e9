import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heicBytes } from '../form-files.factory.ts';
import { cleanHeic } from './clean-heic.ts';

const gps = 'N 52 22 12';
const secret = Buffer.from(gps);

/** A real file of the same boxes, as libheif writes them: AVIF is HEIF with another way to pack pictures. */
const photograph = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#3a7' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#a11' } }, left: 8, top: 8 }])
    .avif({ effort: 0 })
    .withExif({ IFD0: { ImageDescription: gps, Model: 'Telefoon 9' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${gps}</p></x:xmpmeta>`)
    .toBuffer();

describe('a photograph of a telephone', () => {
  it('loses what it tells besides, and is the same picture at the same length', async () => {
    const sent = await photograph();
    const before = await sharp(sent).metadata();
    expect([before.exif?.includes(gps), before.xmp?.includes(gps)]).toEqual([true, true]);
    const clean = cleanHeic(sent) ?? Buffer.alloc(0);
    expect(clean.length).toBe(sent.length);
    expect(clean.includes(secret)).toBe(false);
    expect(clean.includes('Telefoon 9')).toBe(false);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(clean)).toEqual(await pixels(sent));
    // What was sent is not written in.
    expect(sent.includes(secret)).toBe(true);
  });

  it('as telephones pack them loses every byte that is no picture, wherever it lies', () => {
    const clean = cleanHeic(heicBytes()) ?? Buffer.alloc(0);
    expect(clean.includes('GPS')).toBe(false);
    expect(clean.includes('xmp')).toBe(false);
    expect(clean.includes('PIXELS')).toBe(true);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is broken off', (bytes) => bytes.subarray(0, bytes.length - 40)],
    [
      'has a box of which nobody knows',
      (bytes) => Buffer.concat([bytes, Buffer.from([0, 0, 0, 12]), Buffer.from('moovGPS!')]),
    ],
    [
      'has a box that is longer than the file',
      (bytes) => Buffer.concat([bytes, Buffer.from([255, 0, 0, 12]), Buffer.from('freeGPS!')]),
    ],
    ['is only its first box', (bytes) => bytes.subarray(0, bytes.readUInt32BE(0))],
    ['is nothing', () => Buffer.alloc(0)],
    [
      'has a box without an end in sight',
      (bytes) => Buffer.concat([bytes, Buffer.from([0, 0, 0, 4]), Buffer.from('free')]),
    ],
    [
      'says that its picture lies elsewhere',
      (bytes) => Buffer.from(bytes.toString('latin1').replace('hvc1', 'Exif'), 'latin1'),
    ],
  ])('that %s is refused', (_, broken) => {
    expect(cleanHeic(broken(heicBytes()))).toBeUndefined();
  });

  it('with any byte of its boxes changed is cleaned or refused, and never breaks', () => {
    const bytes = heicBytes();
    for (let at = 0; at < bytes.length; at++) {
      const other = Buffer.from(bytes);
      other[at] = 255 - (bytes[at] ?? 0);
      expect(cleanHeic(other)?.includes('GPS') ?? false).toBe(false);
    }
  });
});

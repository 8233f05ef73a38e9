import { describe, expect, it } from 'vitest';
import { pictures } from '../assets.factory.ts';
import { cleanImage } from './clean-image.ts';
import { loadSharp } from './image-engine.ts';

const sharp = await loadSharp();
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

describe('what we keep of a picture', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('is a %s of the same size', async (kind, mediaType) => {
    const image = await cleanImage(await pictures[kind]({ width: 120, height: 80 }));
    expect(image).toMatchObject({ mediaType, width: 120, height: 80 });
    expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 120, height: 80 });
  });

  it('has no place and no remarks, and stands upright', async () => {
    const photo = await pictures.photo({ width: 120, height: 80 });
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const image = await cleanImage(photo);
    const metadata = await sharp(image.bytes).metadata();
    expect([image.width, image.height]).toEqual([80, 120]);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(textOf(image.bytes)).not.toContain('Vloedhaven');
  });

  it('has nothing behind its end', async () => {
    const polyglot = Buffer.concat([
      await pictures.png({ width: 20, height: 20 }),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect(textOf((await cleanImage(polyglot)).bytes)).not.toContain('script');
  });

  it('shows exactly the pixels of a PNG, with and without a palette', async () => {
    const full = await pictures.png({ width: 40, height: 30 });
    const few = await sharp(await pictures.gif({ width: 40, height: 30 }))
      .png({ palette: true })
      .toBuffer();
    for (const source of [full, few]) {
      const { bytes } = await cleanImage(source);
      const [before, after] = await Promise.all(
        [source, bytes].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
      );
      expect(after?.equals(before as Uint8Array)).toBe(true);
    }
  });

  it('keeps the colours as they were meant', async () => {
    const wide = await sharp(await pictures.png({ width: 40, height: 30 }))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const { bytes } = await cleanImage(wide);
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(wide).metadata()).icc);
  });

  it('keeps moving', async () => {
    const image = await cleanImage(await pictures.gif({ width: 60, height: 40 }));
    expect(image).toMatchObject({ mediaType: 'image/gif', width: 60, height: 40 });
    expect(await sharp(image.bytes).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 0 });
  });

  it('of a drawing is what draws', async () => {
    const image = await cleanImage(
      pictures.svg({ width: 24, height: 12 }, '<script>alert(1)</script><rect onload="x()" width="5" height="5"/>'),
    );
    expect(image).toMatchObject({ mediaType: 'image/svg+xml', width: 24, height: 12 });
    expect(textOf(image.bytes)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="5" height="5"/></svg>',
    );
  });

  it('has no place in a picture within a drawing either', async () => {
    const photo = (await pictures.photo({ width: 30, height: 20 })).toString('base64');
    const { bytes } = await cleanImage(
      pictures.svg({ width: 30, height: 20 }, `<image href="data:image/jpeg;base64,${photo}"/>`),
    );
    const inner = Buffer.from(/base64,([^"]+)/.exec(textOf(bytes))?.[1] ?? '', 'base64');
    const metadata = await sharp(inner).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 30 });
    expect(metadata.exif).toBeUndefined();
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string, number]>([
    ['20,000 by 20,000 pixels', () => pictures.bomb({ width: 20_000, height: 20_000 }), 'too-many-pixels', 413],
    ['11,000 by 11,000 pixels', () => pictures.bomb({ width: 11_000, height: 11_000 }), 'too-many-pixels', 413],
    ['a drawing of a million pixels wide', () => pictures.svg({ width: 1_000_000, height: 5 }), 'too-many-pixels', 413],
    [
      'a drawing with a bomb in it',
      () => {
        const bomb = pictures.bomb({ width: 20_000, height: 20_000 }).toString('base64');
        return pictures.svg({ width: 10, height: 10 }, `<image href="data:image/png;base64,${bomb}"/>`);
      },
      'too-many-pixels',
      413,
    ],
    ['a zip called .png', () => Buffer.from('PK\x03\x04haven.png'), 'image-type-refused', 415],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image-type-refused', 415],
    ['nothing', () => Buffer.alloc(0), 'image-type-refused', 415],
    ['only the first bytes of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'broken-image', 400],
    ['a PNG without its pixels', () => pictures.bomb({ width: 100, height: 100 }), 'broken-image', 400],
    [
      'half a JPEG',
      async () => (await pictures.jpeg({ width: 400, height: 300 })).subarray(0, 2000),
      'broken-image',
      400,
    ],
    [
      'a drawing that insists on its own size',
      () => pictures.svg({ width: 9, height: 9 }, '<style>svg{width:90000px}</style>'),
      'broken-image',
      400,
    ],
    ['half a drawing', () => pictures.svg({ width: 10, height: 10 }).subarray(0, 60), 'broken-image', 400],
    ['a drawing that is no text', () => Buffer.from('<svg \xff\xfe/>', 'latin1'), 'broken-image', 400],
    [
      'a drawing within a drawing under another name',
      () =>
        pictures.svg(
          { width: 10, height: 10 },
          `<image href="data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}"/>`,
        ),
      'broken-image',
      400,
    ],
  ])('is nothing when it is %s', async (_, bytes, code, status) => {
    await expect(cleanImage(await bytes())).rejects.toMatchObject({ code, status });
  });
});

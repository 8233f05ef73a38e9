import { describe, expect, it } from 'vitest';
import type { ImageMediaType } from '#platform/contract/files/image-type.ts';
import { type AssetTransform, type ImageSource, planImage, resultSize } from './asset-transform.ts';

const source = (width: number, height: number, mediaType: ImageMediaType = 'image/jpeg'): ImageSource => ({
  width,
  height,
  mediaType,
});

describe('the size of the result', () => {
  it.each<[string, ImageSource, AssetTransform, string]>([
    ['keeps proportions by width', source(1600, 900), { width: 800 }, '800x450'],
    ['keeps proportions by height', source(1600, 900), { height: 450 }, '800x450'],
    ['fits inside both by default', source(1600, 900), { width: 400, height: 400 }, '400x225'],
    ['fits inside both', source(900, 1600), { width: 400, height: 400, fit: 'inside' }, '225x400'],
    ['is never wider than the source', source(400, 300), { width: 3000 }, '400x300'],
    ['is never higher than the source', source(400, 300), { height: 3000 }, '400x300'],
    ['is never larger with both sides', source(400, 300), { width: 800, height: 300 }, '400x300'],
    ['fills the box when cut', source(1600, 900), { width: 400, height: 400, fit: 'cover' }, '400x400'],
    ['fills the box when padded', source(1600, 900), { width: 400, height: 400, fit: 'contain' }, '400x400'],
    ['fills the box when stretched', source(1600, 900), { width: 400, height: 400, fit: 'fill' }, '400x400'],
    [
      'keeps the box’s proportions when the source is too small',
      source(400, 300),
      { width: 800, height: 800, fit: 'cover' },
      '300x300',
    ],
    ['keeps them when one side is too small', source(400, 300), { width: 200, height: 600, fit: 'fill' }, '100x300'],
    ['keeps them when padded', source(400, 300), { width: 800, height: 800, fit: 'contain' }, '300x300'],
    ['cuts nothing when one side is asked', source(1600, 900), { width: 400, fit: 'cover' }, '400x225'],
    ['is at most 3000 without a size (§9)', source(6000, 4000), { format: 'jpeg' }, '3000x2000'],
    ['is at most 3000 on the side that was not asked', source(500, 10_000), { width: 500 }, '150x3000'],
    ['is at least one pixel', source(3000, 10), { width: 50 }, '50x1'],
    [
      'enlarges a drawing, which has no size of its own',
      source(24, 12, 'image/svg+xml'),
      { width: 512, format: 'png' },
      '512x256',
    ],
    [
      'cuts a drawing to the box',
      source(24, 12, 'image/svg+xml'),
      { width: 180, height: 180, fit: 'cover', format: 'png' },
      '180x180',
    ],
    ['leaves a drawing its own size', source(24, 12, 'image/svg+xml'), { format: 'png' }, '24x12'],
    ['is at most 3000 for a drawing', source(100, 1000, 'image/svg+xml'), { width: 3000, format: 'png' }, '300x3000'],
  ])('%s', (_, from, transform, size) => {
    const { width, height } = resultSize(from, transform);
    expect(`${width}x${height}`).toBe(size);
  });
});

describe('the plan', () => {
  it.each<[string, ImageSource, AssetTransform]>([
    ['nothing is asked', source(1600, 900), {}],
    ['only a fit is asked', source(1600, 900), { fit: 'cover' }],
    ['a GIF is asked smaller', source(1600, 900, 'image/gif'), { width: 100 }],
    ['a drawing is asked smaller', source(1600, 900, 'image/svg+xml'), { width: 100 }],
    ['the part that is asked is all of it', source(1600, 900), { crop: { x: 0, y: 0, width: 1000, height: 1000 } }],
    ['a drawing is asked by Accept', source(1600, 900, 'image/svg+xml'), { format: 'auto' }],
  ])('is to send the source when %s', (_, from, transform) => {
    expect(planImage(from, transform, 'image/avif,image/webp')).toBeUndefined();
  });

  it.each<[string, ImageSource, AssetTransform, object]>([
    ['a size means auto', source(1600, 900), { width: 800 }, { format: 'avif', isNegotiated: true, fit: 'fill' }],
    [
      'a quality means auto',
      source(1600, 900),
      { quality: 30 },
      { format: 'avif', isNegotiated: true, quality: 30, width: 1600 },
    ],
    ['auto', source(1600, 900), { format: 'auto' }, { format: 'avif', isNegotiated: true }],
    [
      'a named format',
      source(1600, 900),
      { format: 'webp' },
      { format: 'webp', isNegotiated: false, width: 1600, height: 900 },
    ],
    [
      'a GIF as a raster format',
      source(60, 40, 'image/gif'),
      { format: 'webp' },
      { format: 'webp', isNegotiated: false },
    ],
    ['a cut', source(1600, 900), { width: 400, height: 400, fit: 'cover' }, { fit: 'cover' }],
    ['padding', source(1600, 900), { width: 400, height: 400, fit: 'contain' }, { fit: 'contain' }],
    ['one side is no box', source(1600, 900), { width: 400, fit: 'contain' }, { fit: 'fill' }],
    [
      'the placeholder (§9)',
      source(1600, 900),
      { width: 100, height: 100, quality: 1, format: 'webp' },
      { width: 100, height: 56, quality: 1, format: 'webp' },
    ],
    [
      'the placeholder of a drawing',
      source(200, 200, 'image/svg+xml'),
      { width: 100, height: 100, quality: 1, format: 'webp' },
      { width: 100, height: 100, quality: 1 },
    ],
    [
      'a part, in its own proportions and no larger than it is',
      source(1600, 900),
      { width: 3000, crop: { x: 250, y: 0, width: 500, height: 1000 } },
      { width: 800, height: 900, cropped: { left: 400, top: 0, width: 800, height: 900 }, format: 'avif' },
    ],
    [
      'a part in a box, around the point of the whole picture',
      { ...source(1600, 900), focalPoint: { x: 50, y: 50 } },
      { width: 100, height: 100, fit: 'cover', crop: { x: 500, y: 0, width: 500, height: 1000 } },
      { width: 100, height: 100, focalPoint: { x: 0, y: 50 } },
    ],
    [
      'a part of a GIF, which may move',
      source(60, 40, 'image/gif'),
      { crop: { x: 0, y: 0, width: 500, height: 500 } },
      { format: 'webp', width: 30, height: 20 },
    ],
    [
      'a part of a drawing',
      source(60, 40, 'image/svg+xml'),
      { width: 300, crop: { x: 0, y: 0, width: 500, height: 500 } },
      { format: 'avif', width: 300, height: 200 },
    ],
  ])('%s', (_, from, transform, plan) => {
    expect(planImage(from, transform, 'image/avif,image/webp')).toMatchObject(plan);
  });

  it.each<[string, ImageSource, AssetTransform, number | undefined]>([
    ['95 under 150 px (§9)', source(1600, 900), { width: 149, format: 'webp' }, 95],
    ['usual from 150 px on', source(1600, 900), { width: 150, format: 'webp' }, 80],
    ['95 when the source itself is small', source(120, 149), { width: 3000, format: 'avif' }, 95],
    ['the larger side counts', source(900, 1600), { width: 100, format: 'jpeg' }, 80],
    ['jpeg', source(1600, 900), { width: 800, format: 'jpeg' }, 80],
    ['avif', source(1600, 900), { width: 800, format: 'avif' }, 60],
    ['png loses nothing', source(1600, 900), { width: 800, format: 'png' }, undefined],
    ['png passes a quality over', source(1600, 900), { width: 800, format: 'png', quality: 1 }, undefined],
    ['as asked', source(1600, 900), { width: 100, format: 'webp', quality: 40 }, 40],
    ['the next step of what is asked', source(1600, 900), { width: 100, format: 'webp', quality: 41 }, 50],
  ])('has quality: %s', (_, from, transform, quality) => {
    expect(planImage(from, transform, undefined)?.quality).toBe(quality);
  });

  it('is one of few, whatever widths and qualities are asked for', () => {
    const plans = new Set<string>();
    for (let width = 1; width <= 3000; width += 1) {
      for (const quality of [undefined, 1 + (width % 100)]) {
        plans.add(JSON.stringify(planImage(source(4000, 3000), { width, quality, format: 'avif' }, undefined)));
      }
    }
    expect(plans.size).toBeLessThan(50 * 15);
  });

  it.each<[AssetTransform, string]>([
    [{ width: 333 }, '360x203'],
    [{ height: 333 }, '640x360'],
    [{ width: 333, height: 333 }, '360x203'],
    [{ width: 333, height: 333, fit: 'cover' }, '360x360'],
    [{ width: 1598 }, '1600x900'],
  ])('takes the next step up: %j', (transform, size) => {
    const plan = planImage(source(1600, 900), transform, undefined);
    expect(`${plan?.width}x${plan?.height}`).toBe(size);
  });
});

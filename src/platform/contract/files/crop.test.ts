import { expect, test } from 'vitest';
import { croppedRegion, pointInCrop, wholePicture } from './crop.ts';

test.each([
  ['the whole', { width: 800, height: 400 }, wholePicture, { left: 0, top: 0, width: 800, height: 400 }],
  [
    'a part',
    { width: 800, height: 400 },
    { x: 250, y: 500, width: 500, height: 500 },
    { left: 200, top: 200, width: 400, height: 200 },
  ],
  [
    'past the edge by rounding',
    { width: 3, height: 3 },
    { x: 500, y: 500, width: 500, height: 500 },
    { left: 2, top: 2, width: 1, height: 1 },
  ],
  [
    'of a picture of one line',
    { width: 1000, height: 1 },
    { x: 0, y: 900, width: 100, height: 50 },
    { left: 0, top: 0, width: 100, height: 1 },
  ],
])('the pixels of a crop: %s', (_, whole, crop, region) => {
  expect(croppedRegion(whole, crop)).toEqual(region);
});

test.each([
  [{ x: 50, y: 50 }, wholePicture, { x: 50, y: 50 }],
  [
    { x: 50, y: 50 },
    { x: 500, y: 0, width: 500, height: 1000 },
    { x: 0, y: 50 },
  ],
  [
    { x: 75, y: 10 },
    { x: 500, y: 200, width: 500, height: 400 },
    { x: 50, y: 0 },
  ],
  [
    { x: 100, y: 90 },
    { x: 0, y: 0, width: 500, height: 500 },
    { x: 100, y: 100 },
  ],
])('the point %j in the crop %j is %j', (point, crop, inside) => {
  expect(pointInCrop(point, crop)).toEqual(inside);
});

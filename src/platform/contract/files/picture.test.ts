import { expect, test } from 'vitest';
import { Picture, picturesOf } from './picture.ts';

const imageGuid = '0b54a1b2-6d0c-4c1e-9a53-2f9f0d2f7f11';
const darkImageGuid = '0b54a1b2-6d0c-4c1e-9a53-2f9f0d2f7f12';
const alt = { $lang: {} };

test.each([
  ['none', undefined, []],
  ['one', { imageGuid, alt }, [imageGuid]],
  ['one with another for dark screens', { imageGuid, darkImageGuid, alt }, [imageGuid, darkImageGuid]],
])('the files of a picture: %s', (_, picture, expected) => {
  expect(picturesOf(picture)).toEqual(expected);
});

test.each([
  [{}, true],
  [{ focalPoint: { x: 0, y: 100 } }, true],
  [{ focalPoint: { x: 100, y: 0 } }, true],
  [{ focalPoint: { x: -1, y: 0 } }, false],
  [{ focalPoint: { x: 101, y: 0 } }, false],
  [{ focalPoint: { x: 0, y: -1 } }, false],
  [{ focalPoint: { x: 0, y: 101 } }, false],
  [{ focalPoint: { x: 0.5, y: 1 } }, false],
  [{ focalPoint: { x: 1 } }, false],
  [{ imageGuid: 'haven' }, false],
  [{ crop: { x: 0, y: 0, width: 1000, height: 1000 } }, true],
  [{ crop: { x: 950, y: 500, width: 50, height: 500 } }, true],
  [{ crop: { x: 951, y: 0, width: 50, height: 1000 } }, false],
  [{ crop: { x: 500, y: 0, width: 501, height: 1000 } }, false],
  [{ crop: { x: 0, y: 500, width: 1000, height: 501 } }, false],
  [{ crop: { x: 0, y: 0, width: 49, height: 1000 } }, false],
  [{ crop: { x: -1, y: 0, width: 500, height: 1000 } }, false],
  [{ crop: { x: 0.5, y: 0, width: 500, height: 1000 } }, false],
])('a picture with %j is one: %s', (changes, isOne) => {
  expect(Picture.safeParse({ imageGuid, ...changes }).success).toBe(isOne);
});

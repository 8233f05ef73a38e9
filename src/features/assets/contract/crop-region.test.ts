import { describe, expect, it } from 'vitest';
import { cropRegion } from './crop-region.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 200, height: 400 };
const square = { width: 100, height: 100 };

describe('what is left of a picture that is cut', () => {
  it.each([
    [wide, square, { x: 50, y: 50 }, { left: 100, top: 0, width: 200, height: 200 }],
    [wide, square, { x: 0, y: 50 }, { left: 0, top: 0, width: 200, height: 200 }],
    [wide, square, { x: 100, y: 0 }, { left: 200, top: 0, width: 200, height: 200 }],
    [wide, square, { x: 40, y: 90 }, { left: 60, top: 0, width: 200, height: 200 }],
    [tall, square, { x: 50, y: 80 }, { left: 0, top: 200, width: 200, height: 200 }],
    [tall, { width: 100, height: 200 }, { x: 10, y: 10 }, { left: 0, top: 0, width: 200, height: 400 }],
    [
      { width: 3, height: 1000 },
      { width: 1000, height: 10 },
      { x: 50, y: 50 },
      { left: 0, top: 500, width: 3, height: 1 },
    ],
  ])('%j cut to %j around %j', (source, box, focalPoint, region) => {
    expect(cropRegion(source, box, focalPoint)).toEqual(region);
  });
});

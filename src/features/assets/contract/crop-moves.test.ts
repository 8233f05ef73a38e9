import { describe, expect, it } from 'vitest';
import { wholePicture } from '#platform/contract/files/crop.ts';
import {
  cornerAt,
  cropInRatio,
  cropRatio,
  drawnCrop,
  isInCrop,
  movedCrop,
  oppositeCorner,
  resizedCrop,
  stretchedCrop,
} from './crop-moves.ts';

const crop = { x: 200, y: 100, width: 400, height: 200 };

describe('moving a crop', () => {
  it.each([
    [
      { x: 10, y: -10 },
      { x: 210, y: 90 },
    ],
    [
      { x: -500, y: -500 },
      { x: 0, y: 0 },
    ],
    [
      { x: 900, y: 900 },
      { x: 600, y: 800 },
    ],
    [
      { x: 0.4, y: 0.6 },
      { x: 200, y: 101 },
    ],
  ])('by %j', (by, at) => {
    expect(movedCrop(crop, by)).toEqual({ ...crop, ...at });
  });
});

describe('making it larger or smaller', () => {
  it.each([
    ['a little', crop, 40, { x: 180, y: 90, width: 440, height: 220 }],
    ['until it fills the picture', crop, 5000, { x: 0, y: 0, width: 1000, height: 500 }],
    ['until it is a spot', crop, -5000, { x: 350, y: 175, width: 100, height: 50 }],
    ['of the whole, larger', wholePicture, 10, wholePicture],
  ])('%s', (_, from, by, to) => {
    expect(resizedCrop(from, by)).toEqual(to);
  });
});

describe('giving it proportions', () => {
  it.each([
    [
      'the whole of a picture of 1600 by 900, square',
      wholePicture,
      cropRatio(1, { width: 1600, height: 900 }),
      { x: 219, y: 0, width: 563, height: 1000 },
    ],
    [
      'the whole of a tall one, wide',
      wholePicture,
      cropRatio(16 / 9, { width: 900, height: 1600 }),
      { x: 0, y: 342, width: 1000, height: 316 },
    ],
    ['a part that has them', crop, 2, crop],
    ['a spot, which may not be less', { x: 0, y: 0, width: 60, height: 60 }, 3, { x: 0, y: 5, width: 150, height: 50 }],
  ])('%s', (_, from, ratio, to) => {
    expect(cropInRatio(from, ratio)).toEqual(to);
  });
});

describe('drawing one', () => {
  it.each([
    [
      'down and to the right',
      { x: 100, y: 100 },
      { x: 500, y: 300 },
      undefined,
      { x: 100, y: 100, width: 400, height: 200 },
    ],
    [
      'up and to the left',
      { x: 500, y: 300 },
      { x: 100, y: 100 },
      undefined,
      { x: 100, y: 100, width: 400, height: 200 },
    ],
    ['over the edge', { x: 500, y: 500 }, { x: 2000, y: -10 }, undefined, { x: 500, y: 0, width: 500, height: 500 }],
    ['hardly', { x: 500, y: 500 }, { x: 501, y: 501 }, undefined, { x: 500, y: 500, width: 50, height: 50 }],
    ['in proportion', { x: 0, y: 0 }, { x: 400, y: 100 }, 2, { x: 0, y: 0, width: 400, height: 200 }],
    [
      'in proportion, where there is no room for more',
      { x: 0, y: 900 },
      { x: 900, y: 950 },
      2,
      { x: 0, y: 900, width: 200, height: 100 },
    ],
  ])('%s', (_, from, to, ratio, drawn) => {
    expect(drawnCrop(from, to, ratio)).toEqual(drawn);
  });
});

describe('stretching it', () => {
  it.each([
    ['wider', { x: 10, y: 0 }, undefined, { ...crop, width: 410 }],
    ['lower', { x: 0, y: -10 }, undefined, { ...crop, height: 190 }],
    ['no narrower than a spot', { x: -900, y: 0 }, undefined, { ...crop, width: 50 }],
    ['no wider than the picture', { x: 900, y: 0 }, undefined, { ...crop, width: 800 }],
    ['as a whole where it has proportions', { x: 40, y: 0 }, 2, { x: 180, y: 90, width: 440, height: 220 }],
  ])('%s', (_, by, ratio, to) => {
    expect(stretchedCrop(crop, by, ratio)).toEqual(to);
  });
});

describe('what is under the pointer', () => {
  const reach = { x: 20, y: 20 };
  it.each([
    [{ x: 205, y: 95 }, 'top-left', { x: 600, y: 300 }],
    [{ x: 615, y: 110 }, 'top-right', { x: 200, y: 300 }],
    [{ x: 190, y: 310 }, 'bottom-left', { x: 600, y: 100 }],
    [{ x: 600, y: 300 }, 'bottom-right', { x: 200, y: 100 }],
  ] as const)('at %j it is the corner %s', (point, corner, opposite) => {
    expect(cornerAt(crop, point, reach)).toBe(corner);
    expect(oppositeCorner(crop, corner)).toEqual(opposite);
  });

  it('is no corner in the middle, which is inside, nor far away, which is not', () => {
    expect([cornerAt(crop, { x: 400, y: 200 }, reach), isInCrop(crop, { x: 400, y: 200 })]).toEqual([undefined, true]);
    expect([cornerAt(crop, { x: 900, y: 900 }, reach), isInCrop(crop, { x: 900, y: 900 })]).toEqual([undefined, false]);
  });
});

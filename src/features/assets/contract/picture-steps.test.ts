import { describe, expect, it } from 'vitest';
import { maxSide, minSide } from './asset-transform.ts';
import { qualitySteps, sideSteps, steppedBox, steppedQuality, steppedSide } from './picture-steps.ts';

describe('the steps of pictures', () => {
  it.each([
    [50, 50],
    [51, 60],
    [149, 150],
    [320, 320],
    [321, 360],
    [2561, 3000],
    [3000, 3000],
  ])('a side of %i is made %i', (asked, made) => {
    expect(steppedSide(asked)).toBe(made);
  });

  it.each([
    [1, 1],
    [2, 10],
    [77, 80],
    [95, 95],
    [100, 100],
  ])('a quality of %i is made %i', (asked, made) => {
    expect(steppedQuality(asked)).toBe(made);
  });

  it.each([
    ['1200x630', '1200x630'],
    ['640x360', '640x360'],
    ['300x200', '300x200'],
    ['200x300', '200x300'],
    ['100x60', '100x60'],
    ['1201x631', '1280x672'],
    ['3000x50', '3000x50'],
    ['50x50', '50x50'],
  ])('a box of %s is made %s', (asked, made) => {
    const [width = 0, height = 0] = asked.split('x').map(Number);
    const box = steppedBox({ width, height }, minSide);
    expect(`${box.width}x${box.height}`).toBe(made);
  });

  it('stay within the limits (§9), and are few', () => {
    expect([sideSteps[0], sideSteps.at(-1)]).toEqual([minSide, maxSide]);
    expect([qualitySteps[0], qualitySteps.at(-1)]).toEqual([1, 100]);
    expect(sideSteps.length).toBeLessThan(50);
    for (const steps of [sideSteps, qualitySteps]) {
      expect([...steps].sort((one, other) => one - other)).toEqual(steps);
    }
  });
});

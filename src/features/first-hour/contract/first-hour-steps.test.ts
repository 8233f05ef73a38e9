import { describe, expect, it } from 'vitest';
import { type Progress, progressAfter, stepToShow } from './first-hour-steps.ts';

describe('how far someone came', () => {
  it.each<[Progress, Exclude<Progress, 'done'>, Progress]>([
    ['site', 'site', 'look'],
    ['look', 'look', 'begin'],
    ['begin', 'begin', 'done'],
    // Back to an earlier question, and on from where they were.
    ['begin', 'site', 'begin'],
    ['done', 'look', 'done'],
  ])('was at %s and took %s: %s', (saved, taken, progress) => {
    expect(progressAfter(saved, taken)).toBe(progress);
  });
});

describe('the step that is shown', () => {
  it.each<[Progress, string | undefined, Progress]>([
    ['look', undefined, 'look'],
    ['look', 'site', 'site'],
    ['look', 'look', 'look'],
    ['look', 'begin', 'look'],
    ['look', 'nonsense', 'look'],
    ['done', 'site', 'done'],
    ['site', 'done', 'site'],
  ])('at %s someone who asks for %s gets %s', (saved, asked, shown) => {
    expect(stepToShow(saved, asked)).toBe(shown);
  });
});

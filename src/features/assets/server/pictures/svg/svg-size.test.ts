import { describe, expect, it } from 'vitest';
import { svgSize } from './svg-size.ts';

describe('the size of a drawing', () => {
  it.each<[Record<string, string>, string]>([
    [{ width: '120', height: '80' }, '120x80'],
    [{ width: '120px', height: ' 80 ' }, '120x80'],
    [{ width: '1in', height: '2.54cm' }, '96x96'],
    [{ width: '72pt', height: '25.4mm' }, '96x96'],
    [{ width: '1e2', height: '5.e1' }, '100x50'],
    [{ viewBox: '0 0 24 12' }, '24x12'],
    [{ viewBox: '-10,-10,24,12' }, '24x12'],
    [{ width: '100%', height: '100%', viewBox: '0 0 24 12' }, '24x12'],
    [{ width: '48', viewBox: '0 0 24 12' }, '48x24'],
    [{ height: '48', viewBox: '0 0 24 12' }, '96x48'],
    [{ width: '120', height: '80', viewBox: '0 0 24 12' }, '120x80'],
    [{}, '300x150'],
    [{ width: '120' }, '120x150'],
    [{ viewBox: '0 0 0 12' }, '300x150'],
    [{ viewBox: 'nonsense' }, '300x150'],
    [{ width: '-5', height: 'NaN' }, '300x150'],
    [{ width: `1${'0'.repeat(50)}`, height: '80' }, '300x80'],
  ])('%j is %s', (attributes, size) => {
    const { width, height } = svgSize(new Map(Object.entries(attributes)));
    expect(`${width}x${height}`).toBe(size);
  });
});

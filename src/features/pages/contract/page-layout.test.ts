import { describe, expect, it } from 'vitest';
import { areaIn, areasOf, layouts } from './page-layout.ts';

describe('layouts (§9)', () => {
  it('are the four of the spec', () => {
    expect(layouts).toEqual(['100', '25-75', '75-25', '25-50-25']);
  });

  it.each([
    ['100', ['top-row', 'main', 'bottom-row']],
    ['25-75', ['top-row', 'main', 'side', 'bottom-row']],
    ['75-25', ['top-row', 'main', 'side', 'bottom-row']],
    ['25-50-25', ['top-row', 'main', 'side', 'side-end', 'bottom-row']],
  ] as const)('%s is read as %j: the content first, then what stands beside it', (layout, areas) => {
    expect(areasOf(layout)).toEqual(areas);
  });

  it.each([
    ['100', 'side', 'main'],
    ['100', 'side-end', 'main'],
    ['75-25', 'side-end', 'side'],
    ['25-50-25', 'side-end', 'side-end'],
    ['100', 'top-row', 'top-row'],
  ] as const)('in %s a block of %s stands in %s', (layout, area, expected) => {
    expect(areaIn(layout, area)).toBe(expected);
  });
});

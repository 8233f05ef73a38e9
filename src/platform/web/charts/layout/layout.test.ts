import { describe, expect, it } from 'vitest';
import { heatLayout } from './heat-layout.ts';
import { every, lineLayout } from './line-layout.ts';
import { planLayout } from './plan-layout.ts';
import { atPercent, roundStep } from './scale-top.ts';
import { sidesOf } from './sides-layout.ts';
import { sluiceLayout } from './sluice-layout.ts';
import { fiveParts, stackLayout } from './stack-layout.ts';

describe('a scale', () => {
  it.each([
    [0, 1],
    [1, 1],
    [7, 8],
    [3.5, 4],
    [28, 30],
    [210.5, 300],
    [0.3, 0.3],
  ])('counts %d by %d', (rough, step) => {
    expect(roundStep(rough)).toBe(step);
  });

  it('is written in percentages', () => {
    expect(atPercent(33.33333)).toBe('33.33%');
  });
});

describe('a line', () => {
  it('goes from the first to the last point, and apart to what is running', () => {
    const points = [2, 8, 4].map((value) => ({ value, was: null }));
    expect(lineLayout(points, false)).toEqual({
      top: 8,
      at: [0, 50, 100],
      line: 'M0 75L50 0L100 50',
      area: 'M0 75L50 0L100 50L100 100L0 100Z',
      was: '',
      running: '',
    });
    expect(lineLayout(points, true)).toMatchObject({ line: 'M0 75L50 0', running: 'M50 0L100 50' });
  });

  it('of one point, and of nothing at all, can be drawn', () => {
    expect(lineLayout([{ value: 3, was: 1 }], true)).toMatchObject({
      at: [100],
      line: 'M100 25',
      area: '',
      running: '',
    });
    expect(lineLayout([], false)).toMatchObject({ top: 4, line: '' });
  });

  it('stops where nothing was measured, and shows what stands alone', () => {
    const at = (value: number | null, was: number | null = null) => ({ value, was });
    expect(lineLayout([at(4), at(0), at(null), at(4), at(null)], true)).toEqual({
      top: 4,
      at: [0, 25, 50, 75, 100],
      line: 'M0 0L25 100M75 0h0.01',
      area: 'M0 0L25 100L25 100L0 100Z',
      was: '',
      running: '',
    });
    expect(lineLayout([at(2, 4), at(null), at(2, 4)], false)).toMatchObject({ was: 'M0 0h0.01M100 0h0.01' });
  });

  it.each([
    [5, 10, 1],
    [28, 10, 3],
    [61, 10, 7],
  ])('of %d points with room for %d marks names one in %d', (count, most, step) => {
    expect(every(count, most)).toBe(step);
  });
});

describe('a sluice', () => {
  it('tells what is lost at each gate, and where the most', () => {
    const locks = [100, 90, 50, 60].map((number) => ({ label: '', number }));
    expect(sluiceLayout(locks).map(({ percent, lost, isWorst }) => [percent, lost, isWorst])).toEqual([
      [100, 0, false],
      [90, 10, false],
      [50, 40, true],
      [60, 0, false],
    ]);
    expect(sluiceLayout([{ label: '', number: 0 }])[0]).toMatchObject({ percent: 0, isWorst: false });
  });
});

describe('two sides', () => {
  it('lie left and right of the middle; the middle option is on neither', () => {
    expect(sidesOf([10, 20, 10, 40, 20])).toEqual({
      left: 30,
      right: 60,
      middle: 10,
      parts: [
        { option: 0, start: 35, width: 5 },
        { option: 1, start: 40, width: 10 },
        { option: 3, start: 50, width: 20 },
        { option: 4, start: 70, width: 10 },
      ],
    });
  });

  it('of nobody are empty', () => {
    expect(sidesOf([0, 0])).toMatchObject({ left: 0, right: 0, middle: 0 });
  });
});

describe('a stacked bar', () => {
  it('writes names where their part lies, and those that would touch below', () => {
    const parts = [
      { label: 'Telefoon', percent: 71 },
      { label: 'Computer', percent: 24 },
      { label: 'Tablet', percent: 5 },
    ];
    expect(stackLayout(parts).map(({ start, line, anchor }) => [start, line, anchor])).toEqual([
      [0, 0, 'start'],
      [71, 0, 'end'],
      [95, 1, 'end'],
    ]);
  });

  it('has five parts at most', () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ label: String(index), percent: 10 }));
    expect(
      fiveParts(six, 'rest')
        .map(({ label, percent }) => [label, percent])
        .at(-1),
    ).toEqual(['rest', 20]);
    expect(fiveParts(six.slice(0, 5), 'rest')).toHaveLength(5);
  });
});

describe('a heat strip', () => {
  it('measures each against the most of all', () => {
    expect(
      heatLayout([
        [10, 6],
        [1, 0],
      ]),
    ).toEqual([
      [
        { tone: 'most', percent: 100 },
        { tone: 'more', percent: 60 },
      ],
      [
        { tone: 'least', percent: 10 },
        { tone: 'least', percent: 0 },
      ],
    ]);
  });

  it('is flat where there is nothing', () => {
    expect(heatLayout([[0]])).toEqual([[{ tone: 'least', percent: 0 }]]);
  });
});

describe('a plan', () => {
  const shape = { width: 400, height: 300 };
  it('has the north above, the east to the right and the largest the largest', () => {
    const { points } = planLayout(
      [
        { latitude: 52, longitude: 4, number: 100 },
        { latitude: 52.02, longitude: 4.02, number: 25 },
      ],
      shape,
    );
    const [south, north] = points;
    expect(south && north && south.y > north.y && south.x < north.x).toBe(true);
    expect(points.map(({ radius }) => radius)).toEqual([36, 18]);
    expect(points.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  });

  it('draws one place in the middle, with a scale that people can say', () => {
    const { points, scale } = planLayout([{ latitude: 52, longitude: 4, number: 7 }], shape);
    expect(points).toEqual([{ x: 50, y: 50, radius: 36 }]);
    expect([100, 200, 500]).toContain(scale.metres);
    expect(planLayout([], shape).points).toEqual([]);
  });
});

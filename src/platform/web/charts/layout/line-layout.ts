import { roundStep, tidy } from './scale-top.ts';

export interface LineValue {
  /** Null where there was nothing to measure: the line stops there, and goes on where there is. */
  value: number | null;
  was: number | null;
}

export interface LineLayout {
  top: number;
  /** Percentages along the line, one for each point. */
  at: number[];
  /** Paths in a box of 100 by 100. */
  line: string;
  area: string;
  was: string;
  /** The last stretch, to a point that is still running. */
  running: string;
}

/** Marks of the gauge beside it. */
export const lineSteps = 4;

/** As many marks as there is room for, every one of them named. */
export const every = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));

interface Stretch {
  from: number;
  values: number[];
}

/** What was measured without a break. */
function stretchesOf(values: readonly (number | null)[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const open = stretches.at(-1);
    if (open !== undefined && open.from + open.values.length === index) open.values.push(value);
    else stretches.push({ from: index, values: [value] });
  }
  return stretches;
}

export function lineLayout(points: readonly LineValue[], isRunning: boolean): LineLayout {
  const most = Math.max(1, ...points.map(({ value, was }) => Math.max(value ?? 0, was ?? 0)));
  // Every mark beside the line is a whole number that people can say out loud.
  const top = lineSteps * Math.max(1, roundStep(most / lineSteps));
  const last = points.length - 1;
  const at = points.map((_, index) => (last === 0 ? 100 : tidy((index / last) * 100)));
  const y = (value: number) => tidy(100 - (value / top) * 100);
  /** A stretch without an end, so that what stands alone is seen as a dot. */
  const path = ({ from, values }: Stretch) =>
    values.length === 1 && points.length > 1
      ? `M${at[from]} ${y(values[0] ?? 0)}h0.01`
      : values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at[from + index]} ${y(value)}`).join('');
  const area = (stretch: Stretch) =>
    stretch.values.length < 2
      ? ''
      : `${path(stretch)}L${at[stretch.from + stretch.values.length - 1]} 100L${at[stretch.from]} 100Z`;
  const values = points.map(({ value }) => value);
  const solid = stretchesOf(isRunning && last > 0 ? values.slice(0, -1) : values);
  const hasWas = points.some(({ was }) => was !== null);
  const [before, now] = [values[last - 1], values[last]];
  return {
    top,
    at,
    line: solid.map(path).join(''),
    area: solid.map(area).join(''),
    was: hasWas
      ? stretchesOf(points.map(({ value, was }) => (value === null ? null : (was ?? 0))))
          .map(path)
          .join('')
      : '',
    running:
      isRunning && last > 0 && typeof before === 'number' && typeof now === 'number'
        ? `M${at[last - 1]} ${y(before)}L${at[last]} ${y(now)}`
        : '',
  };
}

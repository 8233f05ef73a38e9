import { roundStep, tidy } from './scale-top.ts';

export interface LineValue {
  value: number;
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

export function lineLayout(points: readonly LineValue[], isRunning: boolean): LineLayout {
  const most = Math.max(1, ...points.map(({ value, was }) => Math.max(value, was ?? 0)));
  // Every mark beside the line is a whole number that people can say out loud.
  const top = lineSteps * Math.max(1, roundStep(most / lineSteps));
  const last = points.length - 1;
  const at = points.map((_, index) => (last === 0 ? 100 : tidy((index / last) * 100)));
  const y = (value: number) => tidy(100 - (value / top) * 100);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at[index]} ${y(value)}`).join('');
  const values = points.map(({ value }) => value);
  const solid = isRunning && last > 0 ? values.slice(0, -1) : values;
  const hasWas = points.some(({ was }) => was !== null);
  const line = path(solid);
  return {
    top,
    at,
    line,
    area: solid.length < 2 ? '' : `${line}L${at[solid.length - 1]} 100L${at[0]} 100Z`,
    was: hasWas ? path(points.map(({ was }) => was ?? 0)) : '',
    running:
      isRunning && last > 0 ? `M${at[last - 1]} ${y(values[last - 1] ?? 0)}L${at[last]} ${y(values[last] ?? 0)}` : '',
  };
}

/** What an answer or a part of an expression can be; nothing that is not a number counts as one. */
export type Amount = number | string | readonly (number | string)[];

interface NamedFunction {
  /** How many values it takes. */
  least: number;
  most: number;
  of(values: readonly number[]): number;
}

const many = { least: 1, most: 50 };

/** By the name that one writes. `if` is not among them: it looks at one of its values only. */
export const expressionFunctions: Readonly<Record<string, NamedFunction>> = {
  sum: { ...many, of: (values) => values.reduce((sum, value) => sum + value, 0) },
  min: { ...many, of: (values) => Math.min(...values) },
  max: { ...many, of: (values) => Math.max(...values) },
  count: { ...many, of: (values) => values.length },
  abs: { least: 1, most: 1, of: ([value = 0]) => Math.abs(value) },
  round: { least: 1, most: 2, of: ([value = 0, decimals = 0]) => roundTo(value, decimals) },
  not: { least: 1, most: 1, of: ([value = 0]) => (value === 0 ? 1 : 0) },
  and: { ...many, of: (values) => (values.every((value) => value !== 0) ? 1 : 0) },
  or: { ...many, of: (values) => (values.some((value) => value !== 0) ? 1 : 0) },
};

export const ifName = 'if';

/** Half a cent goes up, also where a computer keeps 1.005 as a little less. */
export function roundTo(value: number, decimals: number): number {
  const places = Math.min(Math.max(Math.trunc(decimals), 0), 6);
  const shifted = Number(`${Math.abs(value)}e${places}`);
  // What has an exponent already is too large or too small to have such decimals.
  if (!Number.isFinite(shifted)) return value;
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${places}`);
}

const roundSteps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The next round number, by which people count. */
export function roundStep(rough: number): number {
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return roundSteps.map((step) => Number((step * power).toPrecision(12))).find((step) => step >= rough) ?? rough;
}

/** Two decimals are finer than any screen draws. */
export const tidy = (value: number): number => Math.round(value * 100) / 100;

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/** In an svg without a viewBox: it follows its container, and its words keep their size. */
export const atPercent = (value: number): string => `${tidy(value)}%`;

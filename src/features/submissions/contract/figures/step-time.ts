/** The first second of each stretch of time that is told apart: nobody waits to the second, and a stretch holds many. */
const stretches = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1800] as const;

/** Whoever left the form open for longer did something else. */
export const longestAtStep = 3600;

export const stretchOf = (seconds: number): number => stretches.findLast((first) => first <= seconds) ?? 0;

export interface StretchCount {
  /** The first second of the stretch. */
  seconds: number;
  number: number;
}

/** Half were ready sooner: somewhere in the stretch where the middle lies, as far along as its people are. */
export function middleOfStretches(counts: readonly StretchCount[]): number | undefined {
  const total = counts.reduce((sum, { number }) => sum + number, 0);
  let passed = 0;
  for (const { seconds, number } of counts.toSorted((one, other) => one.seconds - other.seconds)) {
    if (number > 0 && passed + number >= total / 2) {
      const next = stretches.find((first) => first > seconds) ?? longestAtStep;
      return Math.round(seconds + ((total / 2 - passed) / number) * (next - seconds));
    }
    passed += number;
  }
  return undefined;
}

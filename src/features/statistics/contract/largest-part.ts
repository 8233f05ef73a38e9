interface Part {
  number: number;
  was?: number | null;
}

interface LargestPart<Row> {
  row: Row;
  /** Of all parts together, in hundredths. */
  share: number;
  /** The same in the period beside it; null when nothing is known of that. */
  was: number | null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The part that has most of a whole, beside what it had. */
export function largestPart<Row extends Part>(parts: readonly Row[]): LargestPart<Row> | undefined {
  const row = parts.toSorted((one, other) => other.number - one.number)[0];
  const whole = sum(parts.map(({ number }) => number));
  if (row === undefined || whole === 0) return undefined;
  const before = sum(parts.map(({ was }) => was ?? 0));
  return {
    row,
    share: (row.number / whole) * 100,
    was: row.was == null || before === 0 ? null : (row.was / before) * 100,
  };
}

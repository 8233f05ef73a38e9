interface Counted {
  number: number;
  was?: number | null;
}

/** Of fewer it is chance what grew. */
const leastBefore = 10;
/** Of less nobody needs to hear. */
const leastShare = 10;

/** What grew most since the period beside it, with by how much in hundredths. */
export function mostGrown<Row extends Counted>(rows: readonly Row[]): { row: Row; share: number } | undefined {
  return rows
    .flatMap((row) =>
      row.was != null && row.was >= leastBefore ? [{ row, share: Math.round((row.number / row.was - 1) * 100) }] : [],
    )
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share)[0];
}

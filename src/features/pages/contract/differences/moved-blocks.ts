/**
 * Of what stands in both, as few as possible that must have been moved to get from one order to the other: all but the
 * longest row that kept its order. `hasOtherArea` says of a block that it was moved in any case.
 */
export function movedBlocks(
  was: readonly string[],
  is: readonly string[],
  hasOtherArea: (guid: string) => boolean,
): Set<string> {
  const places = new Map(was.map((guid, place) => [guid, place]));
  const both = is.filter((guid) => places.has(guid));
  const stayed = new Set(
    longestRising(both.filter((guid) => !hasOtherArea(guid)).map((guid) => places.get(guid) ?? 0)),
  );
  return new Set(both.filter((guid) => hasOtherArea(guid) || !stayed.has(places.get(guid) ?? 0)));
}

/** The longest row of numbers that rises, leaving out as few as need be. */
function longestRising(numbers: readonly number[]): number[] {
  /** For each length the place of the lowest number that a row of that length can end with. */
  const ends: number[] = [];
  const before = new Array<number | undefined>(numbers.length);
  for (const [place, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = found < 0 ? ends.length : found;
    before[place] = ends[length - 1];
    ends[length] = place;
  }
  const row: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) row.unshift(numbers[place] ?? 0);
  return row;
}

/** So many pages are drawn at most to find when changes came: what is not found by then stays unknown. */
export const mostLooks = 40;

interface Looking {
  changes: readonly number[];
  /** How many times the site changed between the two moments. */
  steps: number;
  /** Which of the changes were still to come after a step; `before` it, for what came by itself, as time went by. */
  toCome(step: number, side: 'before' | 'after'): Promise<ReadonlySet<number>>;
}

/** The step that each change came with, by halving: a page is drawn for what several changes ask at once. */
export async function whenItCame({ changes, steps, toCome }: Looking): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  let looks = 0;
  const look = (step: number, side: 'before' | 'after') => {
    looks += 1;
    return toCome(step, side);
  };

  /** They came with one of these steps, the last one included. */
  async function within(some: readonly number[], first: number, last: number): Promise<void> {
    if (some.length === 0 || first > last || looks >= mostLooks) return;
    if (first === last) {
      const [before, after] = [await look(first, 'before'), await look(first, 'after')];
      for (const change of some) if (before.has(change) && !after.has(change)) found.set(change, first);
      return;
    }
    const middle = Math.floor((first + last) / 2);
    const still = await look(middle, 'after');
    await within(
      some.filter((change) => !still.has(change)),
      first,
      middle,
    );
    await within(
      some.filter((change) => still.has(change)),
      middle + 1,
      last,
    );
  }
  await within(changes, 0, steps - 1);
  return found;
}

/** What was added to a list. */
export interface AddedTo {
  /** When someone did so last themselves. */
  byMe: Date | null;
  /** How many lately, by anybody. */
  lately: number;
  /** News is what is written most, and where to begin for who never wrote anything. */
  isNews: boolean;
}

/** Where one added last oneself comes first, then news, then where most is added; what is left stays in the order of the site. */
export const mostUsedFirst = <T>(places: readonly T[], addedTo: (place: T) => AddedTo | undefined): T[] =>
  places.toSorted((one, other) => {
    const [here, there] = [addedTo(one), addedTo(other)];
    const mine = (there?.byMe?.getTime() ?? 0) - (here?.byMe?.getTime() ?? 0);
    const news = Number(there?.isNews ?? false) - Number(here?.isNews ?? false);
    return mine || news || (there?.lately ?? 0) - (here?.lately ?? 0);
  });

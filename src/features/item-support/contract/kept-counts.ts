const second = 1000;
/** Kept pages are told of a new number at once, and then not again before this. */
const quiet = 5 * second;
/** A transaction that decided to be silent may take this long to be seen; clocks of two machines may differ as much. */
const margin = 5 * second;

/**
 * Whether a change of the numbers is told to whoever keeps a page with them (docs/decisions/0023): the first one is, and
 * of a rush one in every five seconds. Both rules together: a change is told, or every page that missed it ends by itself.
 */
export const isTold = (announcedAt: Date | null, now: Date): boolean =>
  announcedAt === null || now.getTime() - announcedAt.getTime() >= quiet;

/** Until when a page with this number may be kept: undefined when every change will be told. */
export function keptUntil(announcedAt: Date | null, now: Date): Date | undefined {
  if (announcedAt === null) return undefined;
  const end = announcedAt.getTime() + quiet + margin;
  return now.getTime() < end ? new Date(end) : undefined;
}

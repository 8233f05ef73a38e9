import { percentOf } from './scale-top.ts';

export interface Lock {
  label: string;
  number: number;
  /** What stands under its name. */
  note?: string | undefined;
}

export interface PlacedLock extends Lock {
  /** Of who began. */
  percent: number;
  /** Who did not come through the gate before it. */
  lost: number;
  isWorst: boolean;
}

/** A flight of locks. More can pass a gate than were counted before it (a step that was opened twice): nobody is lost then. */
export function sluiceLayout(locks: readonly Lock[]): PlacedLock[] {
  const begun = locks[0]?.number ?? 0;
  const lost = locks.map(({ number }, index) =>
    index === 0 ? 0 : Math.max(0, (locks[index - 1]?.number ?? 0) - number),
  );
  const worst = Math.max(0, ...lost);
  const worstAt = worst === 0 ? -1 : lost.indexOf(worst);
  return locks.map((lock, index) => ({
    ...lock,
    percent: Math.min(100, percentOf(lock.number, begun)),
    lost: lost[index] ?? 0,
    isWorst: index === worstAt,
  }));
}

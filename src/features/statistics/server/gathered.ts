import type { Batch, Happened, Thing } from './batch.ts';

/** In one row; more of a second go into the next. */
export const mostInOne = 5000;

/** What stands at its address is looked up when it is written. */
export type GatheredThing = Omit<Thing, 'subject'> & { path: string };

const keyOf = (thing: GatheredThing): string =>
  `${thing.kind}\n${thing.path}\n${thing.language}\n${thing.audience}\n${thing.source}\n${thing.campaign}\n${thing.device}\n${thing.reads}\n${thing.country}`;

/** What happens until it is written: many do the same, which is kept once, and of each only who and when. */
export function createGathered() {
  let batches: Batch<GatheredThing>[] = [];
  let last: Batch<GatheredThing> | undefined;
  let numbers = new Map<string, number>();
  let size = 0;

  return {
    size: (): number => size,

    add(thing: GatheredThing, { at, visitor, seconds }: Happened): void {
      if (last === undefined || last.things.length >= mostInOne) {
        last = { different: [], things: [], visitors: [], moments: [], seconds: [] };
        batches.push(last);
        numbers = new Map();
      }
      const key = keyOf(thing);
      let number = numbers.get(key);
      if (number === undefined) {
        number = last.different.push(thing);
        numbers.set(key, number);
      }
      last.things.push(number);
      last.visitors.push(visitor);
      last.moments.push(at);
      last.seconds.push(seconds);
      size += 1;
    },

    /** All of it, after which nothing is gathered. */
    take(): Batch<GatheredThing>[] {
      const taken = batches;
      batches = [];
      last = undefined;
      size = 0;
      return taken;
    },
  };
}

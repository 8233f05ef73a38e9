import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What other processes are told: by key how many more there were. */
export interface ToldCounts {
  from: string;
  counts: [key: string, more: number, windowMilliseconds: number][];
}

interface Counted {
  current: number;
  since: number;
  /** Of this process alone, that the others have not heard of. */
  untold: number;
  /** From how many on they are told. */
  slice: number;
  window: number;
}

interface SharedCountsOptions {
  /** Of this process. */
  id: string;
  tell(told: ToldCounts): Promise<void>;
  onError(error: unknown): void;
  now?: () => number;
}

const mostKeys = 20_000;
/** In milliseconds. */
const tellEvery = 500;
/** So that a message stays below what a notification may be (8,000 bytes). */
const mostTold = 60;
const longestKey = 90;
/** Nobody is told of less than this part of a limit: a visitor who reads costs the others nothing. */
const partToldOf = 10;

/**
 * How often somebody called within a minute, over all processes: each counts for itself, and tells the others of a tenth of
 * a limit at a time. So a limit holds but for a tenth in each process and what half a second brings, and costs no question
 * to the database while nobody comes near it.
 */
export class SharedCounts {
  readonly #options: SharedCountsOptions;
  readonly #counted = new LRUCache<string, Counted>({ max: mostKeys });
  readonly #toTell = new Set<string>();
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();

  constructor(options: SharedCountsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** One more. */
  count(key: string, window: number, most: number): { current: number; ttl: number } {
    const one = this.#of(key, window);
    one.current += 1;
    one.untold += 1;
    one.slice = Math.max(1, Math.ceil(most / partToldOf));
    if (one.untold >= one.slice && key.length <= longestKey) this.#tellLater(key);
    return { current: one.current, ttl: window - (this.#now() - one.since) };
  }

  hear({ from, counts }: ToldCounts): void {
    if (from === this.#options.id) return;
    for (const [key, more, window] of counts) this.#of(key, window).current += more;
  }

  /** At once, and not when it is time. */
  async tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const keys = [...this.#toTell].slice(0, mostTold);
    for (const key of keys) this.#toTell.delete(key);
    const counts = keys.flatMap((key): ToldCounts['counts'] => {
      const one = this.#counted.get(key);
      if (one === undefined || one.untold === 0) return [];
      const told = one.untold;
      one.untold = 0;
      return [[key, told, one.window]];
    });
    if (counts.length > 0) await this.#options.tell({ from: this.#options.id, counts });
    if (this.#toTell.size > 0) this.#wait();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#telling;
  }

  #of(key: string, window: number): Counted {
    const known = this.#counted.get(key);
    if (known !== undefined && known.since + window > this.#now()) return known;
    const made = { current: 0, since: this.#now(), untold: 0, slice: 1, window };
    this.#counted.set(key, made);
    return made;
  }

  #tellLater(key: string): void {
    this.#toTell.add(key);
    this.#wait();
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      // Without the database each process counts for itself.
      this.#telling = this.tell().catch(this.#options.onError);
    }, tellEvery).unref();
  }
}

/** What the library hands over for a route with a limit of its own; its types name what is in `routeInfo` beside it. */
interface LimitOfRoute {
  routeInfo: { method: string | string[]; url: string };
}

/** The same in every process, and short enough that an address fits behind it (`longestKey`). */
const shortOf = (route: string): string => `${hash('sha256', route, 'base64url').slice(0, 12)} `;

/** As the library for limits asks for one: each call with a limit of its own counts by itself. */
export const countStore = (counts: SharedCounts) =>
  class CountStore {
    readonly #prefix: string;

    constructor(options: unknown, prefix = '') {
      // The library hands over what it was given; all of that is in `incr`.
      void options;
      this.#prefix = prefix;
    }

    incr(
      key: string,
      done: (error: Error | null, result: { current: number; ttl: number }) => void,
      window: number,
      most: number,
    ): void {
      done(null, counts.count(`${this.#prefix}${key}`, window, most));
    }

    child(limit: object): CountStore {
      const { method, url } = (limit as LimitOfRoute).routeInfo;
      return new CountStore(undefined, shortOf(`${String(method)} ${url}`));
    }
  };

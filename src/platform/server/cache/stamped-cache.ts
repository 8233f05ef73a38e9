import { LRUCache } from 'lru-cache';

interface Stamped<V> {
  stamp: string;
  value: Promise<V>;
  size: number;
}

/**
 * What was made of something that changes often, kept by its name. A stamp says of what it was made: under another one
 * it is made anew and takes the place of the old, which under a name of its own would stay until there is no room.
 */
export class StampedCache<V> {
  readonly #entries: LRUCache<string, Stamped<V>>;
  readonly #sizeOf: (value: V) => number;

  constructor({ maxSize, sizeOf }: { maxSize: number; sizeOf: (value: V) => number }) {
    this.#sizeOf = sizeOf;
    this.#entries = new LRUCache({ maxSize, sizeCalculation: ({ size }) => Math.max(1, size) });
  }

  /** Made at most once at a time for one name and stamp; what could not be made is not kept. */
  async remember(name: string, stamp: string, make: () => Promise<V>): Promise<V> {
    const known = this.#entries.get(name);
    if (known?.stamp === stamp) return known.value;
    const made: Stamped<V> = { stamp, value: make(), size: 1 };
    this.#entries.set(name, made);
    const isStillThere = () => this.#entries.peek(name) === made;
    try {
      const value = await made.value;
      if (isStillThere()) this.#entries.set(name, { ...made, size: this.#sizeOf(value) });
      return value;
    } catch (error) {
      if (isStillThere()) this.#entries.delete(name);
      throw error;
    }
  }
}

import { LRUCache } from 'lru-cache';
import { unavailable } from '#platform/contract/calls/errors.ts';
import { DeadlineError, within } from '../deadline.ts';

interface Entry<V> {
  value: V;
  tags: readonly string[];
  /** In milliseconds since 1970; it is looked at when the entry is asked for, so that no timer is needed. */
  expiresAt: number | undefined;
}

export interface Made<V, T extends string = string> {
  value: V;
  tags: readonly T[];
  /** When it changes by itself: a period that begins or ends, midnight. */
  expiresAt?: Date | undefined;
  /** Under another key than it was asked for by: it is known only now for whom it is. */
  keptAs?: string;
}

/** A moment in the cache's life. What was read before a tag was invalidated may not be kept after it. */
export type Ticket = number;

/** In milliseconds: whoever joins what another is making waits no longer, however long the other does. */
const longestJoining = 20_000;

/** Values by key, forgotten by tag. Bounded in size; the least recently used goes first. */
export class TaggedCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #invalidatedAt = new Map<string, number>();
  readonly #pending = new Map<string, Promise<V>>();
  readonly #isOff: boolean;
  readonly #now: () => number;
  #isPaused = false;
  #keepsExpired = false;
  #moment = 0;
  #floor = 0;

  /** A size of 0 keeps nothing at all. */
  constructor(options: { maxSize: number; sizeOf: (value: V) => number; now?: () => number }) {
    this.#isOff = options.maxSize === 0;
    this.#now = options.now ?? Date.now;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, options.maxSize),
      sizeCalculation: (entry) => Math.max(1, options.sizeOf(entry.value)),
      dispose: (entry, key) => this.#forgetTags(key, entry),
    });
  }

  get size(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry?.expiresAt === undefined || this.#keepsExpired || entry.expiresAt > this.#now()) return entry?.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** While notifications of changes do not arrive, nothing new is kept. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
  }

  /** While nothing can be made anew, what is past its time is better than nothing. */
  keepExpired(keepsExpired: boolean): void {
    this.#keepsExpired = keepsExpired;
  }

  begin(): Ticket {
    return this.#moment;
  }

  /** Keeps a value, unless one of its tags was invalidated while it was being made. */
  set(key: string, value: V, tags: readonly string[], ticket: Ticket, expiresAt?: Date): void {
    if (this.#isOff || this.#isPaused || ticket < this.#floor) return;
    if (tags.some((tag) => (this.#invalidatedAt.get(tag) ?? -1) > ticket)) return;
    this.#entries.set(key, { value, tags, expiresAt: expiresAt?.getTime() });
    // What is larger than the whole cache is not kept, and then its tags lead nowhere.
    if (!this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  /** The value, made at most once at a time for one key. */
  async remember(key: string, make: () => Promise<Made<V>>): Promise<V> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const running = this.#pending.get(key);
    if (running !== undefined) return joined(running);
    const ticket = this.begin();
    const made = make().then(({ value, tags, expiresAt, keptAs = key }) => {
      this.set(keptAs, value, tags, ticket, expiresAt);
      return value;
    });
    this.#pending.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#pending.get(key) === made) this.#pending.delete(key);
    }
  }

  invalidate(tags: readonly string[]): void {
    this.#moment += 1;
    for (const tag of tags) {
      this.#invalidatedAt.set(tag, this.#moment);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
    }
    // Someone who asks after this change must not be handed an answer that was begun before it.
    this.#pending.clear();
    if (this.#invalidatedAt.size > 10_000) this.#forgetMoments();
  }

  clear(): void {
    this.#moment += 1;
    this.#forgetMoments();
    this.#entries.clear();
    this.#pending.clear();
  }

  /** What was begun before now is not kept, whatever its tags. */
  #forgetMoments(): void {
    this.#floor = this.#moment;
    this.#invalidatedAt.clear();
  }

  #forgetTags(key: string, entry: Entry<V>): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

const joined = <V>(running: Promise<V>): Promise<V> =>
  within(longestJoining, 'joined work', running).catch((error: unknown) => {
    throw error instanceof DeadlineError ? unavailable() : error;
  });

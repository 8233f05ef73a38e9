/**
 * What this process knows about changes by others.
 * - `fresh`: it is told of each.
 * - `stale`: the database cannot be reached. What is kept is all there is, and is sent marked.
 * - `unknown`: the database is there for others and tells us nothing. Nothing that was kept may be used.
 */
export type FreshnessState = 'fresh' | 'stale' | 'unknown';

interface FreshnessOptions {
  /** By another connection than the one that was lost. */
  isDatabaseThere(): Promise<boolean>;
  /** How long kept answers go on without the database, in milliseconds; undefined leaves it to us. */
  staleMilliseconds: number | undefined;
  onChange(state: FreshnessState): void;
}

/** Between a loss and what is known about it. With the beat of the bus before it, it stays under two seconds. */
const verdictWithin = 400;
const usualStaleMilliseconds = 60 * 60_000;

/**
 * With one process nothing can have changed while the database is away, so its kept answers go on for an hour. Among
 * several it may be away for this one alone, while others write: then they go on only where that was chosen.
 */
export class Freshness {
  readonly #options: FreshnessOptions;
  #state: FreshnessState = 'fresh';
  #lostAt: number | undefined;
  #listeners = 1;
  #verdictTimer: NodeJS.Timeout | undefined;
  #endTimer: NodeJS.Timeout | undefined;

  constructor(options: FreshnessOptions) {
    this.#options = options;
  }

  get state(): FreshnessState {
    return this.#state;
  }

  /** For how many seconds kept answers may have been wrong; undefined while they are not. */
  get staleSeconds(): number | undefined {
    if (this.#state !== 'stale' || this.#lostAt === undefined) return undefined;
    return Math.round((performance.now() - this.#lostAt) / 1000);
  }

  /** As the database said when it was last heard. */
  noteHeartbeat({ listeners }: { listeners: number }): void {
    this.#listeners = listeners;
  }

  /** Processes on this database, this one among them. */
  get processes(): number {
    return this.#listeners;
  }

  lost(): void {
    this.#lostAt = performance.now();
    this.#verdictTimer = setTimeout(() => this.#become('stale'), verdictWithin).unref();
    this.stillLost();
  }

  /** Asked again after each failed attempt: it may be back for questions before it is back for listening. */
  stillLost(): void {
    const lostAt = this.#lostAt;
    this.#options.isDatabaseThere().then((isThere) => {
      if (this.#lostAt === lostAt) this.#become(isThere ? 'unknown' : 'stale');
    });
  }

  back(): void {
    this.#lostAt = undefined;
    this.#become('fresh');
  }

  close(): void {
    this.#lostAt = undefined;
    clearTimeout(this.#verdictTimer);
    clearTimeout(this.#endTimer);
  }

  #become(wanted: FreshnessState): void {
    clearTimeout(this.#verdictTimer);
    const limit = this.#options.staleMilliseconds ?? (this.#listeners > 1 ? 0 : usualStaleMilliseconds);
    const state = wanted === 'stale' && limit === 0 ? 'unknown' : wanted;
    // What was thrown away does not come back before the bus does.
    if (state === 'stale' && this.#state !== 'fresh') return;
    clearTimeout(this.#endTimer);
    this.#state = state;
    if (state === 'stale') this.#endTimer = setTimeout(() => this.#become('unknown'), limit).unref();
    this.#options.onChange(state);
  }
}

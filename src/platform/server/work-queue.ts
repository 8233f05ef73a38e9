import { AppError } from '#platform/contract/calls/errors.ts';

const retryAfterSeconds = 5;

interface WorkQueueOptions {
  atOnce: number;
  maxWaiting: number;
  /** In milliseconds: whoever waited longer is asked to come back. */
  longestWait?: number;
}

export interface Asker {
  /** Who asks. The next turn goes to someone else, when someone else is waiting. */
  client?: string | undefined;
  /** Aborted when nobody waits for it any more: what has not begun then never begins. */
  signal?: AbortSignal | undefined;
}

const comeBack = () =>
  new AppError('unavailable', 503, { headers: { 'retry-after': String(retryAfterSeconds) }, report: false });

/**
 * Heavy work, a few at a time. Whoever comes when the line is too long is asked to come back; each client has a line of
 * its own, and they take turns.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  /** In the order of whose turn it is; no line is empty. */
  readonly #lines = new Map<string, Set<() => void>>();
  #waiting = 0;
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  async run<T>(work: () => Promise<T>, asker: Asker = {}): Promise<T> {
    if (asker.signal?.aborted === true) throw comeBack();
    if (this.#running >= this.#options.atOnce) await this.#turn(asker);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = this.#next();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn({ client, signal }: Asker): Promise<void> {
    if (!this.#mayWait(client)) throw comeBack();
    const name = client ?? '';
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.#take(name, begin);
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const begin = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject(comeBack());
    };
    const { longestWait } = this.#options;
    const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
    signal?.addEventListener('abort', giveUp, { once: true });
    const line = this.#lines.get(name) ?? new Set();
    this.#lines.set(name, line.add(begin));
    this.#waiting += 1;
    return promise;
  }

  /** When the line is half full, whoever has an eighth of it already has had their share. */
  #mayWait(client: string | undefined): boolean {
    const { maxWaiting } = this.#options;
    if (this.#waiting >= maxWaiting) return false;
    if (client === undefined || this.#waiting < maxWaiting / 2) return true;
    return (this.#lines.get(client)?.size ?? 0) < maxWaiting / 8;
  }

  #next(): (() => void) | undefined {
    for (const [name, line] of this.#lines) {
      const [first] = line;
      if (first === undefined) continue;
      // Behind the others, for the next turn.
      this.#lines.delete(name);
      this.#lines.set(name, line);
      return first;
    }
    return undefined;
  }

  #take(name: string, begin: () => void): void {
    const line = this.#lines.get(name);
    if (line?.delete(begin) !== true) return;
    this.#waiting -= 1;
    if (line.size === 0) this.#lines.delete(name);
  }
}

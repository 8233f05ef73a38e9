import { AppError } from '#platform/contract/calls/errors.ts';

const retryAfterSeconds = 5;

/** Heavy work, a few at a time; whoever comes when the line is too long is asked to come back. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new AppError('unavailable', 503, { headers: { 'retry-after': String(retryAfterSeconds) } });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

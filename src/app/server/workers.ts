import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/server/logger.ts';

/** The message is one line; what was wrong was said by the process itself. */
export class WorkersError extends Error {
  override name = 'WorkersError';
}

export interface WorkersOptions {
  count: number;
  /** What each needs to know of the data that this process has opened. */
  environment: Record<string, string>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** In milliseconds: one that has not ended so long after it was asked to is ended. */
  stopWithin: number;
  /** In milliseconds, for the first time that one does not live long; twice as long each time after. */
  firstWait?: number;
}

const leaving = 'leaving';

/** In one of them. */
export function hearLeaving(leave: () => void): void {
  process.on('message', (message) => {
    if (message === leaving) leave();
  });
}

/** One that lived longer than this was not wrong from the start, and is replaced at once. */
const soundAfter = 10_000;
const longestWait = 30_000;

/**
 * Several processes that take turns at one port (docs/decisions/0152). This one serves nobody: it starts them, replaces one
 * that ends by itself, and stops one after the other, so that there is always one that answers.
 */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #alive = new Set<Worker>();
  #hasStarted = false;
  #isStopping = false;
  #failures = 0;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /** Once the first answers: it has brought the tables up to date, and made the first platform. */
  async start(): Promise<void> {
    // Each takes connections from the port itself. Handed out by this process, one that was given to a process that is
    // killed at that moment would never be answered and never be closed.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    const first = this.#fork('first');
    const ended = once(first, 'exit').then(() => {
      throw new WorkersError('The first of the processes that WORKERS asks for did not start.');
    });
    await Promise.race([once(first, 'listening'), ended]);
    this.#hasStarted = true;
    // From now on its end is no failed start.
    ended.catch(() => undefined);
    first.once('exit', () => void this.#replace());
    for (let place = 1; place < this.#options.count; place += 1) this.#forkAnother();
  }

  #fork(which: 'first' | 'another'): Worker {
    const worker = cluster.fork({ ...this.#options.environment, PLEIN_WORKER: which });
    worker.once('listening', () => this.#options.log.info({ pid: worker.process.pid }, 'a process serves'));
    const begun = Date.now();
    this.#alive.add(worker);
    worker.on('error', (err) => {
      this.#options.log.warn({ err, pid: worker.process.pid }, 'a process cannot be reached');
      // One that could not be made, for want of room, does not end either.
      if (worker.process.pid !== undefined) return;
      this.#alive.delete(worker);
      this.#failures += 1;
      if (this.#hasStarted) void this.#replace();
    });
    worker.once('exit', (code: number, signal: string | null) => {
      this.#alive.delete(worker);
      // A start that fails is told by whoever waits for it.
      if (this.#isStopping || !this.#hasStarted) return;
      this.#failures = Date.now() - begun > soundAfter ? 0 : this.#failures + 1;
      this.#options.log.warn({ pid: worker.process.pid, code, signal }, 'a process ended; another takes its place');
    });
    return worker;
  }

  #forkAnother(): void {
    this.#fork('another').once('exit', () => void this.#replace());
  }

  async #replace(): Promise<void> {
    if (this.#isStopping) return;
    const { firstWait = 500 } = this.#options;
    if (this.#failures > 0) await delay(Math.min(longestWait, firstWait * 2 ** (this.#failures - 1)));
    if (!this.#isStopping) this.#forkAnother();
  }

  /** Each says at /readyz that it goes; none that ends now is replaced. */
  leave(): void {
    this.#isStopping = true;
    for (const worker of this.#alive) if (worker.isConnected()) worker.send(leaving);
  }

  /** One after the other: each finishes what it has in hand while the others take what comes. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const worker of [...this.#alive]) {
      const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.process.kill('SIGTERM');
      const giveUp = setTimeout(() => worker.process.kill('SIGKILL'), this.#options.stopWithin);
      if (this.#alive.has(worker)) await gone;
      clearTimeout(giveUp);
    }
  }
}

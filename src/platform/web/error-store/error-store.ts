import { type ErrorStatus, errorStatus, initialErrorStatus } from '#platform/contract/calls/error-status.ts';
import { createErrorCode } from './error-code.ts';

/** An old error helps nobody; a page that stays open for days must not grow. */
const longestList = 100;
const longestPerformance = 20;
/** §4: from here on one sees that the page is loading. */
const slowFrom = 1000;

/** What content managers see of what went wrong (§3). */
export interface ErrorListEntry {
  /** In milliseconds. */
  timestamp: number;
  title: string;
  message: string;
  code: string;
  details: string;
}

export interface Measurement {
  name: string;
  /** In milliseconds. */
  duration: number;
}

export interface ErrorState {
  status: ErrorStatus;
  /** Of this page view; the log's messages start with it, so that a code here can be found there. */
  nonce: string;
  /** What is being measured, and when it began. */
  timings: Readonly<Record<string, number>>;
  /** What was slow. */
  performance: readonly Measurement[];
  errors: readonly ErrorListEntry[];
  /** Whether the reader has the list before them. */
  isListOpen: boolean;
}

export interface ErrorLogMessage {
  level: 3 | 4 | 6;
  shortMessage: string;
  fullMessage?: string;
  error?: unknown;
}

interface ErrorStoreOptions {
  nonce: string;
  log(message: ErrorLogMessage): void;
  /** The setting useGoneStatus: whether what is not there answers 410 (§4). */
  isGoneStatusUsed(): boolean;
}

/** The errors of one page view: the status it is shown with and the list of what went wrong. */
export class ErrorStore {
  #state: ErrorState;
  readonly #options: ErrorStoreOptions;
  readonly #listeners = new Set<() => void>();

  constructor(options: ErrorStoreOptions) {
    this.#options = options;
    const { nonce } = options;
    this.#state = { status: initialErrorStatus, nonce, timings: {}, performance: [], errors: [], isListOpen: false };
  }

  readonly getSnapshot = (): ErrorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `what` was not found. Only the first time counts, until `reset` (§4). */
  raiseNotFound(what: string): void {
    const status = errorStatus(this.#state.status, {
      type: 'not-found',
      useGoneStatus: this.#options.isGoneStatusUsed(),
    });
    if (status === this.#state.status) return;
    this.#change({ status });
    this.#options.log({ level: 4, shortMessage: `${status} - ${what}` });
  }

  /** §8: what cannot go on without an answer that failed ends here; what was thrown first is its cause. */
  raiseServerError(cause: unknown): never {
    throw new Error('500 error', { cause });
  }

  /** The reader goes elsewhere, and what is not there either is told anew. */
  reset(): void {
    if (this.#state.status !== initialErrorStatus)
      this.#change({ status: errorStatus(this.#state.status, { type: 'reset' }) });
  }

  addError({ title, message, details = '', error }: NewError): ErrorListEntry {
    const entry: ErrorListEntry = { timestamp: Date.now(), title, message, code: createErrorCode(), details };
    this.#change({ errors: [...this.#state.errors, entry].slice(-longestList) });
    this.#options.log({ level: 3, shortMessage: `${entry.code} - ${title}`, fullMessage: message, error });
    return entry;
  }

  clearErrors(): void {
    if (this.#state.errors.length > 0) this.#change({ errors: [] });
  }

  openList(): void {
    this.#change({ isListOpen: true });
  }

  closeList(): void {
    this.#change({ isListOpen: false });
  }

  startTiming(name: string): void {
    this.#change({ timings: { ...this.#state.timings, [name]: performance.now() } });
  }

  /** What was never started was not measured; what nobody waited for needs no line in the log (§7). */
  endTiming(name: string): void {
    const { [name]: startedAt, ...timings } = this.#state.timings;
    if (startedAt === undefined) return;
    const duration = Math.round(performance.now() - startedAt);
    const isSlow = duration >= slowFrom;
    const performances = isSlow ? [...this.#state.performance, { name, duration }] : this.#state.performance;
    this.#change({ timings, performance: performances.slice(-longestPerformance) });
    if (isSlow) this.#options.log({ level: 6, shortMessage: `${name} took ${duration} ms` });
  }

  #change(changes: Partial<ErrorState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

export interface NewError {
  title: string;
  message: string;
  details?: string | undefined;
  /** What was thrown, for the log. */
  error?: unknown;
}

import { AppError } from '#platform/contract/calls/errors.ts';

export interface AdmissionOptions {
  /** Answers that are made at the same time. */
  atOnce: number;
  /** Of those, for people who are not signed in: the others are never shut out by a crowd. */
  atOnceForVisitors: number;
  mostWaiting: number;
  /** In milliseconds. Whoever waited longer has pressed again by now. */
  longestWait: number;
}

/** Making answers is work for one processor: more at once makes each of them later, and none of them sooner. */
export const usualAdmission: AdmissionOptions = {
  atOnce: 12,
  atOnceForVisitors: 8,
  mostWaiting: 400,
  longestWait: 400,
};

export interface Applicant {
  /** Known to be, not only said to be. */
  isSignedIn: boolean;
  /** Who asks: their address in the network. */
  client: string;
}

interface Waiting extends Applicant {
  since: number;
  admit(release: Release): void;
  refuse(error: AppError): void;
}

type Release = () => void;

const retryAfterSeconds = 2;
export const busyHeaders = { 'retry-after': String(retryAfterSeconds) };
/** What those are told who are asked to come back. */
export const busy = (): AppError => new AppError('busy', 503, { headers: busyHeaders, report: false });

/**
 * How many answers are made at once, and who waits. The line is short and nobody stands in it for long: what cannot be
 * made in time is refused at once, while there is still something that can be done about it.
 */
export class Admission {
  readonly #options: AdmissionOptions;
  #running = 0;
  #visitors = 0;
  /** Those who are signed in stand before those who are not. */
  readonly #lines: Record<'signedIn' | 'visitors', Set<Waiting>> = { signedIn: new Set(), visitors: new Set() };
  readonly #waitingOf = new Map<string, number>();
  #refused = 0;
  /** In milliseconds: how soon one place after another comes free while people wait, of late. */
  #pace = 5;
  #freedAt = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  get refused(): number {
    return this.#refused;
  }

  get waiting(): number {
    return this.#lines.signedIn.size + this.#lines.visitors.size;
  }

  /** Gives what must be called once, when the answer is made. `signal`: they went away and wait for nothing any more. */
  enter(applicant: Applicant, signal?: AbortSignal): Release | Promise<Release> {
    if (this.#hasRoom(applicant.isSignedIn)) return this.#begin(applicant.isSignedIn);
    if (this.refuses(applicant)) throw busy();
    return this.#wait(applicant, signal);
  }

  /** Whether there is neither room for them nor a place in the line; then they were counted as refused. */
  refuses(applicant: Applicant): boolean {
    if (this.#hasRoom(applicant.isSignedIn) || this.#mayWait(applicant)) return false;
    this.#refused += 1;
    return true;
  }

  #hasRoom(isSignedIn: boolean): boolean {
    if (this.#running >= this.#options.atOnce) return false;
    return isSignedIn || this.#visitors < this.#options.atOnceForVisitors;
  }

  #begin(isSignedIn: boolean): Release {
    this.#running += 1;
    if (!isSignedIn) this.#visitors += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.#running -= 1;
      if (!isSignedIn) this.#visitors -= 1;
      this.#notePace();
      this.#callNext();
    };
  }

  /**
   * Nobody is let into a line that they would leave unserved. And when it fills up, nobody stands in it more often than
   * an eighth of it.
   */
  #mayWait({ client }: Applicant): boolean {
    const { mostWaiting, longestWait } = this.#options;
    if (this.waiting >= mostWaiting || this.waiting * this.#pace > longestWait) return false;
    return this.waiting < mostWaiting / 2 || (this.#waitingOf.get(client) ?? 0) < mostWaiting / 8;
  }

  #wait(applicant: Applicant, signal: AbortSignal | undefined): Promise<Release> {
    return new Promise((resolve, reject) => {
      const line = applicant.isSignedIn ? this.#lines.signedIn : this.#lines.visitors;
      const leave = () => {
        line.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', goAway);
        const others = (this.#waitingOf.get(applicant.client) ?? 1) - 1;
        if (others > 0) this.#waitingOf.set(applicant.client, others);
        else this.#waitingOf.delete(applicant.client);
      };
      const refuse = (error: AppError) => {
        leave();
        this.#refused += 1;
        reject(error);
      };
      const goAway = () => refuse(busy());
      const waiting: Waiting = {
        ...applicant,
        since: performance.now(),
        refuse,
        admit: (release) => {
          leave();
          resolve(release);
        },
      };
      const timer = setTimeout(() => refuse(busy()), this.#options.longestWait);
      signal?.addEventListener('abort', goAway, { once: true });
      line.add(waiting);
      this.#waitingOf.set(applicant.client, (this.#waitingOf.get(applicant.client) ?? 0) + 1);
    });
  }

  #notePace(): void {
    const now = performance.now();
    // Of a moment in which nobody waited it says nothing.
    if (this.waiting > 0 && this.#freedAt > 0) this.#pace = this.#pace * 0.9 + (now - this.#freedAt) * 0.1;
    this.#freedAt = this.waiting > 0 ? now : 0;
  }

  #callNext(): void {
    for (const isSignedIn of [true, false]) {
      const line = isSignedIn ? this.#lines.signedIn : this.#lines.visitors;
      for (const next of line) {
        if (!this.#hasRoom(isSignedIn)) break;
        // A process that was busy for long has not looked at its timers yet.
        if (performance.now() - next.since > this.#options.longestWait) next.refuse(busy());
        else next.admit(this.#begin(isSignedIn));
      }
    }
  }
}

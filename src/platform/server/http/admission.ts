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
  atOnce: 16,
  atOnceForVisitors: 12,
  mostWaiting: 400,
  longestWait: 500,
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
const busy = () => new AppError('busy', 503, { headers: { 'retry-after': String(retryAfterSeconds) }, report: false });

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
    if (!this.#mayWait(applicant)) {
      this.#refused += 1;
      throw busy();
    }
    return this.#wait(applicant, signal);
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
      this.#callNext();
    };
  }

  /** When the line fills up, nobody stands in it more than an eighth of it long. */
  #mayWait({ client }: Applicant): boolean {
    const { mostWaiting } = this.#options;
    if (this.waiting >= mostWaiting) return false;
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

import { type Mark, Replica } from './replica.ts';
import { walPosition } from './wal-position.ts';

/** In milliseconds. */
const beatEvery = 150;
/** What readers get is never older than this, whether or not anybody told of a change. */
const oldest = 1000;

export interface ReplicasOptions {
  connectionStrings: readonly string[];
  /** Of connections to each. */
  poolSize: number;
  /** Where the database itself has come; what was confirmed before it was asked is included. */
  position(): Promise<string>;
  onChange(name: string, error: Error | undefined): void;
}

/**
 * Copies of the database that follow it, for reading what may be a moment old. The database is asked where it is and each
 * copy how far it has come, all the time: one that had come past that place has all that was written before it was asked.
 */
export class Replicas {
  readonly #options: ReplicasOptions;
  readonly #all: readonly Replica[];
  #marks: Mark[] = [];
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #turn = 0;
  #isTrusted: () => boolean = () => true;

  constructor(options: ReplicasOptions) {
    this.#options = options;
    const { connectionStrings, poolSize, onChange } = options;
    this.#all = connectionStrings.map(
      (connectionString) =>
        new Replica({ connectionString, poolSize, onChange: ({ name }, error) => onChange(name, error) }),
    );
    this.#beatLater();
  }

  /** While changes by other processes may be missed, nobody can say what is old. */
  trustWhile(isTrusted: () => boolean): void {
    this.#isTrusted = isTrusted;
  }

  /** Those in use now: for figures. */
  get usable(): number {
    const since = performance.now() - oldest;
    return this.#all.filter(({ hasAllOf }) => hasAllOf > since).length;
  }

  get count(): number {
    return this.#all.length;
  }

  /** One that has all that was there at that moment, in turns; none where the database itself must be asked. */
  pick(lastChange: number): Replica | undefined {
    if (!this.#isTrusted()) return undefined;
    const since = Math.max(lastChange, performance.now() - oldest);
    const fit = this.#all.filter(({ hasAllOf }) => hasAllOf > since);
    this.#turn += 1;
    return fit[this.#turn % Math.max(1, fit.length)];
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#beating;
    clearTimeout(this.#timer);
    await Promise.all(this.#all.map((one) => one.close()));
  }

  #beatLater(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().finally(() => {
        if (this.#timer !== undefined) this.#beatLater();
      });
    }, beatEvery).unref();
  }

  async #beat(): Promise<void> {
    const askedAt = performance.now();
    const position = await this.#options.position().then(walPosition, () => undefined);
    const known = this.#marks.filter((mark) => mark.askedAt > askedAt - oldest);
    this.#marks = position === undefined ? known : [...known, { position, askedAt }];
    await Promise.all(this.#all.map((one) => one.catchUp(this.#marks)));
  }
}

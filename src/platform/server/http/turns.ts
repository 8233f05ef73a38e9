/** Between two looks: a few pages, less than a tenth of a second. */
const atOnce = 3;
/** Of more waiting connections the rest is accepted after the next few pages, which would otherwise never be made. */
const mostLooks = 16;

/**
 * A few at a time, with a look at what came in between. An answer that waits for nothing would be made as soon as its
 * request is read, before the next one is: a crowd would then hold up even those who only ask whether we are alive.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #hasNewcomer = false;

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#call());
    });
  }

  /** Someone connected. A look lets one in at a time (libuv accepts one connection in a loop), so others may wait behind. */
  noteNewcomer(): void {
    this.#hasNewcomer = true;
  }

  #call(): void {
    const called = this.#waiting.slice(0, atOnce);
    for (const begin of called) begin();
    // After what follows from it, which is done when this function is.
    this.#lookAround(1, () => {
      this.#waiting.splice(0, called.length);
      if (this.#waiting.length > 0) this.#call();
    });
  }

  #lookAround(looks: number, then: () => void): void {
    this.#hasNewcomer = false;
    setImmediate(() => {
      if (this.#hasNewcomer && looks < mostLooks) this.#lookAround(looks + 1, then);
      else then();
    });
  }
}

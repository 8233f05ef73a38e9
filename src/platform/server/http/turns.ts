/** Between two looks: a few pages, less than a tenth of a second. */
const atOnce = 3;

/**
 * A few at a time, with a look at what came in between. An answer that waits for nothing would be made as soon as its
 * request is read, before the next one is: a crowd would then hold up even those who only ask whether we are alive.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#call());
    });
  }

  #call(): void {
    const called = this.#waiting.slice(0, atOnce);
    for (const begin of called) begin();
    // After what follows from it, which is done when this function is.
    setImmediate(() => {
      this.#waiting.splice(0, called.length);
      if (this.#waiting.length > 0) this.#call();
    });
  }
}

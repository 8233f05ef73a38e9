/** A timer that can wait: what was left when it paused is what it has left when it resumes. */
export class PausableTimer {
  #handle: ReturnType<typeof setTimeout> | undefined;
  #startedAt = 0;
  #left: number;
  readonly #onEnd: () => void;

  constructor(milliseconds: number, onEnd: () => void) {
    this.#left = milliseconds;
    this.#onEnd = onEnd;
  }

  resume(): void {
    if (this.#handle !== undefined) return;
    this.#startedAt = performance.now();
    this.#handle = setTimeout(this.#onEnd, this.#left);
  }

  pause(): void {
    if (this.#handle === undefined) return;
    clearTimeout(this.#handle);
    this.#handle = undefined;
    this.#left = Math.max(0, this.#left - (performance.now() - this.#startedAt));
  }
}

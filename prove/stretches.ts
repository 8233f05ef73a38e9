import { setTimeout as delay } from 'node:timers/promises';

const count = 15;
/** In seconds: of one stretch with its calm, and of the calm alone. */
const shortest = { stretch: 4, calm: 1.5 };
const longest = { stretch: 120, calm: 20 };

/** A long time in stretches, each with a calm at its end in which nobody asks for anything. */
export class Stretches {
  readonly #length: number;
  readonly #began = performance.now();
  readonly #stretch: number;
  readonly #calm: number;
  #next = 1;

  /** In seconds. */
  constructor(length: number) {
    this.#length = length;
    this.#stretch = Math.min(longest.stretch, Math.max(shortest.stretch, length / count));
    this.#calm = Math.min(longest.calm, Math.max(shortest.calm, this.#stretch / 6));
  }

  /** In seconds. */
  get passed(): number {
    return (performance.now() - this.#began) / 1000;
  }

  get isOver(): boolean {
    return this.passed >= this.#length;
  }

  /** Until a calm is over. */
  async turn(): Promise<void> {
    while (!this.isOver && this.passed % this.#stretch > this.#stretch - this.#calm) await delay(50);
  }

  /** Waits for the end of the next calm; false when there is none any more. */
  async endOfCalm(): Promise<boolean> {
    const end = this.#next * this.#stretch - 0.2;
    this.#next += 1;
    if (end > this.#length) return false;
    while (this.passed < end) await delay(20);
    return true;
  }
}

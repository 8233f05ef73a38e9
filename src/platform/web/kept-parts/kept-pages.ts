interface KeptPage<Head> {
  /** As `cutAtBlanks` leaves them. */
  pieces: readonly string[];
  head: Head;
  /** For which it was drawn, where it shows the time of day. */
  minute: string | undefined;
}

/**
 * Whole pages as they were drawn, for the whole process. As with parts nothing here goes stale: a page is found by all
 * that it was drawn from. What is drawn once may never be asked for again, so a page is kept when it comes back.
 */
export class KeptPages<Head> {
  readonly #mostCharacters: number;
  #pages = new Map<string, KeptPage<Head> | 'seen'>();
  readonly #numbers = new WeakMap<object, number>();
  #lastNumber = 0;
  #characters = 0;

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  /** The same text for the same answer: one that is kept is the same object, one that was made anew is another. */
  identityOf(answer: unknown): string {
    if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer) ?? '';
    const known = this.#numbers.get(answer);
    if (known !== undefined) return `#${known}`;
    this.#lastNumber += 1;
    this.#numbers.set(answer, this.#lastNumber);
    return `#${this.#lastNumber}`;
  }

  find(key: string, minute: string): KeptPage<Head> | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page === 'seen') return undefined;
    return page.minute === undefined || page.minute === minute ? page : undefined;
  }

  keep(key: string, page: KeptPage<Head>): void {
    const isSeen = this.#pages.has(key);
    this.#pages.set(key, isSeen ? page : 'seen');
    this.#characters += isSeen ? page.pieces.reduce((sum, piece) => sum + piece.length, 0) : key.length;
    if (this.#characters <= this.#mostCharacters) return;
    // All at once, as with parts.
    this.#pages = new Map();
    this.#characters = 0;
  }
}

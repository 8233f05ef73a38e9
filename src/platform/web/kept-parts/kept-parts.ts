import type { EarlyPicture } from './early-pictures.ts';
import type { PartRead, ReadValue } from './part-reads.ts';

export interface KeptVariant {
  html: string;
  reads: ReadonlyMap<PartRead, string>;
  /** Those of its pictures of which the browser is told before it comes to them. */
  early: readonly EarlyPicture[];
}

/** Of one part: a list in its usual form, its second page, filtered in a few ways. */
const mostVariants = 6;

const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/**
 * Parts of pages as they were drawn, for the whole process. Nothing here goes stale: a part is found by the content
 * that it shows, by where it stands and by all that it read while it was drawn, and by nothing else.
 */
export class KeptParts {
  /** In marks, so that nothing that people write can pass for one. */
  readonly secret = crypto.randomUUID();
  readonly #mostCharacters: number;
  #variants = new Map<string, KeptVariant[]>();
  #contents = new Map<string, number>();
  readonly #numbers = new WeakMap<object, number>();
  #lastNumber = 0;
  #characters = 0;

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  /** The same number for equal content, however often it was read. An answer that is kept is written out once. */
  contentOf(value: object): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const json = JSON.stringify(value);
    const number = this.#contents.get(json) ?? this.#nextNumber(json);
    this.#numbers.set(value, number);
    return number;
  }

  #nextNumber(json: string): number {
    this.#lastNumber += 1;
    this.#contents.set(json, this.#lastNumber);
    this.#makeRoom(json.length);
    return this.#lastNumber;
  }

  find(key: string, readValue: ReadValue): KeptVariant | undefined {
    return this.#variants.get(key)?.find(({ reads }) => [...reads].every(([read, value]) => readValue(read) === value));
  }

  keep(key: string, { html, ...rest }: KeptVariant): void {
    // A piece of a text holds on to the whole of it.
    const variants = [{ html: copyOf(html), ...rest }, ...(this.#variants.get(key) ?? [])].slice(0, mostVariants);
    this.#variants.set(key, variants);
    this.#makeRoom(html.length);
  }

  /** All at once: what is shown is drawn again within a few pages, and keeping count of each would cost more. */
  #makeRoom(added: number): void {
    this.#characters += added;
    if (this.#characters <= this.#mostCharacters) return;
    this.#variants = new Map();
    this.#contents = new Map();
    this.#characters = 0;
  }
}

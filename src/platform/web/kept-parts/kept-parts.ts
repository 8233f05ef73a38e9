import type { EarlyPicture } from './early-pictures.ts';
import type { PartRead, ReadValue } from './part-reads.ts';

interface DrawnPart {
  html: string;
  /** Those of its pictures of which the browser is told before it comes to them. */
  early: readonly EarlyPicture[];
}

export interface KeptVariant extends DrawnPart {
  reads: ReadonlyMap<PartRead, string>;
}

/** Of one part: a list in its usual form, its second page, filtered in a few ways. */
const mostVariants = 6;

/** Drawn once for a question that may never be asked again: known, and not kept before it is. */
type Seen = Omit<KeptVariant, 'html'> & { html: string | undefined };

const isSame = (one: KeptVariant['reads'], other: KeptVariant['reads']): boolean =>
  one.size === other.size && [...one].every(([read, value]) => other.get(read) === value);

const hasHtml = (seen: Seen): seen is KeptVariant => seen.html !== undefined;

function isReadAgain(reads: KeptVariant['reads'], readValue: ReadValue): boolean {
  for (const [read, value] of reads) if (readValue(read) !== value) return false;
  return true;
}

const copyOf = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/**
 * Parts of pages as they were drawn, for the whole process. Nothing here goes stale: a part is found by the content
 * that it shows, by where it stands and by all that it read while it was drawn, and by nothing else.
 */
export class KeptParts {
  /** In marks, so that nothing that people write can pass for one. */
  readonly secret = crypto.randomUUID();
  readonly #mostCharacters: number;
  #variants = new Map<string, Seen[]>();
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
    const number = this.numberOf(JSON.stringify(value));
    this.#numbers.set(value, number);
    return number;
  }

  /** The same number for the same text: keys that are made of numbers are short. */
  numberOf(text: string): number {
    const known = this.#contents.get(text);
    if (known !== undefined) return known;
    this.#lastNumber += 1;
    this.#contents.set(text, this.#lastNumber);
    this.#makeRoom(text.length);
    return this.#lastNumber;
  }

  find(key: string, readValue: ReadValue): KeptVariant | undefined {
    for (const seen of this.#variants.get(key) ?? []) {
      if (hasHtml(seen) && isReadAgain(seen.reads, readValue)) return seen;
    }
    return undefined;
  }

  /** What it was drawn as is looked for only where that is kept; nothing when it is not as it should be. */
  keep(key: string, reads: KeptVariant['reads'], findDrawn: () => DrawnPart | undefined): void {
    const known = this.#variants.get(key) ?? [];
    const isKept = !reads.has('search') || known.some((seen) => isSame(seen.reads, reads));
    const drawn = isKept ? findDrawn() : undefined;
    if (isKept && drawn === undefined) return;
    // A piece of a text holds on to the whole of it.
    const variant = { reads, html: drawn && copyOf(drawn.html), early: drawn?.early ?? [] };
    const others = known.filter((seen) => !isSame(seen.reads, reads));
    this.#variants.set(key, [variant, ...others].slice(0, mostVariants));
    // What was asked counts too: it may be as long as an address can be.
    const asked = [...reads.values()].reduce((sum, value) => sum + value.length, 0);
    this.#makeRoom(key.length + asked + (drawn?.html.length ?? 0));
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

import { createElement, type ReactElement } from 'react';
import { earlyPictures, topLinks } from './early-pictures.ts';
import type { KeptParts } from './kept-parts.ts';
import type { PartRead, ReadValue } from './part-reads.ts';

interface PartOfPage {
  key: string;
  reads: Map<PartRead, string>;
  /** It read something that nothing can be compared with. */
  isPassing: boolean;
}

interface BegunPart {
  number: number;
  isKept: boolean;
  mark: ReactElement;
}

/** What React leaves where a view failed or was not ready: such a part is not as it should be. */
const unfinished = /<!--\$[!?]-->/;

export const isFinished = (html: string): boolean => !unfinished.test(html);

/**
 * The parts of one page while it is drawn. React draws depth first and at once, so what is read between a part's begin
 * and its end was read by it. Where a part is kept a mark is drawn in its place; of the others begin and end are marked
 * to find them in the page's HTML.
 */
export class PartsOfPage {
  /** By all of them together. */
  readonly reads = new Set<PartRead>();
  readonly #kept: KeptParts;
  readonly #surroundings: number;
  readonly #readValue: ReadValue;
  readonly #parts: PartOfPage[] = [];
  readonly #html = new Map<number, string>();
  readonly #open: number[] = [];

  /** `surroundings`: what every part may depend on: language, day, theme, the kind of reader. */
  constructor(kept: KeptParts, surroundings: string, readValue: ReadValue) {
    this.#kept = kept;
    this.#surroundings = kept.numberOf(surroundings);
    this.#readValue = readValue;
  }

  begin(of: readonly object[], also: string): BegunPart {
    const key = `${of.map((one) => this.#kept.contentOf(one)).join()} ${also} ${this.#surroundings}`;
    const variant = this.#kept.find(key, this.#readValue);
    const number = this.#parts.push({ key, reads: new Map(), isPassing: false }) - 1;
    if (variant === undefined) {
      this.#open.push(number);
      return { number, isKept: false, mark: this.#mark('begin', number) };
    }
    this.#html.set(number, variant.html);
    for (const read of variant.reads.keys()) this.noteRead(read);
    // Drawn for their sake alone: of a picture that is seen at once React tells the browser at the top of the page.
    const early = variant.early.map(({ element, props }, index) => createElement(element, { ...props, key: index }));
    return { number, isKept: true, mark: this.#mark('kept', number, early) };
  }

  end(number: number): ReactElement {
    // One that began within and failed has no end.
    while (this.#open.length > 0 && this.#open.pop() !== number);
    return this.#mark('end', number);
  }

  /** By every part that is being drawn: what is in a part is part of what is around it. */
  noteRead(read: PartRead): void {
    this.reads.add(read);
    if (this.#open.length === 0) return;
    const value = this.#readValue(read);
    for (const number of this.#open) {
      const part = this.#parts[number];
      if (part === undefined) continue;
      if (value === undefined) part.isPassing = true;
      else part.reads.set(read, value);
    }
  }

  #mark(kind: string, number: number, content: readonly ReactElement[] = []): ReactElement {
    return createElement(`plein-${kind}`, { key: kind, 'data-part': `${this.#kept.secret}-${number}` }, ...content);
  }

  /** The page without marks, kept parts in their places; what was drawn anew is kept from now on. */
  finish(html: string): string {
    const { secret } = this.#kept;
    const marks = new RegExp(`<plein-(begin|end|kept) data-part="${secret}-(\\d+)">(?:<img[^>]*>)*</plein-\\1>`, 'g');
    const links = topLinks(html);
    const begun: { number: number; at: number }[] = [];
    let whole = '';
    let read = 0;
    for (const { 0: mark, 1: kind, 2: digits, index } of html.matchAll(marks)) {
      whole += html.slice(read, index);
      read = index + mark.length;
      const number = Number(digits);
      if (kind === 'kept') whole += this.#html.get(number) ?? '';
      if (kind === 'begin') begun.push({ number, at: whole.length });
      if (kind === 'end') this.#keep(number, whole, begun.pop(), links);
    }
    return whole + html.slice(read);
  }

  #keep(
    number: number,
    whole: string,
    begun: { number: number; at: number } | undefined,
    links: readonly string[],
  ): void {
    const part = this.#parts[number];
    if (part === undefined || part.isPassing || begun?.number !== number) return;
    this.#kept.keep(part.key, part.reads, () => {
      const html = whole.slice(begun.at);
      const early = earlyPictures(html, links);
      return early === undefined || !isFinished(html) ? undefined : { html, early };
    });
  }
}

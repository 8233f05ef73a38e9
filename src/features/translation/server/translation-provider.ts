import type { Language } from '#platform/contract/texts/language.ts';

/** Who translates now: an admin may choose another at any time. */
export interface TranslatorSource {
  isThere(): Promise<boolean>;
  open(): Promise<TranslationProvider | undefined>;
}

/** Whoever can translate: a server of one's own, or a service. One answer for each text, in the same order. */
export interface TranslationProvider {
  /** Where texts go to. */
  host: string;
  translate(
    texts: readonly string[],
    from: Language,
    to: Language,
    /** How many are done, now and then. */
    onProgress?: (done: number) => Promise<void>,
  ): Promise<string[]>;
}

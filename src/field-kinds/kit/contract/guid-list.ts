import type { FieldFilter } from './field-kind.ts';

/** Guids are the same whatever the size of their letters. */
export const guidFilter: FieldFilter<string[]> = {
  words: (guids) => guids.map((guid) => guid.toLowerCase()),
  typed: (text) => text.toLowerCase(),
};

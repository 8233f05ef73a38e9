/** From the block, or from the page, to what is meant: `['options', 'items', 2, 'title']`. */
export type Path = readonly (string | number)[];

/** Where a text is written: in a block, or in the page itself when no block is named, in one language. */
export interface TextPlace {
  block: string | null;
  path: Path;
  language: string;
  format: 'plain' | 'rich';
}

import { LRUCache } from 'lru-cache';
import type { LoggedOperation } from '../../contract/operations/operation.ts';

interface End {
  /** All operations after this number, up to the other, are here. */
  after: number;
  upTo: number;
  operations: readonly LoggedOperation[];
}

const mostPages = 50;
const mostOperations = 100;
/** Who pastes a whole book is read from the database: a hundred of those would not fit here. */
const mostLetters = 20_000;

export type RecentOperations = ReturnType<typeof createRecentOperations>;

/** The end of the logs of pages that people type on at this moment. */
export function createRecentOperations() {
  const ends = new LRUCache<string, End>({ max: mostPages });
  return {
    /** What took a page from one number to the next; call it once that is certain. */
    add(page: string, { after, upTo, operations }: End): void {
      if (JSON.stringify(operations).length > mostLetters) return void ends.delete(page);
      const known = ends.get(page);
      const all = known?.upTo === after ? [...known.operations, ...operations] : operations;
      const from = known?.upTo === after ? known.after : after;
      const kept = all.slice(-mostOperations);
      const [first] = kept;
      const isWhole = kept.length === all.length || first === undefined;
      ends.set(page, { after: isWhole ? from : first.number - 1, upTo, operations: kept });
    },

    /** Those after a number, when the page is at `upTo` and all of them are known here. */
    since(page: string, after: number, upTo: number): readonly LoggedOperation[] | undefined {
      if (after === upTo) return [];
      const known = ends.get(page);
      if (known === undefined || known.upTo !== upTo || after < known.after) return undefined;
      return known.operations.filter(({ number }) => number > after);
    },
  };
}

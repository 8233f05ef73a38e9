import { LRUCache } from 'lru-cache';

const minute = 60_000;

/**
 * What several questions of one screen need, made once: for a minute, so that what must not be seen any more is not seen for
 * longer, and at most so many, because each may be as large as a page.
 */
export function createKeptForAMinute<T>(most: number) {
  const kept = new LRUCache<string, Promise<T>>({ max: most, ttl: minute, ttlAutopurge: true });
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}

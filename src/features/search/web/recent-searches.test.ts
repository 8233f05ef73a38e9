import { describe, expect, it } from 'vitest';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.ts';

function storage(kept?: string) {
  let value = kept ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
}

describe('recent searches', () => {
  it('keeps the last five, the newest first, each once', () => {
    const own = storage();
    for (const q of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'B2']) rememberSearch(own, q);
    expect(readRecent(own)).toEqual(['B2', 'f6', 'e5', 'd4', 'c3']);
    forgetSearches(own);
    expect(readRecent(own)).toEqual([]);
  });

  it.each(['', '{', '{"a":1}', '[1,null,""]'])('reads nothing from %j', (kept) => {
    expect(readRecent(storage(kept))).toEqual([]);
  });

  it('does without where storage is full or refused', () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => rememberSearch(refusing, 'dijk')).not.toThrow();
    expect(readRecent(refusing)).toEqual([]);
  });
});

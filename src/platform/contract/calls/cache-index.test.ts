import { describe, expect, it } from 'vitest';
import { cacheIndex, cacheIndexes } from './cache-index.ts';

const call = 'GET /api/menus:withName?name=Top+level+menu&language=nl';

describe('the index of a kept answer (§7)', () => {
  it('is the host name and a hash, the same every time', () => {
    const index = cacheIndex('Vloedhaven.example', { call, isPublic: true });
    expect(index).toMatch(/^vloedhaven\.example-[0-9a-z]+$/);
    expect(cacheIndex('vloedhaven.example', { call, isPublic: true })).toBe(index);
  });

  it('differs by host, by call, and between the public and the other variant', () => {
    const all = [
      ...cacheIndexes('a.example', call),
      ...cacheIndexes('b.example', call),
      ...cacheIndexes('a.example', `${call}&x=1`),
    ];
    expect(new Set(all).size).toBe(6);
  });

  it('does not run together for many calls', () => {
    const indexes = Array.from({ length: 20_000 }, (_, n) =>
      cacheIndex('a.example', { call: `GET /api/pages/${n}`, isPublic: true }),
    );
    expect(new Set(indexes).size).toBe(20_000);
  });
});

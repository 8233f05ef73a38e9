import { describe, expect, it } from 'vitest';
import { cacheIndex, cacheIndexes, callTag } from './cache-index.ts';

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

  // Both sides of a call, and processes of two releases beside each other, must come to the same.
  it.each([
    ['GET /api/menus:withName?name=Top+level+menu', '160y0ku7gvx', '335uvh40xq'],
    ['GET /api/pages/é', 'fj74ljmzu4', '1x76anoxbtq'],
  ])('is this one for %s', (one, forEveryone, forOthers) => {
    expect(cacheIndexes('a.example', one)).toEqual([`a.example-${forEveryone}`, `a.example-${forOthers}`]);
  });

  it('has one tag on all host names, and another for who has rights', () => {
    const [index, other] = cacheIndexes('a.example', call);
    const [, hash] = index.split('-');
    expect(callTag(index)).toBe(`call:${hash}`);
    expect(callTag(cacheIndexes('www-2.a-b.example', call)[0])).toBe(callTag(index));
    expect(callTag(other)).not.toBe(callTag(index));
  });
});

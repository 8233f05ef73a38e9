import { describe, expect, it, vi } from 'vitest';
import { StampedCache } from './stamped-cache.ts';

const cacheOf = (maxSize = 100) => new StampedCache<string>({ maxSize, sizeOf: (text) => text.length });

describe('what is kept by a stamp', () => {
  it('is made once for all who ask meanwhile, and again under another stamp', async () => {
    const cache = cacheOf();
    const make = vi.fn(async () => 'made');
    await Promise.all([cache.remember('form', '1', make), cache.remember('form', '1', make)]);
    await cache.remember('form', '1', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await cache.remember('form', '2', async () => 'newer')).toBe('newer');
    expect(await cache.remember('form', '2', make)).toBe('newer');
    expect(await cache.remember('other', '2', make)).toBe('made');
  });

  it('is not kept when it could not be made', async () => {
    const cache = cacheOf();
    await expect(cache.remember('form', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.remember('form', '1', async () => 'there')).toBe('there');
  });

  it('does not take the place of what is newer when it comes late', async () => {
    const cache = cacheOf();
    const slow = Promise.withResolvers<string>();
    const late = cache.remember('form', '1', () => slow.promise);
    await cache.remember('form', '2', async () => 'newer');
    slow.resolve('older');
    expect(await late).toBe('older');
    expect(await cache.remember('form', '2', async () => 'made again')).toBe('newer');
  });

  it('goes when there is no room: what was asked for longest ago first, and at once what is larger than all', async () => {
    const cache = cacheOf(10);
    for (const name of ['one', 'two', 'three']) await cache.remember(name, '1', async () => 'four');
    expect(await cache.remember('one', '1', async () => 'anew')).toBe('anew');
    await cache.remember('large', '1', async () => 'eleven long');
    expect(await cache.remember('large', '1', async () => 'again')).toBe('again');
  });
});

import { describe, expect, it } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

const cacheOf = (maxSize = 1000) => new TaggedCache<{ text: string }>({ maxSize, sizeOf: ({ text }) => text.length });

describe('TaggedCache', () => {
  it('forgets what carries an invalidated tag, and nothing else', () => {
    const cache = cacheOf();
    cache.set('home', { text: 'home' }, ['page:1', 'menu'], cache.begin());
    cache.set('news', { text: 'news' }, ['page:2', 'menu'], cache.begin());
    cache.invalidate(['page:1']);
    expect(cache.get('home')).toBeUndefined();
    expect(cache.get('news')).toEqual({ text: 'news' });
    cache.invalidate(['menu']);
    expect(cache.get('news')).toBeUndefined();
  });

  it('does not keep what was begun before its tag was invalidated', () => {
    const cache = cacheOf();
    const ticket = cache.begin();
    cache.invalidate(['page:1']);
    cache.set('home', { text: 'old' }, ['page:1'], ticket);
    expect(cache.get('home')).toBeUndefined();
    cache.set('home', { text: 'new' }, ['page:1'], cache.begin());
    expect(cache.get('home')).toEqual({ text: 'new' });
  });

  it('does not keep what was begun before everything was cleared', () => {
    const cache = cacheOf();
    const ticket = cache.begin();
    cache.clear();
    cache.set('home', { text: 'old' }, ['page:1'], ticket);
    expect(cache.get('home')).toBeUndefined();
  });

  it('makes a value once for callers who ask at the same time', async () => {
    const cache = cacheOf();
    let made = 0;
    const make = async () => {
      made += 1;
      return { value: { text: `made ${made}` }, tags: ['page:1'] };
    };
    const answers = await Promise.all([cache.remember('home', make), cache.remember('home', make)]);
    expect(answers).toEqual([{ text: 'made 1' }, { text: 'made 1' }]);
    expect(await cache.remember('home', make)).toEqual({ text: 'made 1' });
  });

  it('hands nobody an answer begun before a change that they know of', async () => {
    const cache = cacheOf();
    const first = Promise.withResolvers<{ value: { text: string }; tags: string[] }>();
    const early = cache.remember('home', () => first.promise);
    cache.invalidate(['page:1']);
    const late = cache.remember('home', async () => ({ value: { text: 'new' }, tags: ['page:1'] }));
    expect(await late).toEqual({ text: 'new' });
    first.resolve({ value: { text: 'old' }, tags: ['page:1'] });
    expect(await early).toEqual({ text: 'old' });
    expect(cache.get('home')).toEqual({ text: 'new' });
  });

  it('stays within its size', () => {
    const cache = cacheOf(10);
    cache.set('a', { text: '123456' }, ['t'], cache.begin());
    cache.set('b', { text: '123456' }, ['t'], cache.begin());
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')).toEqual({ text: '123456' });
    expect(cache.size).toBe(6);
  });

  it('lets a failure through and tries again the next time', async () => {
    const cache = cacheOf();
    await expect(cache.remember('home', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await cache.remember('home', async () => ({ value: { text: 'there' }, tags: [] }))).toEqual({
      text: 'there',
    });
  });

  it('forgets what changes by itself at that moment, by the clock that it was given', () => {
    let now = 1000;
    const cache = new TaggedCache<{ text: string }>({
      maxSize: 1000,
      sizeOf: ({ text }) => text.length,
      now: () => now,
    });
    cache.set('today', { text: 'today' }, ['t'], cache.begin(), new Date(2000));
    cache.set('always', { text: 'always' }, ['t'], cache.begin());
    now = 1999;
    expect(cache.get('today')).toEqual({ text: 'today' });
    now = 2000;
    expect(cache.get('today')).toBeUndefined();
    expect(cache.get('always')).toEqual({ text: 'always' });
    expect(cache.size).toBe('always'.length);
  });

  it('keeps nothing when it has no room at all', async () => {
    const cache = cacheOf(0);
    cache.set('a', { text: '' }, ['t'], cache.begin());
    expect(cache.get('a')).toBeUndefined();
    let made = 0;
    const make = async () => ({ value: { text: String(++made) }, tags: [] });
    expect([await cache.remember('b', make), await cache.remember('b', make)]).toEqual([{ text: '1' }, { text: '2' }]);
  });

  it('does not keep what is larger than all its room, nor what stood there before', () => {
    const cache = cacheOf(10);
    cache.set('a', { text: 'small' }, ['t'], cache.begin());
    cache.set('a', { text: 'far too large' }, ['t'], cache.begin());
    expect(cache.get('a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });
});

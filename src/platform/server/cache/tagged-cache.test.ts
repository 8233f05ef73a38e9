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

  it('forgets all that carry a tag', () => {
    const cache = cacheOf();
    for (const key of ['home', 'news', 'agenda']) cache.set(key, { text: key }, ['menu'], cache.begin());
    cache.invalidate(['menu']);
    expect(['home', 'news', 'agenda'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
  });

  it('keeps something by the tags that it has now, not by those of what stood there before', () => {
    const cache = cacheOf();
    cache.set('home', { text: 'old' }, ['page:1', 'both'], cache.begin());
    cache.set('home', { text: 'new' }, ['page:2', 'both'], cache.begin());
    cache.invalidate(['page:1']);
    expect(cache.get('home')).toEqual({ text: 'new' });
    cache.invalidate(['both']);
    expect(cache.get('home')).toBeUndefined();
  });

  it('keeps nothing new while it is paused, and does again afterwards', () => {
    const cache = cacheOf();
    cache.pause(true);
    cache.set('home', { text: 'home' }, [], cache.begin());
    expect(cache.get('home')).toBeUndefined();
    cache.pause(false);
    cache.set('home', { text: 'home' }, [], cache.begin());
    expect(cache.get('home')).toEqual({ text: 'home' });
  });

  it('keeps what takes no room, and fills its room to the last', () => {
    const cache = cacheOf(10);
    cache.set('nothing', { text: '' }, [], cache.begin());
    cache.set('rest', { text: '123456789' }, [], cache.begin());
    expect([cache.get('nothing'), cache.get('rest')]).toEqual([{ text: '' }, { text: '123456789' }]);
  });

  it('keeps nothing that was begun before more changes than it remembers', () => {
    const cache = cacheOf();
    const ticket = cache.begin();
    cache.invalidate(Array.from({ length: 10_001 }, (_, number) => `page:${number}`));
    cache.set('home', { text: 'old' }, ['page:7'], ticket);
    cache.set('other', { text: 'old' }, ['menu'], ticket);
    expect([cache.get('home'), cache.get('other')]).toEqual([undefined, undefined]);
    cache.set('home', { text: 'new' }, ['page:7'], cache.begin());
    expect(cache.get('home')).toEqual({ text: 'new' });
  });

  it('keeps what was begun before a change of something else', () => {
    const cache = cacheOf();
    const ticket = cache.begin();
    cache.invalidate(['page:1']);
    cache.set('news', { text: 'news' }, ['page:2'], ticket);
    expect(cache.get('news')).toEqual({ text: 'news' });
  });

  it('forgets all at once, with what is being made', async () => {
    const cache = cacheOf();
    cache.set('home', { text: 'home' }, ['page:1'], cache.begin());
    const first = Promise.withResolvers<{ value: { text: string }; tags: string[] }>();
    const early = cache.remember('news', () => first.promise);
    cache.clear();
    expect([cache.get('home'), cache.size]).toEqual([undefined, 0]);
    expect(await cache.remember('news', async () => ({ value: { text: 'new' }, tags: [] }))).toEqual({ text: 'new' });
    first.resolve({ value: { text: 'old' }, tags: [] });
    await early;
    expect(cache.get('news')).toEqual({ text: 'new' });
  });

  it('shares the making of the new value also after the old one is done', async () => {
    const cache = cacheOf();
    const first = Promise.withResolvers<{ value: { text: string }; tags: string[] }>();
    const second = Promise.withResolvers<{ value: { text: string }; tags: string[] }>();
    const early = cache.remember('home', () => first.promise);
    cache.invalidate(['page:1']);
    const late = cache.remember('home', () => second.promise);
    first.resolve({ value: { text: 'old' }, tags: ['page:1'] });
    await early;
    const third = cache.remember('home', async () => ({ value: { text: 'made once more' }, tags: [] }));
    second.resolve({ value: { text: 'new' }, tags: ['page:1'] });
    expect(await Promise.all([late, third])).toEqual([{ text: 'new' }, { text: 'new' }]);
  });
});

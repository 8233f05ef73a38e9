import { describe, expect, it } from 'vitest';
import { countedPath, isCountedPath } from './counted-path.ts';

describe('the address of a view', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/wonen/', '/wonen'],
    ['/wonen?naam=Jansen', '/wonen'],
    ['/wonen#boven', '/wonen'],
    ['//', '/'],
  ])('of %s is %s', (asked, counted) => {
    expect(countedPath(asked)).toBe(counted);
  });

  it('is never longer than a person would type', () => {
    expect(countedPath(`/${'a'.repeat(5000)}`)).toHaveLength(300);
  });
});

describe('what is counted', () => {
  it.each(['/', '/wonen', '/nieuws/i/abcdefghjk/de-dijk', '/search', '/administratie'])('%s is', (path) => {
    expect(isCountedPath(path)).toBe(true);
  });

  it.each([
    '/reset-password/geheim',
    '/prove/geheim',
    '/unsubscribe/geheim',
    '/newsletter/stop/geheim',
    '/idea-news/geheim',
    '/setup/geheim',
  ])('%s is not: it opens something for who has it', (path) => {
    expect(isCountedPath(path)).toBe(false);
  });

  it.each(['/admin', '/admin/users', '/account/profile', '/login', '/wonen/edit', '/api/menu', '/submission/x'])(
    '%s is not',
    (path) => {
      expect(isCountedPath(path)).toBe(false);
    },
  );
});

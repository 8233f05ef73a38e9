import { describe, expect, test } from 'vitest';
import { isShortId } from '#platform/contract/calls/guid.ts';
import { isRightAddress, itemPath, readItemAddress, shortIdLength } from './item-path.ts';

test.each([
  ['/nieuws', 'k3n8p2qwxz', 'Dijk wordt hoger', '/nieuws/i/k3n8p2qwxz/dijk-wordt-hoger'],
  ['/', 'k3n8p2qwxz', 'Dijk', '/i/k3n8p2qwxz/dijk'],
  ['/en/news', 'k3n8p2qwxz', '  Financiën: 2026! ', '/en/news/i/k3n8p2qwxz/financien-2026'],
  ['/nieuws', 'k3n8p2qwxz', '水', '/nieuws/i/k3n8p2qwxz'],
])('%s, %s, "%s" → %s', (pagePath, id, title, expected) => {
  expect(itemPath(pagePath, { id, title })).toBe(expected);
});

test.each([
  ['/nieuws/i/k3n8p2qwxz/dijk', { pagePath: '/nieuws', itemId: 'k3n8p2qwxz', slug: 'dijk' }],
  ['/nieuws/i/k3n8p2qwxz', { pagePath: '/nieuws', itemId: 'k3n8p2qwxz', slug: '' }],
  ['/nieuws/i/k3n8p2qwxz/', { pagePath: '/nieuws', itemId: 'k3n8p2qwxz', slug: '' }],
  ['/i/k3n8p2qwxz/dijk', { pagePath: '/', itemId: 'k3n8p2qwxz', slug: 'dijk' }],
  [
    '/en/news/i/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01/x',
    { pagePath: '/en/news', itemId: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01', slug: 'x' },
  ],
  ['/nieuws', undefined],
  ['/nieuws/i', undefined],
  ['/nieuws/i/', undefined],
  ['/nieuws/i/k3n8p2qwxz/dijk/meer', undefined],
])('%s', (path, expected) => {
  expect(readItemAddress(path)).toEqual(expected);
});

describe('the right address', () => {
  test.each([
    ['/nieuws/i/k3n8p2qwxz/dijk', '/nieuws/i/k3n8p2qwxz/dijk', true],
    ['/nieuws/i/k3n8p2qwxz/oude-titel', '/nieuws/i/k3n8p2qwxz/dijk', false],
    ['/elders/i/k3n8p2qwxz/dijk', '/nieuws/i/k3n8p2qwxz/dijk', false],
    ['/elders/i/k3n8p2qwxz', null, true],
  ])('%s for an item at %s: %s', (asked, path, expected) => {
    expect(isRightAddress(asked, { path })).toBe(expected);
  });
});

test('a short id can be told from a guid by its length', () => {
  expect(shortIdLength).toBeGreaterThanOrEqual(8);
  expect(isShortId('k'.repeat(shortIdLength))).toBe(true);
});

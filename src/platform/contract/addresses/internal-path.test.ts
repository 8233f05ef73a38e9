import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInternalPath, safeReturnPath } from './internal-path.ts';

describe('isInternalPath (§5)', () => {
  test.each([
    ['/nieuws', true],
    ['/nieuws/i/abc/titel?q=1#deel', true],
    ['/a//b', true],
    ['/?q=1', true],
    ['/', false], // nothing follows the slash
    ['', false],
    ['nieuws', false],
    ['//example.nl', false],
    ['///example.nl', false],
    ['/\\example.nl', false],
    ['\\/example.nl', false],
    ['/\t/example.nl', false],
    ['https://example.nl/', false],
    [' /nieuws', false],
  ])('%j', (path, expected) => {
    expect(isInternalPath(path)).toBe(expected);
  });
});

describe('safeReturnPath', () => {
  test.each([
    ['/', '/'],
    ['/account/profile', '/account/profile'],
    ['/en/search?q=water&page=2#list', '/en/search?q=water&page=2#list'],
    ['/financiën?q=één', '/financi%C3%ABn?q=%C3%A9%C3%A9n'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/login?to=https://example.nl', '/login?to=https://example.nl'],
    ['/@example.nl', '/@example.nl'],
  ])('%j is kept', (path, expected) => {
    expect(safeReturnPath(path, '/fallback')).toBe(expected);
  });

  test.each([
    null,
    undefined,
    '',
    'account',
    '//example.nl',
    '/\\example.nl',
    '\\\\example.nl',
    '/a\\b',
    '/\t/example.nl',
    '\t//example.nl',
    '/\n/example.nl',
    '/a\u0000b',
    '/a\u007fb',
    '/.//example.nl',
    '/a/..//example.nl',
    '/%2e//example.nl',
    'https://example.nl',
    'javascript:alert(1)',
    ' /account',
  ])('%j gives the fallback', (path) => {
    expect(safeReturnPath(path, '/fallback')).toBe('/fallback');
  });

  test('the fallback is the home page', () => {
    expect(safeReturnPath('//example.nl')).toBe('/');
  });

  test('never leads to another site, and can be asked again', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      ' ',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'evil.nl',
      '\u3000',
      'a',
    ];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(text, (path) => {
        const answer = safeReturnPath(path);
        expect(new URL(answer, 'https://plein.example').origin).toBe('https://plein.example');
        expect(safeReturnPath(answer, '/fallback')).toBe(answer);
      }),
      { numRuns: 2000 },
    );
  });
});

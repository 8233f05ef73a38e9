import { expect, test } from 'vitest';
import { redirectFor } from './redirects.ts';

test.each([
  ['/home', '/'],
  ['/admin', '/admin/pages'],
  ['/account', '/account/profile'],
  // the query and the hash stay
  ['/home?q=1', '/?q=1'],
  ['/account?tab=2#mail', '/account/profile?tab=2#mail'],
  ['/home#a?b\nc', '/#a?b\nc'],
  // a slash at the end is the same place
  ['/home/', '/'],
  ['/admin/?x', '/admin/pages?x'],
  // everything else stays
  ['/', undefined],
  ['', undefined],
  ['/homepage', undefined],
  ['/nieuws/home', undefined],
  ['/admin/pages', undefined],
  ['/admin/users', undefined],
  ['/account/profile', undefined],
  ['/?next=/home', undefined],
  ['constructor', undefined],
])('%s', (path, expected) => {
  expect(redirectFor(path)).toBe(expected);
});

test('a redirect never leads to a redirect', () => {
  for (const path of ['/home', '/admin', '/account']) {
    expect(redirectFor(redirectFor(path) ?? '')).toBeUndefined();
  }
});

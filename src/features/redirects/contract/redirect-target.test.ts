import { expect, it } from 'vitest';
import { withQuery, withSuffix } from './redirect-target.ts';

it.each([
  ['/nieuw', '', '/nieuw'],
  ['/nieuw', '?', '/nieuw'],
  ['/nieuw', '?q=haven', '/nieuw?q=haven'],
  ['/nieuw?x=1', '?q=haven', '/nieuw?x=1&q=haven'],
  ['/nieuw#a', '?q=haven', '/nieuw?q=haven#a'],
  ['https://elders.example/?x=1#a', '?q=1', 'https://elders.example/?x=1&q=1#a'],
])('%s asked with %s is %s', (target, search, answer) => {
  expect(withQuery(target, search)).toBe(answer);
});

it.each([
  ['/nieuws', '', '/nieuws'],
  ['/nieuws', '?q=1', '/nieuws?q=1'],
  ['/nieuws', '/i/abc', '/nieuws/i/abc'],
  ['/', '#a', '/#a'],
  ['/', '/i/abc', '/i/abc'],
])('%s with %s behind it is %s', (path, suffix, address) => {
  expect(withSuffix(path, suffix)).toBe(address);
});

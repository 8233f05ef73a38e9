import { expect, test } from 'vitest';
import { bareAddress } from './bare-address.ts';

test.each([
  ['/nieuws/', '/nieuws'],
  ['/nieuws///', '/nieuws'],
  ['/nieuws/?q=a/', '/nieuws?q=a/'],
  ['/a/b/', '/a/b'],
  ['//elders.example/', '/elders.example'],
  ['/\\elders.example/', '/elders.example'],
  ['///elders.example//?x', '/elders.example?x'],
  ['/nieuws', undefined],
  ['/nieuws?terug=/', undefined],
  ['/', undefined],
  ['/?q=a', undefined],
  ['//', undefined],
  ['', undefined],
])('%s', (url, expected) => {
  expect(bareAddress(url)).toBe(expected);
});

import { expect, test } from 'vitest';
import { fileOfPage, relativeAddress, sealedAddress } from './sealed-paths.ts';

const origin = 'https://vloedhaven.example';

test.each([
  ['/', { kind: 'page', path: '/', hash: '' }],
  ['/afval/', { kind: 'page', path: '/afval', hash: '' }],
  ['/afval?utm_source=x#grof', { kind: 'page', path: '/afval', hash: '#grof' }],
  ['/nieuws?p-12ab34=2', { kind: 'page', path: '/nieuws?p-12ab34=2', hash: '' }],
  ['/nieuws?f-12ab34=haven', { kind: 'page', path: '/nieuws', hash: '' }],
  ['/nieuws?p-12ab34=2&f-12ab34=3', { kind: 'page', path: '/nieuws', hash: '' }],
  [`${origin}/en/news`, { kind: 'page', path: '/en/news', hash: '' }],
  [origin, { kind: 'page', path: '/', hash: '' }],
  ['/a/x?width=2#y', { kind: 'file', path: '/a/x?width=2' }],
  ['/assets/x.css', { kind: 'file', path: '/assets/x.css' }],
  ['https://vloedhaven.example.org/', { kind: 'outside' }],
  ['//elders.nl/x', { kind: 'outside' }],
  ['#inhoud', { kind: 'outside' }],
  ['mailto:a@b.nl', { kind: 'outside' }],
])('%s', (address, expected) => {
  expect(sealedAddress(address, origin)).toEqual(expected);
});

test.each([
  ['/', 'index.html'],
  ['/afval/grof', 'afval/grof/index.html'],
  ['/nieuws?p-12ab34=2', 'nieuws/index-p-12ab34-2.html'],
  ['/caf%C3%A9', 'café/index.html'],
  ['/a..b/..', 'a~2e~2eb/~2e~2e/index.html'],
  ['/%2e%2e/%2fetc', '~2e~2e/~2fetc/index.html'],
])('%s lies in %s', (path, file) => {
  expect(fileOfPage(path)).toBe(file);
});

test.each([
  ['index.html', 'afval/index.html', 'afval/index.html'],
  ['afval/grof/index.html', 'index.html', '../../index.html'],
  ['afval/grof/index.html', 'afval/index.html', '../index.html'],
  ['afval/index.html', 'afval/index-p-1.html', 'index-p-1.html'],
  ['index.html', 'café/index.html', 'caf%C3%A9/index.html'],
  ['afval/index.html', '_files/a.png', '../_files/a.png'],
])('from %s to %s', (from, to, expected) => {
  expect(relativeAddress(from, to)).toBe(expected);
});
